"""What answers hold, for the description of the API; nothing else may be in them.

Answers are written straight from the tables and never pass through these models, which would cost
time; tests compare them.
"""
