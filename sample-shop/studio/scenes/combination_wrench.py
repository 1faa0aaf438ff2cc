"""A 15 mm combination wrench: forged, chromed, its size etched into the shank."""
import math

from workshop.hanging import hang
from workshop.lettering import text
from workshop.materials import ORANGE, brushed_steel, enamel, ink
from workshop.shapes import arc, rounded, slot
from workshop.solids import disc, plate


def build():
    steel = brushed_steel()
    t = math.radians(15)

    def turned(p):
        return (p[0] * math.cos(t) - p[1] * math.sin(t), 2.15 + p[0] * math.sin(t) + p[1] * math.cos(t))

    jaw = [turned(p) for p in arc(0, 0, .88, -58, 58, 24) + [(.42, .78), (.41, .15)] + arc(0, .15, .41, 0, -180, 18)
           + [(-.42, .78)] + arc(0, 0, .88, 122, 238, 24)]
    shank = [(.26, -1.55), (.23, -1.0), (.23, .8), (.30, 1.2)]
    edge = arc(0, -2.25, .66, 113, 427) + shank + jaw + [(-.30, 1.1), (-.23, .8), (-.23, -1.0), (-.26, -1.55)]
    star = [((.39 if i % 2 == 0 else .345) * math.cos(math.radians(15 * i)),
             -2.25 + (.39 if i % 2 == 0 else .345) * math.sin(math.radians(15 * i))) for i in range(24)]
    plate([rounded(edge), star], .24, steel, .32, .06)
    disc(.62, .34, steel, .33, .43, at=(0, -2.25), bevel=.08)
    plate([slot(1.5, .115, 0, -.15)], .04, enamel(ORANGE, .5), .435, .015)
    text('15', .30, ink(), (0, 1.46, .445), 8)
    text('CR-V', .13, ink((.5, .45, .4)), (0, -.15, .455), 90, 1.2)
    hang(-24)
