"""How strong bots think. Compiled like the rules; it looks ahead on states made from views."""
