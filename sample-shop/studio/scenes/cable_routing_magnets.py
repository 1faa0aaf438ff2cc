"""An internal cable routing kit: three leaders with tips for the magnet, coiled, and the magnet that leads them through a frame."""
from math import atan2, cos, degrees, radians, sin

from workshop.fittings import thread
from workshop.hanging import hang
from workshop.materials import black_oxide, brushed_steel, chrome, rubber
from workshop.shapes import bowed
from workshop.solids import block, lathe, ring, tube

CENTRE = (-.40, .65)


def on_coil(r, degrees_):
    return (CENTRE[0] + r * cos(radians(degrees_)), CENTRE[1] + r * sin(radians(degrees_)))


def leader(r, wire, material, start, end, tail, z):
    """Coiled anticlockwise from the angle start to end, then leaving by the tail's points. Returns the tip and its turn."""
    coil = []
    for i in range(61):
        a = start + (end - start) * i / 60
        # The coil is wound unevenly: its radius varies, and its turns cross one another.
        ease = .08 * sin(radians(.62 * a)) + .05 * sin(radians(1.37 * a))
        coil.append((*on_coil(r + ease, a), z + .10 * sin(radians(.81 * a))))
    way_out = [(x, y, z + .14) for x, y in tail]
    flat = bowed([p[:2] for p in coil] + tail, 6)
    n = len(flat) - 1
    heights = [p[2] for p in coil + way_out]
    path = []
    for i, (x, y) in enumerate(flat):
        at = i / n * (len(heights) - 1)
        k = min(int(at), len(heights) - 2)
        path.append((x, y, heights[k] + (heights[k + 1] - heights[k]) * (at - k)))
    tube(path, wire, material)
    (x0, y0, _), (x1, y1, z1) = path[-2:]
    return (x1, y1, z1), degrees(atan2(y1 - y0, x1 - x0)) - 90


def strap(angle):
    """A hook-and-loop strap around the bundle, its free end on top."""
    x, y = on_coil(1.78, angle)
    block((1.16, .46, .62), rubber(), (x, y, .42), angle, bevel=.14)
    block((.74, .40, .05), rubber((.045, .045, .048), .8), (*on_coil(1.70, angle), .75), angle, bevel=.02)


def magnet():
    """The guide outside the frame: a strong magnet in a steel cup, with a grip."""
    grip = [(0, -1.05), (.28, -1.05), (.40, -1.0), (.46, -.88), (.46, -.62), (.42, -.56), (.42, -.50), (.46, -.44), (.46, -.26), (.42, -.20), (.42, -.14),
            (.46, -.08), (.46, .10), (.42, .16), (.42, .22), (.48, .30), (.50, .42), (.50, .52), (.44, .56)]
    lathe(grip, rubber((.80, .075, .003), .42), (0, 0, .62))
    lathe([(.44, .50), (.44, .98), (.41, 1.02), (.36, 1.02), (.34, 1.0), (.34, .99), (0, .99)], chrome(), (0, 0, .62), smooth=25)
    ring(.442, .012, black_oxide(), (0, .80, .62), 'y')


def build():
    steel = chrome()
    magnet()
    hang(-62, move=(1.75, -2.2))
    at, turn = leader(1.95, .085, rubber(), -540, 285, [(.95, -1.38), (1.75, -1.12), (2.35, -.55), (2.62, .25)], .34)
    lathe([(.10, -.1), (.13, -.06), (.13, .30), (.11, .34), (.11, .62), (.09, .65), (0, .65)], steel, at, turn=turn)
    at, turn = leader(1.76, .075, rubber((.80, .075, .003), .42), -610, 65, [(-.35, 2.62), (-1.2, 2.85), (-2.05, 2.70), (-2.72, 2.15)], .40)
    lathe([(.09, -.1), (.13, -.06), (.13, .16), (.10, .20)], black_oxide(), at, turn=turn)
    lathe(thread(.10, .55, .075, .03), steel, (at[0] + .15 * cos(radians(turn + 90)), at[1] + .15 * sin(radians(turn + 90)), at[2]), turn=turn)
    at, turn = leader(1.52, .06, brushed_steel(), -480, 190, [(-2.05, -.45), (-2.25, -1.2), (-2.1, -1.9), (-1.6, -2.5)], .46)
    lathe([(.07, -.1), (.12, -.06), (.12, .45), (.10, .48), (0, .48)], steel, at, turn=turn)
    strap(108)
    strap(246)
    strap(-8)
