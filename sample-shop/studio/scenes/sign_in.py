"""Three workshop keys and a round brass tag on a split ring, hanging from one hook."""
import math

from workshop.hanging import hang, hook
from workshop.lettering import text
from workshop.materials import ORANGE, brass, brushed_steel, chrome, forged_steel, ink, plastic
from workshop.shapes import arc, box, circle, rounded
from workshop.solids import lathe, plate, ring, tube

RING = .66                      # radius of the split ring
SIZE = 1.22                     # of keys and tag in the picture
PIVOT = (-.1, 1.15)               # where keys and tag hang: the ring's lowest point


def cylinder_key(steel):
    """For the door: capped round bow, blade with five cuts and a groove along it."""
    plate([rounded(arc(0, -.62, .68, -60, 240, 40), .05), circle(.17, 0, -.14)], .17, plastic(ORANGE), .16, .05)
    cuts = [(.20, -1.15), (.20, -1.62)]
    for i, depth in enumerate((.05, .14, .08, .17, .10)):
        y = -1.72 - .26 * i
        cuts += [(.20 - depth, y - .04), (.20 - depth, y - .12), (.20, y - .22)]
    plate([[*cuts, (.06, -3.20), (-.10, -3.24), (-.20, -3.10), (-.20, -1.52), (-.32, -1.44), (-.32, -1.15)]], .10, steel, .16, .012)
    plate([box(.07, 1.7, -.08, -2.2, .03)], .01, ink((.18, .18, .19)), .212, .002)


def padlock_key(gold):
    """For the tool chest: small, brass, cut on both sides."""
    plate([rounded([(-.42, -.05), (.42, -.05), (.58, -.40), (.46, -.95), (.20, -1.12), (-.20, -1.12), (-.46, -.95), (-.58, -.40)], .14),
           circle(.15, 0, -.22)], .13, gold, .16, .04)
    blade = [(.15, -1.0)]
    for i in range(4):
        y = -1.35 - .26 * i
        blade += [(.15, y), (.07, y - .06), (.07, y - .12), (.15, y - .18)]
    blade += [(.10, -2.45), (0, -2.55), (-.10, -2.45)]
    plate([blade + [(-x, y) for x, y in reversed(blade[:-3])]], .09, gold, .16, .012)
    text('24', .28, ink((.20, .12, .03)), (0, -.66, .228))


def lever_key(iron):
    """For the old gate: forged bow, round stem with a collar, a bit with wards."""
    ring(.44, .12, iron, (0, -.46, .16), squash=.8)
    lathe([(0, -.86), (.13, -.88), (.18, -.98), (.18, -1.06), (.12, -1.10), (.105, -1.2), (.105, -3.1), (.08, -3.2), (0, -3.2)], iron, (0, 0, .16), steps=48)
    for y in (-1.22, -2.16):
        lathe([(.10, y - .05), (.16, y - .03), (.16, y + .03), (.10, y + .05)], iron, (0, 0, .16), steps=48)
    plate([[(.05, -2.28), (.56, -2.28), (.56, -2.48), (.36, -2.48), (.36, -2.60), (.56, -2.60), (.56, -2.84), (.40, -2.84), (.40, -2.72), (.26, -2.72),
            (.26, -2.84), (.05, -2.84)]], .16, iron, .16, .02)


def tag(gold):
    plate([circle(.86, 0, -.80), circle(.11, 0, -.14)], .09, gold, .16, .03)
    ring(.75, .016, ink((.20, .12, .03)), (0, -.80, .203))
    text('TW', .38, ink((.13, .07, .015)), (0, -.56, .206))
    text('24', .56, ink((.13, .07, .015)), (0, -1.02, .206))


def split_ring(steel):
    """Two turns of one wire. It slants: before the bows on the left, behind them on the right."""
    for up in (0, .12):
        tube([(PIVOT[0] + RING * math.cos(a), PIVOT[1] - .17 + RING * (1 + math.sin(a)), 1.0 + up - .5 * math.cos(a))
              for a in (2 * math.pi * i / 90 for i in range(90))], .06, steel, cyclic=True)


def build():
    steel = chrome(roughness=.16)
    for make, turn, lift in ((lambda: lever_key(forged_steel()), 38, .10), (lambda: cylinder_key(brushed_steel()), 14, .34),
                             (lambda: padlock_key(brass()), -7, .60), (lambda: tag(brass(.2)), -34, .85)):
        make()
        hang(turn, move=PIVOT, lift=lift, k=SIZE)
    split_ring(steel)
    hook(PIVOT[0], PIVOT[1] + 2 * RING - .17, steel, 1.5)
