"""A spoke tension meter: two posts and a plunger bend the spoke, a spring pulls, the pointer reads; with its table."""
from math import cos, radians, sin

from workshop.fittings import coil
from workshop.hanging import hang
from workshop.lettering import text
from workshop.materials import ORANGE, anodised, black_oxide, brushed_steel, card, chrome, enamel, ink, rubber
from workshop.shapes import arc, band, bowed, box, put, rounded
from workshop.solids import disc, lathe, plate

PIVOT, READ = (-1.55, .15), 4.05                     # the pointer swings about the pivot, READ is the radius of the scale


def on_scale(degrees, r=READ):
    return (PIVOT[0] + r * cos(radians(degrees)), PIVOT[1] + r * sin(radians(degrees)))


def post(x, y, base):
    """A hardened roller; its groove for the spoke lies at the same height on all three posts."""
    lathe([(.15, base), (.15, .95), (.21, .97), (.21, 1.06), (.15, 1.14), (.15, 1.20), (.21, 1.28), (.21, 1.37), (.17, 1.41), (.09, 1.41), (.07, 1.36),
           (0, 1.36)], chrome(), (x, y, 0), 'z', smooth=25)


def table(x, y):
    """Its card: from the reading to the tension, for each spoke."""
    paper, black = card(), ink()
    plate([box(2.75, 2.1, x, y, .10)], .05, paper, .10, .012)
    plate([box(2.75, .42, x, y + .84, .10)], .012, enamel(ORANGE, 0), .127, .003)
    text('SPOKE TENSION', .19, ink((.9, .9, .88)), (x - .15, y + .83, .135))
    text('kgf', .17, ink((.9, .9, .88)), (x + 1.08, y + .83, .135), 0, 1.25)
    # At the same reading a thin spoke is the tighter one, because a thick one is stiffer against the posts.
    rows = (('mm', 10, 15, 20, 25, 30), ('0.9', 92, 118, 151, 192, 240), ('1.5', 58, 77, 101, 132, 171), ('1.8', 48, 64, 85, 112, 147),
            ('2.0', 34, 46, 62, 83, 111), ('2.9', 21, 30, 42, 58, 79))
    for i, row in enumerate(rows):
        for k, cell in enumerate(row):
            text(str(cell), .16, black, (x - 1.1 + .44 * k, y + .45 - .26 * i, .127))
    plate([box(2.5, .012, x, y + .32 - .26 * i) for i in range(5)], .003, ink((.35, .33, .28)), .127, 0)


def frame(metal):
    """The fixed half: a beam over the arm, the scale down its right end."""
    beam = [(-3.0, .95), (-2.6, 1.35), (-1.2, 1.38), (.2, 1.12), (1.6, .98), (2.05, .9)]
    right = arc(*PIVOT, READ + .30, 9, -24, 20)
    left = arc(*PIVOT, READ - .42, -24, 3, 20)
    edge = beam + right + left + [(1.2, .38), (-.4, .50), (-1.2, .05), (-1.55, -.30), (-1.95, -.15), (-2.3, .55), (-2.85, .5)]
    plate([rounded(edge[::-1], .10)], .22, metal, .45, .035)


def build():
    metal = brushed_steel(along='x')
    frame(metal)
    marks = [put(box(.20 if i % 5 else .32, .022, READ, 0), *PIVOT, -22 + 1.25 * i) for i in range(23)]
    plate(marks, .004, ink(), .563, 0)
    for i in range(5):
        text(str(10 * i), .17, ink(), (*on_scale(-22 + 6.25 * i, READ - .26), .561), -22 + 6.25 * i)
    spine = bowed([(-1.96, .40), PIVOT, (-.6, -.55), (.5, -.95), (1.4, -.92), (2.1, -.62)])
    plate([rounded(band(spine, [.50, .66, .62, .50, .40, .26]), .07)], .22, anodised(ORANGE), .72, .04)
    disc(.33, .22, anodised(ORANGE), .735, at=(-1.96, .40))                                          # a hair higher: two faces at one height flicker
    pointer = band([(2.0, -.66), on_scale(-8, READ - .1)], [.16, .02])
    plate([pointer], .06, black_oxide(), .75, .01)
    for x, y in ((-2.68, .92), (-1.22, .98)):
        post(x, y, .5)
    post(-1.96, .40, .8)
    disc(.30, .06, chrome(), .86, .1, PIVOT, .02)
    lathe([(.17, .8), (.17, 1.0), (.13, 1.04), (.08, 1.04), (.06, 1.0), (0, 1.0)], black_oxide(), (*PIVOT, 0), 'z')
    coil(.13, .035, .085, 15, chrome(), (.37, -.12, .62), 8)
    lathe([(.15, .83), (.15, .87), (.11, .91), (0, .91)], chrome(), (.26, -.84, 0), 'z')             # the spring's lower anchor
    grip = rounded(band(bowed([(-.5, .93), (.3, .80), (1.5, .68)]), [.62, .66, .56]), .08)
    plate([grip], .42, rubber(), .46, .12)
    hang(20, move=(-.05, .75))
    table(1.35, -1.95)
