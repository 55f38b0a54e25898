"""Colours, by day and by night. Nothing is told apart by colour alone: see `silhouettes`.

Within each family (currencies, Alhambra's types, Granada's types) the colours also stay apart for
people who see no red or no green.
"""

from __future__ import annotations

from dataclasses import dataclass

INK = "#1B2233"
IVORY = "#FFFBF2"
NIGHT = "#141A2B"


def mix(one: str, other: str, share: float) -> str:
    """Return a colour with a share of another in it.

    >>> mix("#000000", "#FF8000", 0.5)
    '#804000'
    """
    channels = (
        round(int(one[n : n + 2], 16) * (1 - share) + int(other[n : n + 2], 16) * share)
        for n in (1, 3, 5)
    )
    return "#" + "".join(f"{channel:02X}" for channel in channels)


@dataclass(frozen=True)
class Paint:
    """A filled shape and the colour of text on it."""

    fill: str
    text: str


CURRENCY = {
    "denar": Paint("#2A5CA3", IVORY),
    "dirham": Paint("#2B7D53", IVORY),
    "ducat": Paint("#E0762A", INK),
    "florin": Paint("#F4D044", INK),
}

ALHAMBRA = {
    "pavilion": Paint("#5296DB", INK),
    "seraglio": Paint("#CC3B4A", IVORY),
    "arcades": Paint("#53310F", IVORY),
    "chambers": Paint("#F6F1E7", INK),
    "garden": Paint("#7DB24E", INK),
    "tower": Paint("#553285", IVORY),
}

GRANADA = {
    "arena": Paint("#B23A2A", IVORY),
    "bath_house": Paint("#55BDC6", INK),
    "library": Paint("#54331B", IVORY),
    "hostel": Paint("#EDBE4A", INK),
    "hospital": Paint("#F5F2EA", INK),
    "market": Paint("#DE6FA0", INK),
    "park": Paint("#6BA53C", INK),
    "school": Paint("#26397A", IVORY),
    "district": Paint("#875BB3", IVORY),
}

BAZAAR = Paint("#D9A441", INK)
START = Paint("#D8B98C", INK)
BUILDING = {**ALHAMBRA, **GRANADA, "bazaar": BAZAAR, "start": START}


def printed(kind: str) -> str:
    """Return the colour of a mark printed on a card or on the plaque of a tile."""
    return mix(BUILDING[kind].fill, INK, 0.56)


@dataclass(frozen=True)
class Theme:
    """What is the same for everything drawn by one light."""

    name: str
    ground: str
    """Behind everything."""
    panel: str
    """A part of the table; text stands on it."""
    line: str
    """Edges of panels, empty spaces."""
    ink: str
    soft: str
    """Text of less weight."""
    accent: str
    """Whose turn it is; also as text."""
    gold: str
    """The wall that would score."""
    casing: str
    """Around gold, so that it stands out on any ground."""
    wall: str
    wall_light: str
    wall_deep: str
    water: str
    water_light: str
    bank: str
    path: str
    kerb: str
    stone: str
    """Sunlit masonry of every building."""
    lamp: str | None
    """In doors and windows by night; by day they lie in the shade."""
    leaf: str
    card: str
    """Cards and medallions; what is printed on them is `INK`."""
    cloth: str
    """Backs of cards."""
    star: str
    """Tilework of the start tile."""

    @property
    def dark(self) -> bool:
        """Whether it is night."""
        return self.name == "dark"

    def roof(self, kind: str) -> str:
        """Return the main tone of a building in its picture."""
        fill = BUILDING[kind].fill
        return mix(fill, self.stone, 0.18) if self.dark else fill

    def edge(self, kind: str) -> str:
        """Return the outline of a building in its picture."""
        return NIGHT if self.dark else mix(BUILDING[kind].fill, INK, 0.62)

    def sign(self, kind: str) -> str:
        """Return the colour of a mark, or of an outline, on a panel."""
        fill = BUILDING[kind].fill
        return mix(fill, IVORY, 0.45) if self.dark else mix(fill, INK, 0.5)

    def tones(self, kind: str) -> dict[str, str]:
        """Return the tones of a picture."""
        return {
            "stone": self.stone,
            "roof": self.roof(kind),
            "light": mix(self.roof(kind), IVORY, 0.4),
            "opening": self.lamp or self.edge(kind),
            "water": self.water,
            "path": self.path,
            "leaf": self.leaf,
        }

    def court(self, kind: str) -> str:
        """Return the ground that a building stands on."""
        fill = BUILDING[kind].fill
        return mix(fill, NIGHT, 0.76) if self.dark else mix(fill, IVORY, 0.7)


LIGHT = Theme(
    name="light",
    ground="#F3E9D6",
    panel="#FFFBF2",
    line="#CDBB9C",
    ink=INK,
    soft="#5B5F6B",
    accent="#A8452B",
    gold="#F2B61F",
    casing="#4A2A0C",
    wall="#A9634A",
    wall_light="#D69A7B",
    wall_deep="#5E2E20",
    water="#236E96",
    water_light="#A9DCEC",
    bank="#7A6543",
    path="#F7E7C3",
    kerb="#B08D57",
    stone="#FBF0DA",
    lamp=None,
    leaf="#4F8F4A",
    card="#FFFDF7",
    cloth="#1F4E79",
    star="#1F4E79",
)

DARK = Theme(
    name="dark",
    ground="#0E1322",
    panel="#1A2136",
    line="#3F4968",
    ink="#F3EAD8",
    soft="#B3B5C2",
    accent="#F0B45A",
    gold="#FFCB47",
    casing="#0A0D18",
    wall="#8C5A47",
    wall_light="#CE9876",
    wall_deep="#2B1714",
    water="#3D8FB8",
    water_light="#BFE8F5",
    bank="#6A5A42",
    path="#6E6553",
    kerb="#A08A62",
    stone="#CDBFA3",
    lamp="#FFCF6B",
    leaf="#5FA05A",
    card="#F3EAD8",
    cloth="#2B5C8A",
    star="#E3A94F",
)


def theme(dark: bool = False) -> Theme:
    """Return the colours of the day or of the night."""
    return DARK if dark else LIGHT


SERIES = (
    ("#2A5CA3", "#5E93DC"),
    ("#D0681F", "#EE8434"),
    ("#2F9C95", "#6FD3C8"),
    ("#4A2A12", "#8F6B4C"),
    ("#9B8866", "#F5E7C6"),
)
"""Lines and points of plots, by day and by night, on a panel."""

# On a terminal the ground may be black or white: these can be read on both.
TERMINAL = {
    "wall": "#B35E3C",
    "moat": "#297DA8",
    "gold": "#976E0B",
    "soft": "#71767E",
    "accent": "#CB4C1E",
}
