"""A brake bleed kit: two 30 ml syringes, fresh oil in one, used oil in the other; each with its hose and brass fitting."""
from math import atan2, degrees

from workshop.fittings import thread
from workshop.hanging import hang
from workshop.lettering import text
from workshop.materials import BLUE, RED, brass, enamel, fluid, glass, ink, plastic, rubber
from workshop.shapes import bowed, box, ticks
from workshop.solids import block, lathe, plate, tube

CLEAR = (.20, .23, .23)                                   # a darker glass veils less of its oil
R, Z, K = .50, .72, .76                                   # radius and height of a barrel, scale of the kit


def syringe(oil, filled, mark, turn, at):
    """Built upright, the tip of its nozzle at (0, 0); `filled` is the share of its 30 ml below the piston."""
    milky = plastic((.62, .64, .62), .3)
    top, bottom = 3.55, .55
    piston = bottom + .08 + filled * 2.6
    plate([box(2 * R, top - bottom, 0, (top + bottom) / 2)], .02, milky, .30, 0)                      # the far wall of the barrel
    lathe([(.13, .38), (R - .01, bottom)], milky, (0, 0, Z))
    lathe([(0, bottom + .03), (R - .06, bottom + .10), (R - .06, piston)], oil, (0, 0, Z))
    lathe([(R - .05, piston), (R - .05, piston + .10), (R - .12, piston + .13), (R - .12, piston + .2), (R - .05, piston + .23), (R - .05, piston + .32),
           (0, piston + .36)], rubber(), (0, 0, Z))
    for roll in (0, 90):                                                                              # the rod of the piston is a cross
        block((.60, 2.95, .07), milky, (0, piston + .3 + 1.475, Z), bevel=.02, tilt=(0, roll))
    lathe([(0, piston + 3.2), (.50, piston + 3.2), (.54, piston + 3.24), (.54, piston + 3.30), (.50, piston + 3.34), (0, piston + 3.34)], milky, (0, 0, Z))
    lathe([(.12, .30), (.14, .42), (R, bottom), (R, top)], glass(CLEAR), (0, 0, Z))
    plate([box(1.75, .16, 0, top, .08)], .72, milky, Z, .05)
    lathe([(.24, -.10), (.24, .26), (.20, .32), (.13, .36)], enamel(mark, 0), (0, 0, Z))              # marked: the two never swap
    plate(ticks((.34, .80), (.34, 3.25), 30, .15, .022), .003, ink(), Z + R - .07, 0)
    for i in range(1, 4):
        text(str(10 * i), .22, ink(), (-.12, .80 + 2.45 * i / 3, Z + R))
    hang(turn, k=K, move=at)


def hose(points, oil, mark, lies):
    """A clear hose with its oil in it, a pinch clamp on it, and at its end a brass fitting with an M5 thread."""
    flat = bowed(points)
    path = [(x, y, Z * K + (lies - Z * K) * i / len(flat)) for i, (x, y) in enumerate(flat)]    # from the nozzle to the height where it lies
    tube(path, .09, oil)
    tube(path, .10, glass(CLEAR))
    (x0, y0, _), (x, y, z) = path[14:16]
    turn = degrees(atan2(y - y0, x - x0))
    block((.20, .62, .34), plastic(mark), (x, y, z), turn, bevel=.06)
    block((.34, .20, .30), plastic(mark), (x, y, z), turn, bevel=.06)
    (x0, y0, _), (x, y, z) = path[-2:]
    fitting(x, y, z, degrees(atan2(y - y0, x - x0)) - 90)


def fitting(x, y, z, turn):
    """Barb, hexagon, O-ring, thread."""
    here = {'at': (x, y, z), 'turn': turn}
    lathe([(.09, -.16), (.14, -.12), (.14, .02), (.10, .04)], brass(), **here)
    lathe([(.19, .04), (.21, .06), (.21, .32), (.19, .34), (0, .34)], brass(), **here, steps=6, smooth=20)
    lathe([(r, a + .34) for r, a in thread(.11, .42, .075, .03)], brass(), **here, smooth=25)
    lathe([(.12, .34), (.16, .36), (.16, .41), (.12, .43)], rubber(), **here)


def build():
    fresh, used = fluid((.55, .012, .012)), fluid((.62, .22, .015))
    syringe(fresh, .62, RED, 8, (-1.0, -1.05))
    syringe(used, .28, BLUE, -7, (1.15, -.75))
    hose([(-1.0, -1.0), (-.97, -1.5), (-.62, -2.25), (.2, -2.55), (1.0, -2.25), (1.55, -1.85)], fresh, RED, .26)
    hose([(1.15, -.7), (1.08, -1.3), (.65, -1.9), (-.1, -2.2), (-1.0, -2.38), (-1.9, -2.45)], used, BLUE, .60)
