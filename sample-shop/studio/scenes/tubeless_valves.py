"""A pair of 44 mm tubeless valves: threaded stems with rubber feet, knurled nuts with their O-rings; one valve has its
cap on, the other shows its brass core."""
from workshop.fittings import thread
from workshop.hanging import hang
from workshop.materials import ORANGE, aluminium, anodised, brass, knurled, rubber
from workshop.solids import lathe, ring

FOOT, NUT = -2.55, -.80           # heights along a stem


def stem(metal, black):
    lathe([(0, FOOT), (.62, FOOT), (.74, FOOT + .08), (.76, FOOT + .26), (.60, FOOT + .42), (.40, FOOT + .74), (.31, FOOT + 1.0), (.27, FOOT + 1.04),
           (0, FOOT + 1.04)], black)
    lathe([(.40, FOOT - .07), (.44, FOOT - .05), (.44, FOOT + .05), (0, FOOT + .05), (0, FOOT - .07), (.40, FOOT - .07)], metal)
    lathe([(r, FOOT + 1.0 + along) for r, along in thread(.255, 3.05, .115, .04)], metal)


def lock_nut(dyed, black, height):
    """Turned, knurled, with the groove in which the O-ring sits against the rim."""
    lathe([(.30, -.20), (.50, -.20), (.54, -.16)], dyed, (0, height, .4))
    lathe([(.54, -.16), (.56, -.14), (.56, .06), (.54, .08)], knurled(ORANGE, 22), (0, height, .4))
    lathe([(.54, .08), (.50, .12), (.42, .13), (.40, .26), (.36, .30), (.24, .30)], dyed, (0, height, .4))
    ring(.38, .09, black, (0, height - .27, .4), 'y')


def core(gold):
    """The valve core: hexagon flats, the thin pin and its knurled nut."""
    lathe([(0, 1.50), (.18, 1.50), (.20, 1.53), (.20, 1.86), (.16, 1.92), (0, 1.92)], gold, steps=6)
    lathe([(r, 1.9 + along) for r, along in thread(.085, .62, .07, .02)], gold)
    lathe([(0, 2.22), (.15, 2.22), (.17, 2.25), (.17, 2.40), (.13, 2.46), (0, 2.46)], gold, steps=14)
    lathe([(0, 2.4), (.05, 2.4), (.05, 2.60), (.03, 2.63), (0, 2.63)], gold)


def cap(dyed):
    lathe([(0, 1.36), (.28, 1.36), (.31, 1.40), (.31, 1.62), (.28, 1.66), (.28, 1.72), (.31, 1.76), (.31, 2.1), (.27, 2.3), (.22, 2.42), (.20, 2.62),
           (.15, 2.70), (0, 2.70)], dyed)


def build():
    metal, black, dyed, gold = aluminium(.26), rubber(), anodised(ORANGE), brass()
    stem(metal, black)
    lock_nut(dyed, black, NUT)
    core(gold)
    hang(9, move=(-1.42, -.08), k=1.16, lift=.25)
    stem(metal, black)
    lock_nut(dyed, black, NUT + .55)
    cap(dyed)
    hang(-8, move=(1.46, -.08), k=1.16, lift=.25)
