"""A folding repair stand: tripod, telescopic mast, and a cam clamp on an arm, its jaws lined with rubber."""
import math

from workshop.fittings import screw
from workshop.materials import ORANGE, aluminium, black_oxide, brushed_steel, chrome, enamel, ink, plastic, rubber
from workshop.shapes import filleted, ticks
from workshop.solids import block, lathe, plate, tube

MAST, Z = -.75, 1.0
CLAMP = 2.36                                 # height of the clamp's arm


def rod(start, end, r, material):
    """A straight tube with a cap at its end."""
    return tube([start, end], r, material)


def tripod(tubes, black):
    lathe([(.20, -1.72), (.27, -1.68), (.27, -1.02), (.20, -.98)], black, (MAST, 0, Z))
    lathe([(.20, -2.42), (.25, -2.39), (.25, -2.06), (.20, -2.03)], black, (MAST, 0, Z))
    # Feet at azimuth 200, 330 and 85 degrees, seen from 25 degrees above.
    for x, y, z in ((-1.95, -2.78, .42), (1.85, -2.92, .55), (.25, -2.05, -.72)):
        foot = (MAST + x, y, Z + z)
        hip = (MAST + .10 * x, -1.18, Z + .22 * (1 if z > 0 else -1))
        rod(hip, foot, .125, tubes)
        share = .52
        knee = tuple(h + (f - h) * share for h, f in zip(hip, foot))
        rod((MAST + .10 * x, -2.22, Z + .15 * (1 if z > 0 else -1)), knee, .055, black_oxide())
        if z > 0:
            screw(.085, brushed_steel(), (knee[0], knee[1], knee[2] + .11), .05)
            block((.26, .42, .40), black, (hip[0] + .05 * x, hip[1] - .05, hip[2]), math.degrees(math.atan2(foot[1] - hip[1], foot[0] - hip[0])) + 90, .06)
            screw(.10, brushed_steel(), (hip[0] + .05 * x, hip[1] - .05, hip[2] + .18), .06)
        lathe([(0, -.24), (.15, -.22), (.19, -.16), (.19, -.06), (.15, 0), (.15, .26), (.13, .28)], rubber(), foot,
              turn=math.degrees(math.atan2(hip[1] - foot[1], hip[0] - foot[0])) - 90)


def mast(tubes, black):
    lathe([(.2, -2.55), (.2, .38)], tubes, (MAST, 0, Z))
    lathe([(.15, .2), (.15, 2.3)], chrome((.72, .73, .75), .16), (MAST, 0, Z))
    plate(ticks((MAST - .02, .72), (MAST - .02, 1.62), 9, .07, .016), .003, ink(), Z + .151, 0)
    lathe([(.23, .10), (.27, .13), (.27, .56), (.23, .60), (.16, .60)], black, (MAST, 0, Z))
    lever(MAST + .22, .34, Z + .12, -14, .62)


def lever(x, y, z, turn, length):
    """A quick-release lever with its cam."""
    lathe([(0, 0), (.13, 0), (.13, .16), (.10, .19), (0, .19)], black_oxide(), (x, y, z), 'z')
    grip = filleted([(0, -.10, .08), (length * .5, -.075, .3), (length, -.11, .1), (length, .11, .1), (length * .5, .075, .3), (0, .10, .08)])
    plate([grip], .15, plastic(ORANGE), z + .14, .045, turn, (x, y))


def clamp(black):
    block((.56, .62, .56), black, (MAST, CLAMP, Z), bevel=.12)
    lathe([(0, 0), (.20, 0), (.22, .05), (.22, .16), (.16, .2), (0, .2)], brushed_steel(along='round'), (MAST, CLAMP, Z + .27), 'z')
    screw(.11, black_oxide(), (MAST, CLAMP, Z + .46), .05)
    lathe([(.12, -.5), (.12, 1.3)], chrome((.72, .73, .75), .16), (MAST, CLAMP, Z), turn=-90)
    lathe([(0, -.62), (.13, -.62), (.17, -.58), (.17, -.36), (.13, -.32)], black, (MAST, CLAMP, Z), turn=-90)
    lathe([(.13, 1.0), (.21, 1.03), (.21, 1.22), (.25, 1.26), (.25, 1.5), (0, 1.5)], black_oxide(), (MAST, CLAMP, Z), turn=-90)

    root = MAST + 1.42
    lower = filleted([(0, -.34, .1), (.9, -.62, .15), (1.72, -.56, .12), (1.78, -.30, .06), (1.34, -.20, .06), (1.12, -.26, .1), (.86, -.10, .1), (.60, .28, .1),
                      (0, .34, .1)])
    upper = filleted([(.34, .12, .1), (.74, .10, .1), (1.02, .06, .1), (1.18, .20, .1), (1.40, .14, .06), (1.84, .24, .06), (1.80, .50, .12), (1.05, .72, .2),
                      (.42, .58, .15)])
    plate([lower], .56, enamel((.022, .022, .024), .5, .4), Z, .07, at=(root, CLAMP))
    plate([upper], .46, enamel((.022, .022, .024), .5, .4), Z + .06, .07, at=(root, CLAMP))
    pad = rubber((.09, .09, .095))
    plate([filleted([(.88, -.14, .03), (1.12, -.30, .08), (1.34, -.24, .05), (1.80, -.34, .03), (1.79, -.20, .03), (1.34, -.08, .05), (1.12, -.12, .08),
                     (.92, -.02, .03)])], .64, pad, Z + .02, .03, at=(root, CLAMP))
    plate([filleted([(.94, .0, .03), (1.18, .12, .08), (1.40, .06, .05), (1.86, .16, .03), (1.85, .30, .03), (1.40, .22, .05), (1.18, .28, .08),
                     (.98, .16, .03)])], .56, pad, Z + .06, .03, at=(root, CLAMP))
    screw(.13, brushed_steel(along='round'), (root + .54, CLAMP + .32, Z + .28), .08)
    for x, y in ((.22, -.18), (.22, .16)):
        screw(.08, brushed_steel(along='round'), (root + x, CLAMP + y, Z + .27), .05)
    rod((root + 1.0, CLAMP - .2, Z + .30), (root + .96, CLAMP + .72, Z + .34), .05, chrome())
    lever(root + .96, CLAMP + .70, Z + .30, 172, 1.15)


def build():
    black = plastic((.02, .02, .022), .42)
    tubes = aluminium(.30)
    tripod(tubes, black)
    mast(tubes, black)
    clamp(black)
