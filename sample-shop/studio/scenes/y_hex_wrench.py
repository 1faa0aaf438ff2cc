"""A Y wrench with 4, 5 and 6 mm hex keys in one moulded grip."""
from workshop.hanging import hang
from workshop.lettering import text
from workshop.materials import ORANGE, black_oxide, chrome, ink, plastic, rubber
from workshop.shapes import circle, ngon, put, rounded
from workshop.solids import disc, lathe, plate

# Size, half its width across corners, the arm's direction.
ARMS = [('6', .205, 90), ('5', .175, 210), ('4', .145, 330)]
REACH, SLEEVE, Z = 3.52, 1.66, .62


def grip_outline():
    """The Y of the grip: three sleeves that run into the hub."""
    edge = []
    for _, _, way in ARMS:
        edge += put([(SLEEVE - .86, -.46), (SLEEVE - .30, -.31), (SLEEVE, -.33), (SLEEVE, .33),
                     (SLEEVE - .30, .31), (SLEEVE - .86, .46)], turn=way)
    return rounded(edge, .16)


def arm(across, way, steel):
    """A hex key that comes out of its sleeve, chamfered at its tip."""
    key = [(0, SLEEVE - .4), (across, SLEEVE - .4), (across, REACH - .07), (across * .80, REACH), (0, REACH)]
    lathe(key, steel, (0, 0, Z), turn=way - 90, steps=6, smooth=20)
    collar = [(across, SLEEVE - .1), (.30, SLEEVE - .1), (.30, SLEEVE + .06), (.27, SLEEVE + .12), (across, SLEEVE + .12)]
    lathe(collar, black_oxide(), (0, 0, Z), turn=way - 90)


def build():
    steel, black = chrome((.66, .67, .69), .18), rubber((.02, .02, .022))
    for size, across, way in ARMS:
        arm(across, way, steel)
        for along in (1.22, 1.34, 1.46):                        # ribs where the thumb sits
            x, y = put([(along, 0)], turn=way)[0]
            lathe([(.30, -.02), (.375, -.015), (.375, .015), (.30, .02)], black, (x, y, Z), turn=way - 90)
        text(size, .36, ink((.85, .83, .78)), (*put([(.90, 0)], turn=way)[0], Z + .385))
    plate([grip_outline()], .76, black, Z, .20)
    lathe([(0, .30), (.56, .30), (.60, .34), (.60, .44), (.55, .48), (.50, .44), (0, .42)], black_oxide(), (0, 0, Z), 'z')
    disc(.47, .06, plastic(ORANGE), Z + .43, bevel=.02)
    plate([circle(.24), ngon(6, .15, 30)], .05, chrome(), Z + .475, .015)
    hang(-9, (0, 0), 1, (-.05, -.82))
