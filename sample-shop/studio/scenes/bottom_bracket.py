"""A threaded bottom bracket for a 24 mm axle: the drive side's cup with its sleeve, and the other cup seen from outside,
where notches, bearing and seal are."""
import math

from workshop.hanging import hang
from workshop.lettering import text_round
from workshop.materials import ORANGE, anodised, aluminium, brushed_steel, ink, plastic, rubber
from workshop.shapes import arc, circle
from workshop.solids import lathe, plate

MM = .0555                     # one millimetre
NOTCHES = 16


def mm(profile):
    return [(r * MM, along * MM) for r, along in profile]


def notched(r):
    """The edge of a flange with round notches for the tool's splines."""
    edge = []
    for i in range(NOTCHES):
        a = 360 * i / NOTCHES
        x, y = r * math.cos(math.radians(a)), r * math.sin(math.radians(a))
        edge += arc(x * MM, y * MM, 2.3 * MM, a + 262, a + 98, 10)
        edge += arc(0, 0, r * MM, a + 7.2, a + 360 / NOTCHES - 7.2, 4)
    return edge


def cup(at, words):
    """Upright, its outer face towards the viewer; at is the middle of the flange's inner side."""
    x, y, z = at
    black = anodised((.065, .066, .071), .32)
    plate([notched(22), circle(19 * MM)], 8 * MM, black, z + 5 * MM, .03, at=(x, y))
    shell = [(17.2, -13), (17.2, 0), (21, 0), (21, 1), (19, 1), (19, 9), (20.2, 9), (20.2, 10.2), (19.8, 10.8), (17.8, 10.8), (17.3, 10.2), (17.3, 0)]
    turns = [(r, -13 + 1.06 * i + d) for i in range(12) for r, d in ((16.7, 0), (17.4, .4), (17.4, .6), (16.7, 1.0))]
    screwed = [(15.4, -13), *turns, (16.7, .5)]
    race = [(15.6, 8), (15.6, 10), (15.9, 10.3), (17.0, 10.3), (17.3, 10), (17.3, 8)]
    seal = [(13.0, 9.4), (13.3, 9.9), (14.0, 10.0), (14.2, 9.7), (14.5, 10.0), (15.3, 9.9), (15.7, 9.4)]
    bush = [(12, -12), (12, 10.4), (12.3, 10.8), (12.9, 10.8), (13.2, 10.4), (13.2, 8)]
    for profile, material in ((shell, black), (screwed, aluminium(.30)), (race, brushed_steel((.74, .75, .77), .20, 'round', .02)),
                              (seal, rubber(ORANGE, .5)), (bush, plastic((.12, .12, .125), .4))):
        lathe(mm(profile), material, at, 'z')
    text_round(words, .12, ink((.62, .62, .62)), 18.8 * MM, 90, z + 10.8 * MM, (x, y), .72)


def build():
    cup((0, 0, 0), 'BSA 1.37 × 24  R')
    sleeve = plastic((.026, .026, .028), .42)
    ribs = [(r, -22 - 9 * i + d) for i in range(4) for r, d in ((15.0, 0), (15.6, -.5), (15.6, -1.5), (15.0, -2))]
    lathe(mm([(14.6, -5), (15.0, -13), *ribs, (15.0, -60), (14.4, -61), (13.4, -61), (13.4, -20)]), sleeve, (0, 0, 0), 'z')
    lathe(mm([(14.7, -58.5), (15.35, -58), (15.35, -56.5), (14.7, -56)]), rubber(ORANGE, .5), (0, 0, 0), 'z')
    hang(56, tilt=(-70, 0), move=(-1.62, 1.55), lift=2.1)
    cup((0, 0, 13 * MM), 'BSA 1.37 × 24  L')
    hang(10, move=(1.80, -1.80), lift=.15)
