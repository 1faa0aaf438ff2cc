"""A chain whip: thirteen links of chain riveted to a flat steel bar, eleven that wrap the sprocket and two that hold it."""
from workshop.fittings import chain
from workshop.hanging import hang
from workshop.materials import GREEN, brushed_steel, chrome, plastic
from workshop.shapes import arc, bowed, filleted, paced
from workshop.solids import carve, disc, lathe, loft, plate

PITCH = .47
BAR = .40                    # height of the bar's middle


def build():
    steel = brushed_steel(roughness=.25)
    nickel, dark = brushed_steel((.58, .58, .58), .24, 'x'), brushed_steel((.26, .26, .27), .3, 'x')
    edge = filleted([(.26, -2.5), (.27, 1.4), *arc(0, 2.3, .30, -5, 185, 20), (-.27, 1.4), (-.26, -2.5)])
    plate([edge], .20, steel, BAR, .03)

    wrap = bowed([(0, 2.3), (.7, 2.62), (1.55, 2.45), (2.2, 1.85), (2.45, 1.0), (2.25, .1), (1.8, -.6), (1.4, -1.4), (1.3, -2.4)])
    hold = bowed([(0, 1.2), (.45, 1.14), (.9, 1.32), (1.3, 1.55)])
    for run, links in ((wrap, 11), (hold, 2)):
        pins = paced(run, PITCH, links)
        chain(lambda i: pins[i], links, PITCH, nickel, chrome(), BAR, narrow_material=dark)
        # The rivet that ties the first link to the bar.
        lathe([(.12, .1), (.12, .17), (.08, .20), (0, .20)], steel, (*run[0], BAR), 'z')

    grip = loft([(0, y, BAR, w, h) for y, w, h in ((-.55, .33, .2), (-.7, .36, .23), (-1.7, .36, .23), (-2.8, .40, .24), (-3.15, .40, .24))],
                plastic(GREEN, .28), 4, .18)
    carve(grip, disc(.13, 1, steel, BAR, at=(0, -2.82)))
    hang(-14, move=(-.95, .15))
