"""A truing stand from the front: two uprights that open together, slots for the axle, callipers with thumb screws for the rim."""
import math

from workshop.fittings import coil, screw
from workshop.lettering import text
from workshop.materials import ORANGE, black_oxide, brushed_steel, enamel, ink, knurled, plastic
from workshop.shapes import arc, box, filleted, mirrored, ticks
from workshop.solids import block, disc, lathe, plate, tube

LEAN = 30                                    # degrees from above at which the base is seen; all that stands keeps its full height
FLOOR, Z = -2.2, .95
EASED_SQUARE = [(math.copysign(abs(math.cos(a)) ** .35, math.cos(a)), math.copysign(abs(math.sin(a)) ** .35, math.sin(a)))
             for a in (2 * math.pi * (i + .5) / 48 for i in range(48))]        # square with rounded edges


def on_bench(solid):
    """Lays a part, built facing the viewer, on the bench."""
    solid.rotation_euler.x = math.radians(LEAN - 90)
    return solid


def above(x, plan, height):
    """Where a point of the base stands: plan is its distance from the middle, away from the viewer, height that above the bench."""
    s, c = math.sin(math.radians(LEAN)), math.cos(math.radians(LEAN))
    return x, FLOOR + plan * s + height * c, Z - plan * c + height * s


def knob(x, y, z, turn, r=.30, length=.42):
    """A fluted thumb knob; it points to turn."""
    grip = [(0, 0), (r * .5, 0), (r * .55, .06), (r * .9, .08), (r, .14), (r, length - .06), (r * .88, length), (0, length)]
    lathe(grip, plastic(ORANGE), (x, y, z), turn=turn)
    t = math.radians(turn)
    for i in range(9):
        a = math.radians(180 * i / 8)
        across, up, along = r * math.cos(a), r * math.sin(a), (length + .08) / 2
        block((.05, length - .22, .05), plastic((.60, .04, .002)), (x + across * math.cos(t) - along * math.sin(t),
              y + across * math.sin(t) + along * math.cos(t), z + up), turn, .02)


def base():
    cast = enamel((.022, .022, .024), .5, .4)
    half = [(.55, -.34, .2), (1.46, -.34, .25), (1.74, -.78, .2), (2.46, -.78, .25), (2.46, .70, .25), (1.74, .70, .2), (1.46, .34, .25), (.55, .34, .2)]
    on_bench(plate([filleted(half + [(-x, y, r) for x, y, r in reversed(half)])], .20, cast, Z, .05, at=(0, FLOOR)))
    for x in (-2.10, 2.10):
        for plan in (-.50, .44):
            bolt = above(x, plan, .10)
            on_bench(disc(.17, .05, brushed_steel(along='round'), bolt[2], at=bolt[:2], bevel=.02))
            lathe([(0, 0), (.11, 0), (.11, .08), (.09, .11), (0, .11)], black_oxide(), bolt, steps=6, smooth=20).rotation_euler.x = math.radians(LEAN)
    block((3.1, .62, .56), cast, above(0, 0, .38), bevel=.08, tilt=(LEAN - 8, 0))
    for x in (-1.10, 1.10):
        screw(.20, brushed_steel(along='round'), (x, FLOOR + .42, Z + .48), .08)
    plate([box(1.5, .20, r=.03)], .02, brushed_steel(along='x'), Z + .50, .005, at=(0, FLOOR + .40))
    plate(ticks((.66, FLOOR + .335), (-.66, FLOOR + .335), 20, -.05, .014), .004, ink(), Z + .513, 0)


def upright(side, steel):
    """One of the two arms, side -1 or 1, with the slot that takes the axle and the screw that clamps it."""
    path = [(1.05, FLOOR + .45), (1.10, FLOOR + .62), (1.30, FLOOR + 1.5), (1.36, FLOOR + 1.8), (1.37, FLOOR + 2.1), (1.39, 1.9)]
    tube([(side * x, y, Z + .08) for x, y in path], .19, steel, EASED_SQUARE)
    lug = filleted([(1.14, 1.35, .1), (1.62, 1.35, .1), (1.68, 2.75, .1), (1.62, 2.86, .06), (1.52, 2.86, .05), (1.48, 2.2, .08), (1.34, 2.2, .08),
                    (1.30, 2.86, .05), (1.20, 2.86, .06), (1.12, 2.75, .1)])
    plate([lug if side > 0 else mirrored(lug)], .22, steel, Z + .26, .04)
    for y in (1.52, 1.82):
        screw(.09, black_oxide(), (side * 1.38, y, Z + .36), .06)
    lathe([(0, 0), (.085, 0), (.085, .5), (0, .5)], knurled(), (side * 1.56, 2.42, Z + .26), turn=-90 * side)
    knob(side * 1.82, 2.42, Z + .26, -90 * side)


def callipers(steel):
    post = filleted([(-.26, -1.7, .08), (.26, -1.7, .08), (.20, -.55, .1), (.20, -.2, .1), (-.20, -.2, .1), (-.20, -.55, .1)])
    plate([post], .26, steel, Z + .42, .04)
    lathe([(0, -.66), (.16, -.66), (.19, -.63), (.19, .63), (.16, .66), (0, .66)], enamel((.022, .022, .024), .4), (0, -.42, Z + .48), turn=90)
    screw(.15, brushed_steel(along='round'), (0, -.42, Z + .66), .06)
    for side in (-1, 1):
        finger = [(.56, -.42), (.62, -.1)] + arc(.42, .42, .25, 0, 70, 8) + [(.34, .74), (.20, .96)]
        tube([(side * x, y, Z + .5) for x, y in finger], .085, steel)
        tip = filleted([(.085, .86, .03), (.30, .74, .05), (.38, .92, .05), (.24, 1.16, .04), (.085, 1.16, .03)])
        plate([tip if side > 0 else mirrored(tip)], .20, black_oxide(), Z + .54, .03)
        coil(.13, .022, .05, 4, steel, (side * .76, -.42, Z + .48), 90)
    lathe([(0, -.94), (.07, -.94), (.07, .94), (0, .94)], knurled(), (0, -.42, Z + .48), turn=90)
    knob(-.80, -.42, Z + .48, 90, .21, .20)
    lip = filleted([(-.34, .10, .05), (-.30, .02, .05), (.30, .02, .05), (.34, .10, .05), (.26, .22, .04), (0, .12, .1), (-.26, .22, .04)])
    plate([lip], .14, black_oxide(), Z + .56, .025)
    plate([box(.16, .5, 0, -.12, .03)], .10, steel, Z + .50, .02)


def build():
    steel = brushed_steel()
    base()
    for side in (-1, 1):
        upright(side, steel)
    callipers(steel)
    text('100–157 mm', .14, ink((.8, .78, .72)), (0, FLOOR + .16, Z + .50))
