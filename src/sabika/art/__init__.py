"""Drawings of our own: tiles, cards, cities and the whole table, as SVG and in the terminal.

`sabika.art.board.board_svg` draws a view, `sabika.art.terminal.draw` does the same in letters;
`tile_svg`, `card_svg` and `city_svg` draw the parts.
"""
