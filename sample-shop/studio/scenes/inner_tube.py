"""An inner tube as it comes from its box: folded into a bundle with a band about it, the 48 mm Presta valve standing out."""
import math

from workshop.fittings import thread
from workshop.hanging import hang
from workshop.lettering import text
from workshop.materials import ORANGE, brass, chrome, ink, rubber
from workshop.shapes import band
from workshop.solids import block, lathe, plate

FOLD, LENGTH, TURNS = .25, 1.55, 4     # thickness of the flat tube, straight part of a fold, turns in the bundle
SIZE = .92                             # of the model in the picture
MIDDLE = .78                           # half the height of the bundle above the board


def folds():
    """The tube seen on its edge: a spiral drawn long."""
    points = []
    for i in range(int(TURNS * 60) + 15):
        a = math.radians(6 * i)
        r = .34 + (FOLD + .006) * a / (2 * math.pi)
        points.append((r * math.cos(a), r * math.sin(a) + math.copysign(LENGTH / 2, math.sin(a + .001))))
    return points


def valve(metal, gold):
    """Presta: rubber base, knurled ring for the rim, thread, and the core with its pin."""
    lathe([(.62, -.16), (.60, -.04), (.44, .03), (.26, .10), (.20, .22), (.17, .26)], rubber((.03, .03, .032)), (0, 0, MIDDLE))
    lathe([(r, .0 + along) for r, along in thread(.165, 1.62, .085, .028)], metal, (0, 0, MIDDLE))
    lathe([(.16, .46), (.36, .46), (.40, .50), (.40, .62), (.36, .66), (.16, .66)], metal, (0, 0, MIDDLE), steps=18, smooth=10)
    lathe([(.14, 1.6), (.14, 1.68), (.10, 1.74), (.07, 1.78), (.07, 1.98), (0, 1.98)], metal, (0, 0, MIDDLE))
    lathe([(0, 1.84), (.12, 1.84), (.14, 1.87), (.14, 1.98), (.10, 2.04), (.045, 2.06), (.045, 2.16), (0, 2.18)], gold, (0, 0, MIDDLE), steps=20, smooth=15)


def build():
    black = rubber((.026, .026, .028))
    spine = folds()
    plate([band(spine, [FOLD, FOLD])], 1.42, black, MIDDLE, .075)
    width = 2 * max(abs(p[0]) for p in spine) + FOLD + .06
    block((width, .62, 1.56), rubber(ORANGE, .5), (0, -.35, MIDDLE + .01), 0, .26)
    text('700 × 25-32C', .26, ink(), (0, -.35, 2 * MIDDLE + .01))
    hang(-14, move=(-.18, -.86), k=SIZE)
    # The valve comes last: where the tube ends its last fold, it stands up from it.
    valve(chrome(), brass())
    reach = SIZE * (max(p[1] for p in spine) + FOLD / 2)
    hang(-14, move=(-.18 + reach * math.sin(math.radians(14)), -.86 + reach * math.cos(math.radians(14))), k=SIZE)
