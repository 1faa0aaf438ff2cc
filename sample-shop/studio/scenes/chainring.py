"""A chainring for cranks with five arms: 42 teeth, bolt circle 110 mm, its bolts, the pins that lift the chain and the
one that keeps it off the crank."""
import math

from workshop.hanging import hang, hook
from workshop.lettering import text_round
from workshop.materials import ORANGE, aluminium, anodised, black_oxide, brushed_steel, chrome, ink
from workshop.shapes import arc, circle, filleted, ngon, sprocket
from workshop.solids import lathe, plate

PITCH = .434
BOLT_CIRCLE = PITCH * 55 / 12.7
RIM = 2.36                     # the inner edge between two tabs


def window():
    """The inner edge: five tabs reach inwards, each to carry a bolt."""
    corners = []
    for k in range(5):
        a = 90 + 72 * k
        x, y = math.cos(math.radians(a)), math.sin(math.radians(a))
        for along, inwards, r in ((-.44, RIM - .05, .34), (-.30, BOLT_CIRCLE - .30, .27), (.30, BOLT_CIRCLE - .30, .27), (.44, RIM - .05, .34)):
            corners.append((x * inwards - y * along, y * inwards + x * along, r))
        corners += arc(0, 0, RIM, a + 17, a + 55, 14)
    return filleted(corners)


def build():
    web = aluminium(.28)
    bolts = [(BOLT_CIRCLE * math.cos(math.radians(90 + 72 * k)), BOLT_CIRCLE * math.sin(math.radians(90 + 72 * k))) for k in range(5)]
    holes = [circle(.17, x, y, 32) for x, y in bolts]
    plate([sprocket(42, PITCH, turn=2, low=(6, 16, 27, 37)), window(), *holes], .20, web, .32, .03)
    # The web is milled thicker than the teeth, with a step where they begin.
    plate([circle(2.68), window(), *holes], .10, anodised((.035, .036, .04), .34), .44, .03)
    for x, y in bolts:
        lathe([(.14, -.25), (.14, .0), (.25, 0), (.25, .05), (.22, .075), (.13, .075), (.13, -.25)], anodised(ORANGE, .28), (x, y, .49), 'z', steps=48)
        plate([circle(.14, n=32), ngon(6, .105)], .3, black_oxide(), .40, .008, at=(x, y))
    for a in (30, 106, 200, 330):
        x, y = 2.50 * math.cos(math.radians(a)), 2.50 * math.sin(math.radians(a))
        lathe([(0, 0), (.06, 0), (.06, .02), (.04, .035), (0, .035)], brushed_steel(), (x, y, .49), 'z', steps=24)
    lathe([(0, 0), (.075, 0), (.075, .22), (.05, .25), (0, .25)], chrome(), (2.52 * math.cos(math.radians(90)), 2.52, .49), 'z', steps=24)
    text_round('42 T', .22, ink((.62, .62, .62)), 2.505, 54, .491)
    text_round('BCD 110', .14, ink((.62, .62, .62)), 2.505, 126, .491)
    hang()
    hook(.62, RIM - .10, brushed_steel(), .8)
    hook(-.62, RIM - .10, brushed_steel(), .8)
