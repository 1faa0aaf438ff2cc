"""A round spoke wrench: a hardened disc, six slots for nipples from 3.2 to 5.5 mm, an orange ring to find it by."""
import math

from workshop.hanging import hang
from workshop.lettering import text
from workshop.materials import ORANGE, brushed_steel, chrome, ink, plastic
from workshop.shapes import arc, circle, filleted, put
from workshop.solids import disc, lathe, plate

SIZES = (3.2, 3.3, 3.5, 4.0, 4.4, 5.5)
EDGE = 2.7
FLOOR = 1.90                 # how far from the middle the slots end
SCALE = .052                 # half a slot's width for each millimetre


def slotted():
    """The disc's edge: at each size a slot as wide as the nipple, between two slots a bay for the finger."""
    points = []
    for i, size in enumerate(SIZES):
        w, a = size * SCALE, 90 + 60 * i
        slot = [(w, EDGE, .06), (w, FLOOR + .16, .02), (w + .06, FLOOR + .08, .06), (w, FLOOR, .05),
                (-w, FLOOR, .05), (-w - .06, FLOOR + .08, .06), (-w, FLOOR + .16, .02), (-w, EDGE, .06)]
        points += [(*put([(x, y)], 0, 0, a - 90)[0], r) for x, y, r in slot]
        here, there = (math.degrees(math.asin(s * SCALE / EDGE)) + 2 for s in (size, SIZES[(i + 1) % 6]))
        points += arc(0, 0, EDGE, a + here, a + 23, 8)
        points += [(*put([(0, EDGE - .15)], 0, 0, a + d - 90)[0], .4) for d in (28, 32)]
        points += arc(0, 0, EDGE, a + 37, a + 60 - there, 8)
    return filleted(points, 5)


def build():
    steel = brushed_steel(along='x', roughness=.25)
    plate([slotted(), circle(.5)], .34, steel, .34, .045)
    disc(1.42, .12, steel, .54, .5, bevel=.035)
    disc(1.22, .14, plastic(ORANGE, .3), .63, .60, bevel=.05)
    lathe([(.36, -.3), (.36, .44), (.40, .5), (.56, .5), (.62, .44), (.62, .36)], chrome(), (0, 0, .26), 'z')
    for i, size in enumerate(SIZES):
        (x, y), = put([(0, 2.08)], 0, 0, 60 * i + 21)
        text(f'{size}', .3, ink(), (x, y, .51), 60 * i + 21)
    hang(8)
