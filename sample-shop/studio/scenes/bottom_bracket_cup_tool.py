"""A wrench for external bottom bracket cups: a forged ring with sixteen notches inside, a flat bar and a red grip."""
import math

from workshop.hanging import hang
from workshop.lettering import text
from workshop.materials import RED, brushed_steel, ink, plastic
from workshop.shapes import arc, circle, filleted
from workshop.solids import loft, plate

RING = 1.35                  # height of the ring's middle
OUTER, BORE, NOTCH = 1.62, 1.17, 1.31


def notched():
    """The bore: sixteen round-bottomed notches, as the cup's lugs ask for."""
    points = []
    for i in range(16):
        a = i * 22.5
        for r, at, soft in ((BORE, -5.4, .03), (NOTCH, -4.2, .05), (NOTCH, 4.2, .05), (BORE, 5.4, .03)):
            t = math.radians(a + at)
            points.append((r * math.cos(t), RING + r * math.sin(t), soft))
        points += arc(0, RING, BORE, a + 8, a + 14.5, 3)
    return filleted(points, 4)


def build():
    steel = brushed_steel(roughness=.28)
    edge = filleted([(.30, -2.2), (.26, -1.0, .5), (.42, -.35, .4), *arc(0, RING, OUTER, -66, 246, 90), (-.42, -.35, .4),
                     (-.26, -1.0, .5), (-.30, -2.2), *arc(0, -2.85, .30, 180, 360, 16)])
    plate([edge, notched(), circle(.13, 0, -2.85, 32)], .30, steel, .34, .035)
    # The ring is forged thicker than its handle: a raised wall round the notches.
    plate([circle(OUTER - .06, 0, RING), circle(NOTCH + .09, 0, RING)], .18, steel, .47, .05)
    text('44 · 16', .2, ink(), (0, -.42, .49), 0, 1.05)
    loft([(0, y, .34, w, h) for y, w, h in ((-.85, .31, .2), (-1.0, .33, .22), (-1.7, .34, .23), (-2.45, .37, .23), (-2.6, .36, .21))],
         plastic(RED, .3), 4, .12)
    hang(24, move=(-.1, .1))
