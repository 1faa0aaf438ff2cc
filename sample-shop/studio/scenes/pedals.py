"""A pair of platform pedals: milled bodies with windows, ten pins to a side, axles with flats and thread. Left and right
are mirror images, as their threads are."""
from workshop.fittings import thread
from workshop.hanging import hang
from workshop.lettering import text
from workshop.materials import ORANGE, anodised, brushed_steel, chrome, ink, rubber
from workshop.shapes import filleted, mirrored
from workshop.solids import block, lathe, plate

BODY = [(-1.42, -.72, .16), (-1.10, -1.28, .25), (.98, -1.28, .25), (1.36, -.86, .16), (1.36, .86, .16), (.98, 1.28, .25), (-1.10, 1.28, .25),
        (-1.42, .72, .16)]
MIDDLE = .62                   # the height of the axle


def pedal(side, letter):
    """side 1 has its axle to the right."""
    def facing(points):
        return points if side > 0 else mirrored(points)

    black = anodised((.032, .033, .036), .36)
    windows = []
    for y in (1, -1):
        near, far = .40 * y, .94 * y
        windows.append(filleted([(-1.02, near, .12), (-.14, near, .12), (-.22, far, .12), (-.96, far, .12)]))
        windows.append(filleted([(.10, near, .12), (.98, near, .12), (.86, far, .12), (.02, far, .12)]))
    windows = [facing(w) for w in windows]
    plate([facing(filleted(BODY)), *windows], .40, black, MIDDLE, .07)
    # The platform is concave: its front and back edges stand higher than its middle.
    for y in (1, -1):
        plate([facing(filleted([(-1.12, .98 * y, .06), (1.0, .98 * y, .06), (.92, 1.23 * y, .08), (-1.04, 1.23 * y, .08)]))], .56, black, MIDDLE, .05)
    lathe([(0, -1.46), (.17, -1.46), (.21, -1.42), (.21, -1.18), (.30, -1.10), (.33, .9), (.36, 1.0), (.36, 1.38), (.31, 1.42), (0, 1.42)],
          black, (0, 0, MIDDLE), 'y', -90 * side)
    lathe([(0, -1.53), (.13, -1.53), (.165, -1.50), (.165, -1.44), (0, -1.44)], anodised(ORANGE, .3), (0, 0, MIDDLE), 'y', -90 * side)
    lathe([(.25, 1.40), (.27, 1.42), (.27, 1.46), (.24, 1.48), (.20, 1.48)], rubber(), (0, 0, MIDDLE), 'y', -90 * side)
    steel = chrome((.72, .73, .75), .18)
    lathe([(.17, 1.40), (.185, 1.52), (.185, 1.60), (.25, 1.62), (.25, 1.66), (.185, 1.68)], steel, (0, 0, MIDDLE), 'y', -90 * side)
    block((.16, .36, .36), steel, (side * 1.76, 0, MIDDLE), bevel=.03)
    lathe([(.17, 1.82), (.26, 1.84), (.26, 1.89), (.17, 1.90)], steel, (0, 0, MIDDLE), 'y', -90 * side)
    lathe([(r, 1.9 + along) for r, along in thread(.185, .50, .062, .035)], brushed_steel(), (0, 0, MIDDLE), 'y', -90 * side)
    for x, y in ((-.92, 1.105), (-.42, 1.105), (.06, 1.105), (.54, 1.105), (.86, 1.105)):
        for flip in (1, -1):
            pin(side * x, flip * y, MIDDLE + .28)
    for y in (.62, -.62):
        pin(side * -1.20, y, MIDDLE + .20)
        pin(side * 1.16, y, MIDDLE + .20)
    text(letter, .16, ink((.6, .6, .6)), (side * 1.17, 0, MIDDLE + .365))


def pin(x, y, z):
    """A grub screw that grips the sole."""
    lathe([(.055, -.05), (.055, .10), (.045, .12), (.028, .12), (.028, .07), (0, .07)], chrome((.8, .8, .8), .2), (x, y, z), 'z', steps=20)


def build():
    pedal(1, 'L')
    hang(14, k=.98, move=(-1.42, 1.36))
    pedal(-1, 'R')
    hang(14, k=.98, move=(1.42, -1.36))
