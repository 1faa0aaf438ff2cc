"""A crank puller: M22 body with wrench flats, a spindle with a 16 mm hex head, a swivel tip."""
from workshop.fittings import thread
from workshop.hanging import hang
from workshop.lettering import text
from workshop.materials import ORANGE, anodised, black_oxide, brushed_steel, chrome, ink
from workshop.solids import lathe

Z = 1.15


def turned(profile, material, at=0.0, **how):
    return lathe(profile, material, (0, at, Z), **how)


def build():
    steel, bright, black = brushed_steel((.66, .67, .69), .24, 'x'), chrome((.72, .73, .75), .16), black_oxide()

    # The tip swivels on the spindle's end, so that it does not grind the axle.
    turned([(0, -2.98), (.30, -2.98), (.40, -2.90), (.40, -2.62), (.34, -2.54), (.24, -2.50), (.24, -2.36), (.30, -2.32), (.30, -2.1), (0, -2.1)], bright)
    turned([(.245, -2.47), (.265, -2.46), (.265, -2.42), (.245, -2.41)], black)

    turned(thread(.98, 1.5, .125, .075), steel, -2.02)                # M22 x 1, into the crank
    turned([(.62, -2.06), (.86, -2.06), (.93, -2.0), (.93, -1.9)], steel)
    turned([(.88, -.56), (.88, -.44)], black)                                                  # relief behind the thread
    turned([(.9, -.46), (1.12, -.46), (1.20, -.38), (1.20, -.28), (.9, -.28)], steel)
    hexagon = [(.9, -.30), (1.12, -.30), (1.28, -.20), (1.28, .62), (1.12, .72), (.7, .72)]
    turned(hexagon, steel, steps=6, smooth=20)
    turned([(.7, .70), (.92, .70), (.96, .74), (.96, 1.06), (.92, 1.10), (.5, 1.10)], anodised(ORANGE))
    turned([(.965, .84), (.985, .86), (.985, .94), (.965, .96)], black)

    turned(thread(.44, 1.3, .10, .05), bright, 1.05)
    turned([(.36, 2.0), (.36, 2.28)], bright)
    head = [(0, 2.22), (.66, 2.22), (.78, 2.30), (.78, 2.90), (.66, 2.98), (.0, 2.98)]
    turned(head, black, steps=6, smooth=20)
    turned([(.36, 2.12), (.74, 2.12), (.78, 2.16), (.78, 2.20), (.74, 2.24), (.36, 2.24)], black)
    size = text('M22 × 1', .30, ink(), (0, .22, Z + 1.114))
    size.data.offset = 0                                                                       # the M would clog
    text('16', .34, ink((.72, .70, .66)), (0, 2.60, Z + .678))
    hang(-28, k=.92, move=(-.2, .2))
