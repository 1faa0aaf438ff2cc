"""The link to the workshop: a wheel in a truing stand, seen from its side; a calliper at the rim, a dial for its height."""
import math

from workshop.fittings import dial, screw
from workshop.hanging import hang
from workshop.lettering import text, text_round
from workshop.materials import ORANGE, aluminium, black_oxide, brass, brushed_steel, chrome, enamel, ink, plastic
from workshop.shapes import filleted, slot
from workshop.solids import block, disc, lathe, plate, tube

HUB, RIM, FLANGE = (0, .72), 2.20, .36          # the wheel's middle, the radius of the spoke bed, that of the spoke holes
Z, SPREAD = .75, .26                            # the wheel's plane, the flanges' way from it
SPOKES = 28


def polar(r, angle, z):
    return (HUB[0] + r * math.cos(math.radians(angle)), HUB[1] + r * math.sin(math.radians(angle)), z)


def wheel(steel):
    bed = [(RIM, 0), (RIM, .10), (RIM + .05, .14), (RIM + .18, .16)]
    wall = [(RIM + .18, .16), (RIM + .19, .15), (RIM + .20, .16), (RIM + .36, .165), (RIM + .385, .15), (RIM + .38, .11), (RIM + .30, .10), (RIM + .25, 0)]
    for half, material in ((bed, aluminium(.28)), (wall, brushed_steel((.72, .72, .73), .24, 'round', .03))):
        for side in (1, -1):
            lathe([(r, side * z) for r, z in half], material, (*HUB, Z), 'z', steps=160)
    for k in range(SPOKES):
        near, forward = (1, -1)[k % 2], (1, -1)[k // 2 % 2]
        angle = 360 / SPOKES * (k + .5)
        start, end = polar(FLANGE, angle + 74 * forward, Z + near * SPREAD), polar(RIM + .02, angle, Z + .02 * near)
        tube([start, end], .022, steel)
        seat = tuple(e + (s - e) * .085 for s, e in zip(start, end))
        tube([seat, end], .045, brass())
    for near in (1, -1):
        disc(FLANGE + .09, .07, aluminium(.28), Z + near * SPREAD, at=HUB, bevel=.02)
    lathe([(.24, -SPREAD), (.17, -.1), (.17, .1), (.24, SPREAD), (.22, SPREAD + .12), (.15, SPREAD + .16), (0, SPREAD + .16)], black_oxide(), (*HUB, Z), 'z')
    text_round('TRUEWHEEL', .15, ink(), RIM + .28, 90, Z + .165, HUB, .8)


def stand(steel, cast):
    """A heavy foot, and the upright that carries the axle in a slot."""
    block((4.3, .50, 1.5), cast, (0, -2.82, .80), bevel=.12)
    for x in (-1.85, 1.85):
        block((.7, .16, 1.3), ink((.012, .012, .013)), (x, -3.10, .75), bevel=.05)
    top = HUB[1]
    upright = filleted([(.72, -2.95, .06), (.30, -1.3, .5), (.27, top + .05, .2), (.27, top + .40, .12), (.13, top + .46, .05), (.11, top, .10),
                        (-.11, top, .10), (-.13, top + .46, .05), (-.27, top + .40, .12), (-.27, top + .05, .2), (-.30, -1.3, .5), (-.72, -2.95, .06)])
    plate([upright, slot(.9, .10, 0, -1.0)], .22, cast, Z + .62, .05)
    lathe([(.26, 0), (.26, .06), (.18, .08), (0, .08)], steel, (HUB[0], HUB[1], Z + .72), 'z')
    lathe([(0, .08), (.17, .08), (.17, .22), (.13, .26), (0, .26)], steel, (*HUB, Z + .72), 'z', steps=6, smooth=20)
    for x in (-.28, .28):
        screw(.11, steel, (x, -2.72, Z + .73), .07)
    text('TRUEWHEEL', .19, ink((.8, .8, .78)), (1.28, -2.82, 1.55), 0, 1.1)


def calliper(steel):
    """Reaches from the foot to the rim's side; the knob sets the gap at its tip."""
    tip = polar(RIM + .26, -42, Z + .36)
    arm = filleted([(1.50, -2.65, .05), (2.35, -2.65, .05), (2.42, -1.55, .2), (tip[0] + .16, tip[1] + .14, .1),
                    (tip[0] - .12, tip[1] - .06, .08), (1.75, -1.80, .2)])
    plate([arm], .16, steel, Z + .38, .03)
    lathe([(0, 0), (.15, 0), (.15, .12), (.11, .16), (0, .16)], black_oxide(), (tip[0], tip[1], tip[2] + .08), 'z')
    lathe([(0, 0), (.30, 0), (.32, .03), (.32, .20), (.28, .25), (0, .25)], plastic(ORANGE), (2.02, -2.02, Z + .46), 'z')
    for i in range(14):
        a = 2 * math.pi * i / 14
        block((.05, .06, .19), plastic(ORANGE), (2.02 + .32 * math.cos(a), -2.02 + .32 * math.sin(a), Z + .57), math.degrees(a), .02)
    screw(.13, steel, (2.02, -2.02, Z + .70), .06)


def gauge(steel):
    """A dial on a post at the left; its plunger touches the rim where a tyre would sit."""
    x, y, way = -2.12, -1.95, 40
    tube([(-1.80, -2.65, Z), (-1.80, -2.05, Z), (x, y, Z)], .11, steel)
    touch = polar(RIM + .40, 180 + way + 8, Z)
    tube([(x, y, Z), touch], .06, chrome())
    lathe([(0, -.08), (.10, -.06), (.10, .04), (0, .08)], black_oxide(), touch, turn=way)
    dial(.62, ('0', '1', '2', '3', '4'), .38, black_oxide(), enamel((.03, .03, .033), .3), (x - .12, y - .06, Z + .12))


def build():
    steel = brushed_steel()
    stand(steel, enamel((.045, .046, .05), .5, .36))
    wheel(brushed_steel(roughness=.32, grain=.02))
    calliper(steel)
    gauge(steel)
    hang(move=(.06, -.02), k=.95)
