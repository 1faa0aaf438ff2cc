"""A pair of tyre levers in glass-filled nylon: a thin spooned tip, a ribbed channel, a hook for the spoke."""
from workshop.materials import ORANGE, plastic
from workshop.shapes import bowed, circle, filleted, put, slot
from workshop.solids import carve, loft, plate

LEVERS = ((-.85, 17, ORANGE), (1.0, 17, (.045, .047, .052)))


def lever(material, x, turn):
    """One lever, its tip upwards; the tip rises towards the viewer and gets thin."""
    def at(px, py):
        return put([(px, py)], x, 0, turn)[0]

    def cutter(outline, z=.7):
        return plate([put(outline, x, 0, turn)], .5, material, z, .02)

    stations = [(-3.0, .34, .36, .18), (-2.7, .40, .36, .22), (-1.6, .38, .36, .25), (.2, .42, .38, .25), (1.2, .47, .42, .22),
                (1.9, .50, .50, .16), (2.5, .48, .64, .09), (2.85, .42, .80, .06), (3.02, .30, .88, .04)]
    run = bowed([(0, y, z, w, h) for y, w, z, h in stations])
    body = loft([(*at(px, py), z, w, h) for px, py, z, w, h in run], material, 3.2, .12)
    hook = filleted([(-.9, -2.30, .05), (-.30, -2.42, .05), (-.02, -2.56, .1), (-.02, -2.22, .14), (-.20, -2.02, .16), (-.9, -1.96, .05)])
    carve(body, cutter(slot(2.3, .22, 0, -.15)), cutter(hook, .36), cutter(circle(.11, .16, -2.72, 32), .36))
    for i in range(5):                                     # ribs stiffen the channel
        a, b = (at(sx, -1.1 + .48 * i) for sx in (-.2, .2))
        loft([(*a, .50, .035, .05), (*b, .50, .035, .05)], material, 3, .02)
    for i in range(3):                                     # and three on top tell the thumb where to press
        a, b = (at(sx, 1.45 + .2 * i) for sx in (-.3, .3))
        loft([(*a, .64 + .03 * i, .03, .04), (*b, .64 + .03 * i, .03, .04)], material, 2, .02)


def build():
    for x, turn, colour in LEVERS:
        lever(plastic(colour, .36), x, turn)
