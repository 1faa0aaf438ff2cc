"""A chain breaker: cast body with two rows of teeth for the chain, a screw that drives the pin, a T-handle."""
from workshop.fittings import thread
from workshop.hanging import hang
from workshop.lettering import text
from workshop.materials import ORANGE, brushed_steel, chrome, forged_steel, ink, plastic
from workshop.shapes import filleted
from workshop.solids import block, lathe, loft, plate

AXIS, LIFT = 1.34, .62       # the screw's height on the picture and above the board


def build():
    cast, steel = forged_steel((.15, .155, .165), .40), brushed_steel(roughness=.22)
    casting = filleted([(-2.64, 1.88, .18), (-1.92, 1.88, .16), (-1.86, .98, .1), (-1.64, .98, .06), (-1.64, 1.52, .07), (-1.46, 1.52, .07),
                        (-1.46, .98, .06), (-.84, .98, .06), (-.84, 1.52, .07), (-.66, 1.52, .07), (-.66, .98, .06), (-.34, .98, .1),
                        (-.28, 1.96, .2), (.86, 1.96, .2), (.86, .60, .3), (-.02, .24, .4), (-.42, -.4, .6), (-.50, -2.7, .44),
                        (-1.50, -2.7, .44), (-1.56, -.4, .6), (-1.88, .20, .4), (-2.64, .54, .26)][::-1])
    plate([casting], .84, cast, LIFT - .06, .055)
    # Round bosses where anvil and screw run in the casting.
    for left, right in ((-2.66, -1.9), (-.30, .92)):
        lathe([(0, left), (.36, left), (.44, left + .07), (.44, right - .07), (.36, right), (0, right)], cast, (0, AXIS, LIFT), turn=-90)
    lathe([(.07, -1.9), (.07, -.3), (.14, -.3)], chrome(), (0, AXIS, LIFT), turn=-90)                    # the pin
    lathe([(.16, -.75), (.2, -.7), (.2, -.25)], steel, (0, AXIS, LIFT), turn=-90)                      # its holder
    lathe([(r, along + .85) for r, along in thread(.24, .75, .10, .035)], steel, (0, AXIS, LIFT), turn=-90)
    lathe([(0, 1.5), (.30, 1.5), (.36, 1.56), (.36, 1.98), (.30, 2.04), (0, 2.04)], steel, (0, AXIS, LIFT), turn=-90)

    # The bar slides in the screw's head.
    lathe([(.12, -1.3), (.12, 1.3)], chrome(), (1.77, AXIS - .1, LIFT))
    grip = plastic(ORANGE, .32)
    for y in (-1.42, 1.22):
        lathe([(0, -.3), (.14, -.3), (.2, -.24), (.2, .24), (.14, .3), (0, .3)], grip, (1.77, AXIS + y, LIFT))

    loft([(-1.0, y, LIFT - .04, w, .52) for y, w in ((-.55, .50), (-.9, .55), (-1.8, .56), (-2.5, .58), (-2.95, .58))], grip, 4, .3)
    for i in range(6):
        block((.86, .07, .06), plastic((.02, .02, .022), .5), (-1.0, -1.0 - .26 * i, LIFT + .48), bevel=.025)
    text('8–12', .24, ink((.75, .75, .72)), (-1.0, .3, LIFT + .37))
    hang(-7, move=(.35, .1))
