"""The link to the parts: a chainring with a length of chain laid over it."""
import math

from workshop.fittings import chain
from workshop.hanging import hang, hook
from workshop.lettering import text_round
from workshop.materials import ORANGE, aluminium, anodised, black_oxide, brushed_steel, chrome, ink
from workshop.shapes import arc, circle, filleted, ngon, sprocket
from workshop.solids import lathe, plate

TEETH, PITCH = 34, .41
R = PITCH / (2 * math.sin(math.pi / TEETH))              # the circle of the chain's pins
BOLTS, RIM = 1.22, 1.66                                  # bolt circle, inner edge between the tabs


def window():
    """The inner edge: four tabs reach inwards, each to carry a bolt."""
    corners = []
    for a in range(45, 405, 90):
        x, y = math.cos(math.radians(a)), math.sin(math.radians(a))
        for along, r, fillet in ((-.42, RIM - .06, .30), (-.30, BOLTS - .26, .26), (.30, BOLTS - .26, .26), (.42, RIM - .06, .30)):
            corners.append((x * r - y * along, y * r + x * along, fillet))
        corners += arc(0, 0, RIM, a + 22, a + 68, 14)
    return filleted(corners)


def laid_over(right, left):
    """The pins: over the upper half of the ring, then down on both sides, drawn inwards a little by the chain's own weight."""
    over = [(R * math.cos(a), R * math.sin(a)) for a in (2 * math.pi * i / TEETH for i in range(TEETH // 2 + 1))]
    tails = []
    for (x, y), links, way in ((over[0], right, -1), (over[-1], left, 1)):
        run = []
        for i in range(links):
            a = math.radians(-90 + way * (5 - 1.3 * i))
            x, y = x + PITCH * math.cos(a), y + PITCH * math.sin(a)
            run.append((x, y))
        tails.append(run)
    return tails[0][::-1] + over + tails[1]


def build():
    web = aluminium(.28)
    bolts = [(BOLTS * math.cos(math.radians(a)), BOLTS * math.sin(math.radians(a))) for a in range(45, 405, 90)]
    plate([sprocket(TEETH, PITCH), window(), *(circle(.17, x, y, 32) for x, y in bolts)], .17, web, .42, .025)
    plate([circle(R - .24), circle(RIM + .10)], .10, anodised((.06, .06, .065), .34), .49, .03)
    for x, y in bolts:
        lathe([(.14, -.2), (.14, 0), (.26, 0), (.26, .05), (.23, .08), (.13, .08), (.13, -.2)], anodised(ORANGE, .28), (x, y, .505), 'z', steps=48)
        plate([circle(.14, n=32), ngon(6, .105)], .3, black_oxide(), .40, .008, at=(x, y))
    text_round('34 T', .19, ink((.7, .7, .7)), R - .33, 62, .541, step=.7)
    pins = laid_over(7, 5)
    chain(lambda i: pins[i], len(pins) - 1, PITCH, brushed_steel((.30, .30, .315), .30, 'x', .02), chrome((.9, .9, .9), .2), .44,
          narrow_material=brushed_steel((.66, .66, .68), .30, 'x', .02))
    hang(-8, move=(0, .45), k=1.05)
    hook(0, .45 + 1.05 * RIM - .10, brushed_steel(), 1.0)
