"""A pair of cartridge rim brake pads: one from the side with its threaded stud, washers and nut, one with the face that
meets the rim, its compound slid into the holder and kept by a grub screw."""
from workshop.fittings import thread
from workshop.hanging import hang
from workshop.lettering import text
from workshop.materials import black_oxide, brushed_steel, chrome, enamel, ink, rubber
from workshop.shapes import band, bowed, ngon, rounded
from workshop.solids import block, disc, lathe, plate

SALMON = (.50, .085, .03)     # the compound for wet weather has been this colour for decades


def bow(height):
    """A run along the pad, bent as the rim is."""
    return bowed([(-2.85, height - .36), (-1.4, height - .08), (0, height), (1.4, height - .08), (2.85, height - .36)])


def from_the_side(holder, compound, steel):
    plate([rounded(band(bow(-.52), [.50, .52, .52, .52, .50]), .08)], .86, compound, .62, .07)
    for x in (-2.0, -1.2, 1.2, 2.0):                                  # grooves for water
        block((.08, .34, .9), ink((.10, .02, .01)), (x, -.74 - .05 * x * x, .63), -4 * x, .02)
    plate([rounded(band(bow(-.10), [.42, .52, .62, .52, .42]), .08)], 1.06, holder, .62, .09)
    text('TW-R70', .24, ink((.75, .75, .72)), (-1.42, -.16, 1.152), 5, 1.1)
    block((.95, .26, .9), holder, (0, .26, .62), 0, .08)
    lathe([(r, .3 + along) for r, along in thread(.21, 1.95, .11, .04)], steel, (0, 0, .62))
    # A cup and a ball above and below the arm's slot let the pad be set to the rim.
    lathe([(0, .38), (.40, .38), (.46, .43), (.46, .55), (.34, .68), (.26, .74), (0, .74)], chrome(), (0, 0, .62))
    lathe([(0, .70), (.50, .70), (.50, .80), (.44, .86), (0, .86)], black_oxide(), (0, 0, .62))
    lathe([(0, .88), (.50, .88), (.54, .92), (.54, 1.0), (.50, 1.04), (0, 1.04)], steel, (0, 0, .62))
    lathe([(0, 1.05), (.50, 1.05), (.50, 1.10), (.46, 1.14), (0, 1.14)], chrome(), (0, 0, .62))
    lathe([(0, 1.15), (.40, 1.15), (.46, 1.19), (.46, 1.54), (.40, 1.58), (0, 1.58)], brushed_steel(roughness=.34), (0, 0, .62), steps=6)


def from_the_face(holder, compound, steel):
    plate([rounded(band(bow(0), [.98, 1.12, 1.12, 1.12, 1.02]), .14)], .46, holder, .33, .08)
    plate([rounded(band(bow(0)[3:-1], [.72, .84, .84, .84, .76]), .10)], .40, compound, .52, .05)
    for x in (-1.95, -1.25, 1.25, 1.95):
        block((.11, .70, .12), ink((.10, .02, .01)), (x, -.045 * x * x, .68), -5 * x, .03)
    text('TW-R70  >', .26, ink((.16, .03, .015)), (0, 0, .722), 0, 1.1)
    disc(.17, .10, steel, .58, at=(-2.66, -.33), bevel=.02)
    plate([ngon(6, .09)], .04, ink(), .625, .005, at=(-2.66, -.33))


def build():
    holder, compound, steel = enamel((.025, .025, .028), .5), rubber(SALMON), brushed_steel()
    from_the_side(holder, compound, steel)
    hang(14, move=(-.10, .55))
    from_the_face(holder, compound, steel)
    hang(14, move=(.12, -1.78))
