"""The games themselves: what they are made of and how they score."""
