"""A first game with prepared moves: lessons as data, and how they were found."""
