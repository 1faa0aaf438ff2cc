"""A tyre bead jack: the saddle hooks the far rim, the beak goes under the bead, and the long handle lifts it over."""
from workshop.hanging import hang, hook
from workshop.materials import ORANGE, brushed_steel, chrome, plastic, rubber
from workshop.shapes import arc, band, bowed, circle, rounded, slot
from workshop.solids import carve, disc, lathe, loft, plate

PIVOT = (-.10, .75)


def build():
    nylon, dark = plastic(ORANGE), plastic((.022, .022, .024), .42)
    # The lever, from the end of its handle to the tip of the beak: x, y, z, half width, half height.
    lever = loft(bowed([(.34, -3.0, .62, .30, .24), (.24, -2.2, .62, .40, .30), (.02, -.9, .62, .33, .28), (-.10, .2, .62, .37, .28),
                        (-.16, .9, .62, .42, .28), (-.10, 1.6, .62, .36, .28), (.30, 2.3, .62, .32, .26), (.98, 2.62, .62, .27, .24),
                        (1.55, 2.22, .62, .21, .20), (1.62, 1.66, .62, .10, .12)]), nylon, 3.4, .12)
    eye = plate([circle(.15, .32, -2.68)], 2, nylon, .62, .01)
    pocket = plate([rounded(band(bowed([(.225, -2.1), (.14, -1.6), (.04, -.9), (-.03, -.1)]), [.40, .40, .32, .30]), .08)], .3, nylon, .98, .02)
    carve(lever, eye, pocket)
    for i in range(5):                                                 # ribs across the pocket, as moulded levers have them
        plate([slot(.26, .03, .19 - .057 * i, -1.85 + .36 * i, 98)], .12, nylon, .82, .015)
    arm = bowed([PIVOT, (.42, .64), (.85, .46), (1.12, .30)])
    plate([rounded(band(arm, [.78, .70, .62, .60]), .06)], .30, dark, .22, .07)
    disc(.39, .30, dark, .22, at=PIVOT, bevel=.07)
    saddle = rounded(arc(1.66, .24, .66, 120, 335, 30) + arc(1.66, .24, .36, 335, 120, 30), .05)
    plate([saddle], .70, rubber(), .40, .08)
    disc(.32, .05, chrome(), .91, .1, PIVOT, .02)
    lathe([(.21, .90), (.21, 1.03), (.17, 1.07), (.10, 1.07), (.08, 1.02), (0, 1.02)], brushed_steel(along='round'), (*PIVOT, 0), 'z')
    hang(16, move=(-.35, .15))
    hook(-.05, 2.52, brushed_steel(), 1.1)                  # the beak hangs over it
