"""What can be added to a title: the four modules of the expansion, and Dirk for two players."""
