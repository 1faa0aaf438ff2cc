"""Seven long-arm Torx keys, T40 to T10, fanned in a holder; both ends of every key are six-lobed."""
import math

from workshop.fittings import screw
from workshop.lettering import text
from workshop.materials import ORANGE, black_oxide, brushed_steel, chrome, ink, plastic
from workshop.shapes import arc, put
from workshop.solids import disc, plate, tube

# Size, radius of the shank, where its long arm ends, the length of its short arm. All point at PIVOT below the picture.
KEYS = [('T40', .170, 9.55, .98), ('T30', .150, 9.42, .90), ('T27', .136, 9.22, .82), ('T25', .124, 8.96, .75),
        ('T20', .108, 8.62, .68), ('T15', .094, 8.24, .60), ('T10', .080, 7.80, .52)]
PIVOT = (0, -6.95)
SPREAD, LEFT = 5.8, 17.4
TIP = 3.82                                   # every long arm starts this far from the pivot
Z = .42


def star(r, n=72):
    """The six lobes of a Torx key, r to their crests."""
    return [(r * (.865 + .135 * math.cos(6 * a)) * math.cos(a), r * (.865 + .135 * math.cos(6 * a)) * math.sin(a))
            for a in (2 * math.pi * i / n for i in range(n))]


def key(r, top, short, turn, steel):
    """One key: a round shank with a tight bend, lobed ends with a short lead-in."""
    bend = r * 2.6
    lobed = r * 5

    def turned(points):
        return [(x, y, Z) for x, y in put(points, *PIVOT, turn)]

    shank = [(0, TIP + lobed), (0, top - bend)] + arc(bend, top - bend, bend, 180, 90, 14) + [(short - lobed * .6, top)]
    tube(turned(shank), r, steel)
    for end, neck in (((0, TIP), (0, TIP + lobed)), ((short, top), (short - lobed * .6, top))):
        tube(turned([end, neck]), r * .97, steel, star(1))


def build():
    steel, black = chrome((.62, .63, .65), .22), plastic((.018, .018, .02), .45)
    for i, (size, r, top, short) in enumerate(KEYS):
        turn = LEFT - SPREAD * i
        key(r, top, short, turn, steel)
        text(size, .155, ink((.75, .74, .70)), (*put([(0, 5.02)], *PIVOT, turn)[0], .787), turn)

    def fan(inner, outer, spare):
        half = LEFT + spare
        return put(arc(0, 0, outer, 90 - half, 90 + half, 40) + arc(0, 0, inner, 90 + half, 90 - half, 40), *PIVOT)

    plate([fan(4.62, 5.95, 3.0)], .52, black, .50, .09)
    plate([fan(4.80, 5.22, 2.2)], .06, plastic((.035, .035, .038), .5), .755, .02)       # the band that names the sizes
    plate([fan(5.34, 5.42, 2.2)], .05, plastic(ORANGE), .76, .015)
    hub = put([(0, 5.66)], *PIVOT)[0]
    for turn in (-14, 14):
        screw(.13, brushed_steel(along='round'), (*put([(0, 5.68)], *PIVOT, turn)[0], .74), .06)
    disc(.20, .05, plastic(ORANGE), .765, at=hub, bevel=.015)
    plate([star(.13)], .02, black_oxide(), .79, 0, at=hub)
