"""A floor pump: steel barrel on a cast tripod, beech handle, a 63 mm gauge high on the barrel, the hose clipped to its side."""
import math

from workshop.fittings import dial
from workshop.hanging import hang
from workshop.lettering import text
from workshop.materials import ORANGE, black_oxide, brass, brushed_steel, chrome, enamel, ink, plastic, rubber, wood
from workshop.shapes import bowed, box, filleted, slot
from workshop.solids import block, lathe, plate, tube

LEAN = 28                                    # degrees from above at which the foot is seen; the barrel keeps its full length
FLOOR, Z = -2.72, .86                       # height of the foot's upper face in the picture, depth of the barrel's axis


def on_foot(solid):
    """Lays a part, built facing the viewer, on the floor."""
    solid.rotation_euler.x = math.radians(LEAN - 90)
    return solid


def foot():
    cast, pads = enamel((.022, .022, .024), .5, .4), rubber((.03, .03, .032))
    plan = [(-1.42, -.42, .2), (-.72, -.50, .15), (-.42, -.24, .3), (.42, -.24, .3), (.72, -.50, .15), (1.42, -.42, .2), (1.42, .42, .2),
            (.72, .46, .15), (.42, .40, .2), (.24, .92, .2), (-.24, .92, .2), (-.42, .40, .2), (-.72, .46, .15), (-1.42, .42, .2)]
    on_foot(plate([filleted(plan)], .20, cast, Z, .05, at=(0, FLOOR)))
    lift = math.cos(math.radians(LEAN)), math.sin(math.radians(LEAN))      # one unit upwards, as (y, z)
    for x in (-1.06, 1.06):
        on_foot(plate([box(.58, .74, r=.1)], .07, pads, Z + .12 * lift[1], .02, at=(x, FLOOR + .12 * lift[0])))
        for x1 in (-.18, -.06, .06, .18):
            on_foot(plate([slot(.52, .025)], .05, pads, Z + .17 * lift[1], .02, at=(x + x1, FLOOR + .17 * lift[0])))
    socket = lathe([(.50, 0), (.44, .10), (.36, .22), (.31, .40), (.31, .56), (.28, .60), (0, .60)], cast, (0, FLOOR + .08, Z - .28))        # its mouth about the barrel
    socket.rotation_euler.x = math.radians(LEAN)


def barrel():
    steel, black = brushed_steel((.78, .79, .81), .20), plastic((.02, .02, .022), .4)
    lathe([(0, -2.26), (.225, -2.26), (.225, 1.72), (0, 1.72)], steel, (0, 0, Z))
    lathe([(.232, -2.02), (.24, -2.0), (.24, -1.72), (.232, -1.70)], plastic(ORANGE), (0, 0, Z))
    lathe([(.25, 1.62), (.29, 1.66), (.29, 1.94), (.25, 2.0), (.13, 2.04), (.12, 2.1), (0, 2.1)], black, (0, 0, Z))
    for i in range(16):                      # ribs by which the cap is unscrewed
        a = math.radians(11 * i + 7)
        block((.03, .2, .03), black, (.292 * math.cos(a), 1.80, Z + .292 * math.sin(a)), bevel=.01)
    lathe([(.075, 2.0), (.075, 2.5)], chrome(), (0, 0, Z))
    handle = [(0, -1.18), (.10, -1.18), (.17, -1.12), (.20, -.95), (.19, -.7), (.155, -.42), (.15, -.25), (.19, -.2), (.19, .2), (.15, .25),
              (.155, .42), (.19, .7), (.20, .95), (.17, 1.12), (.10, 1.18), (0, 1.18)]
    lathe(bowed(handle, 5), wood((.55, .30, .12)), (0, 2.42, Z), turn=90, smooth=60)
    lathe([(.13, 2.12), (.15, 2.14), (.15, 2.24), (.12, 2.26)], steel, (0, 0, Z))
    text('TRUEWHEEL', .18, ink(), (.0, -.72, Z + .229), 90, 1.15)


def hose():
    black, rubbery = plastic((.02, .02, .022), .4), rubber()
    path = [(.2, -2.22, Z), (.62, -2.26, Z + .06), (1.08, -1.9, Z + .1), (1.22, -1.1, Z + .1), (1.22, .2, Z + .1), (1.16, 1.0, Z + .12),
            (.92, 1.36, Z + .12), (.70, 1.1, Z + .12), (.62, .55, Z + .1), (.60, .2, Z + .1)]
    tube(bowed(path, 10), .062, rubbery)
    lathe([(0, -.2), (.11, -.2), (.11, .02), (.09, .1), (0, .1)], brass(), (.42, -2.24, Z + .02), turn=-90, steps=6, smooth=20)
    lathe([(0, -.86), (.07, -.86), (.09, -.84), (.09, -.68), (.13, -.64), (.15, -.55), (.15, -.05), (.12, .02), (.10, .06), (.10, .26), (.07, .3),
           (0, .3)], black, (.60, 0, Z + .1))
    plate([filleted([(-.02, -.10, .05), (.14, -.10, .05), (.52, .30, .06), (.44, .38, .06), (-.02, .10, .05)])], .14, plastic(ORANGE), Z + .28,
          .03, at=(.62, -.36))
    lathe([(0, 0), (.05, 0), (.05, .05), (0, .06)], chrome(), (.66, -.34, Z + .34), 'z')
    block((.42, .16, .18), black, (.32, -.16, Z + .06), bevel=.04)


def build():
    foot()
    barrel()
    hose()
    lathe([(.24, .78), (.29, .80), (.29, 1.22), (.24, 1.24)], black_oxide(), (0, 0, Z))       # the band that carries the gauge
    dial(.60, ['0', '2', '4', '6', '8', '10', '12'], .55, chrome(), plastic((.02, .02, .022), .4), (0, 1.0, Z + .18), 4, 11 / 12)
    text('bar', .12, ink(), (0, .72, Z + .46))
    hang(0, k=1.12, move=(0, .28))
