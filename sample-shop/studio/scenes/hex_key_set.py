"""Six hex keys from 8 down to 2 mm, ball ends up, clipped into a moulded holder."""
from workshop.hanging import hang
from workshop.lettering import text
from workshop.materials import ORANGE, brushed_steel, ink, plastic
from workshop.shapes import arc, ngon
from workshop.solids import block, lathe, tube

KEYS = ((8, -2.35), (6, -1.38), (5, -.52), (4, .28), (3, 1.03), (2, 1.72))    # size in millimetres, place along the holder
LIFT = .46


def key(size, x, top, bottom, foot, steel):
    """A long arm with a ball end, a bend, a short arm to the right."""
    r = .015 + .028 * size
    bend = 2.1 * r
    path = [(x, top - 2.6 * r, LIFT), (x, bottom + bend, LIFT),
            *((px, py, LIFT) for px, py in arc(x + bend, bottom + bend, bend, 184, 266, 16)),
            (x + bend, bottom, LIFT), (x + foot - .2 * r, bottom, LIFT)]
    tube(path, r, steel, ngon(6, 1))
    lathe([(r, 0), (.70 * r, .55 * r), (.70 * r, .8 * r), (.97 * r, 1.5 * r), (.94 * r, 2.0 * r), (.6 * r, 2.5 * r), (0, 2.6 * r)],
          steel, (x, top - 2.6 * r, LIFT), smooth=20, steps=6)
    lathe([(r, 0), (.86 * r, .2 * r), (0, .2 * r)], steel, (x + foot - .2 * r, bottom, LIFT), turn=-90, smooth=20, steps=6)
    return r


def build():
    steel, black, white = brushed_steel(roughness=.22), plastic((.022, .023, .026), .42), ink((.8, .8, .78))
    block((4.95, .62, .62), black, (-.30, .55, .36), bevel=.12)
    block((4.6, .12, .1), plastic(ORANGE, .32), (-.30, .55, .67), bevel=.03)
    for i, (size, x) in enumerate(KEYS):
        r = key(size, x, 2.95 - .27 * i, -2.75 + .34 * i, 1.45 - .13 * i, steel)
        block((2 * r + .26, .92, .74), black, (x, .55, .46), bevel=.09)
        text(f'{size}', .30, white, (x, .55, .83))
    hang(-5, move=(.2, -.05))
