"""An adjustable pin spanner: two jaws on one pivot, a hardened pin in each tip, a dipped grip."""
from workshop.hanging import hang
from workshop.lettering import text
from workshop.materials import black_oxide, brushed_steel, chrome, ink, rubber
from workshop.shapes import band, bowed, circle, ngon, rounded, slot
from workshop.solids import disc, lathe, plate

LEFT_TIP, RIGHT_TIP, PIVOT = (-1.22, 2.35), (1.22, 2.35), (0, .35)


def jaw(spine, widths, tip, z, steel):
    """A curved arm from its eye to its tip; the pin stands in a boss at the tip."""
    run = bowed(spine)
    (x, y) = tip
    plate([rounded(band(run, widths), .06)], .26, steel, z, .04)
    disc(.34, .30, steel, z, at=tip, bevel=.05)


def pin(at, z):
    """Held by a grub nut, turned down to 2.3 mm at its end."""
    plate([ngon(6, .25, 12)], .16, black_oxide(), z + .20, .025, at=at)
    lathe([(.15, .2), (.15, .46), (.13, .50), (.11, .52), (.11, 1.25), (.085, 1.30), (0, 1.30)], chrome(), (*at, z), 'z')


def build():
    steel = brushed_steel()
    jaw([(0, -2.7), (0, -.9), PIVOT, (-.55, .78), (-1.18, 1.35), LEFT_TIP], [.56, .66, .92, .72, .62, .56], LEFT_TIP, .42, steel)
    jaw([(-.05, .18), PIVOT, (.55, .78), (1.18, 1.35), RIGHT_TIP], [.84, .92, .72, .62, .56], RIGHT_TIP, .70, steel)
    for tip, z in ((LEFT_TIP, .42), (RIGHT_TIP, .70)):
        pin(tip, z)
    disc(.42, .06, chrome(), .86, .12, PIVOT, .02)
    plate([ngon(6, .33, 15), circle(.16)], .22, black_oxide(), .99, .03, at=PIVOT)
    lathe([(.16, .7), (.16, 1.14), (.13, 1.18), (0, 1.18)], chrome(), (*PIVOT, 0), 'z')
    grip = rounded(band([(0, -.75), (0, -1.2), (0, -2.0), (0, -2.75), (0, -3.02)], [.62, .72, .78, .72, .5]), .1)
    plate([grip, circle(.13, 0, -2.72)], .44, rubber((.80, .075, .003), .42), .42, .12)
    for i in range(5):
        plate([slot(.34, .035, 0, -1.2 - .2 * i, 90)], .05, rubber((.45, .04, .002), .5), .635, .012)
    text('20–60', .19, ink(), (.62, .85, .832), 42)
    hang(-16, move=(-.1, -.15), tilt=(-26, 6), lift=.9)
