"""A digital calliper, 150 mm, open at 27.20 mm: a seatpost's size. Jaws for outside and inside, depth rod, display."""
from workshop.fittings import screw
from workshop.hanging import hang
from workshop.lettering import text
from workshop.materials import ORANGE, brushed_steel, chrome, fluid, ink, knurled, plastic
from workshop.shapes import box, filleted, put, slot, ticks
from workshop.solids import block, disc, lathe, plate

MM = 1 / 28                                  # units per millimetre
ZERO = -2.55                                 # the fixed jaws' measuring faces
OPEN = 27.20 * MM
FACE = .49                                   # the beam's face

SEGMENTS = {'2': 'abged', '7': 'abc', '0': 'abcdef'}


def digit(name, x, y, h):
    """A digit of seven segments, h high, leaning a little as they do."""
    w, t = h * .5, h * .11
    places = {'a': (0, h / 2, 90), 'g': (0, 0, 90), 'd': (0, -h / 2, 90), 'f': (-w / 2, h / 4, 0), 'b': (w / 2, h / 4, 0),
              'e': (-w / 2, -h / 4, 0), 'c': (w / 2, -h / 4, 0)}
    bars = []
    for segment in SEGMENTS[name]:
        sx, sy, turn = places[segment]
        bars.append(put(slot((h / 2 if turn == 0 else w) - t * 1.5, t / 2), x + sx + sy * .10, y + sy, turn))
    plate(bars, .004, ink((.01, .012, .01)), 1.0, 0)


def fixed_jaws(steel):
    plate([filleted([(ZERO, -2.02, .02), (ZERO, -.25, .06), (3.1, -.25), (3.1, .25), (ZERO + .50, .25, .1), (ZERO + .34, .52, .1), (ZERO + .07, 1.18, .02),
                     (ZERO, 1.18, .02), (ZERO, .34, .05), (ZERO - .62, .34, .12), (ZERO - .72, -.40, .2), (ZERO - .16, -2.02, .04)])],
          .16, steel, FACE - .08, .018)
    marks = ticks((ZERO + 150 * MM, -.25), (ZERO + 80 * MM, -.25), 70, -.085, .009, 5, 1.5)
    plate(marks, .004, ink(), FACE + .003, 0)
    for mm in range(80, 150, 10):
        text(str(mm), .125, ink(), (ZERO + mm * MM, -.045, FACE + .002))
    for i, word in enumerate(('HARDENED', 'STAINLESS')):
        text(word, .11, ink(), (ZERO - .30 + .17 * i - .06, -.72 - .08 * i, FACE + .002), -70, 1.1)
    text('mm', .11, ink(), (ZERO + 154 * MM, .10, FACE + .002))


def sliding_jaws(steel):
    x = ZERO + OPEN
    plate([filleted([(x, -2.02, .02), (x + .16, -2.02, .04), (x + .82, -.52, .3), (x + 2.2, -.46, .06), (x + 2.2, .42, .06), (x - .05, .42, .05),
                     (x - .05, .5, .0), (x, 1.18, .02), (x - .07, 1.18, .02), (x - .34, .56, .1), (x - .40, .36, .05), (x - .40, -.36, .05), (x, -.36, .05)])],
          .30, steel, FACE - .03, .018)
    lathe([(0, 0), (.07, 0), (.07, .14), (.13, .15), (.14, .17), (.14, .36), (.12, .39), (0, .39)], knurled(), (x + .35, .40, FACE), steps=48)
    wheel = [(0, 0), (.20, 0), (.22, .02), (.22, .14), (.20, .16), (0, .16)]
    lathe(wheel, knurled(), (x + 1.96, -.50, FACE - .04), 'z')
    screw(.07, chrome(), (x + 1.96, -.50, FACE + .12), .04)


def display():
    x, top = ZERO + OPEN + 1.08, FACE + .12
    black = plastic((.018, .018, .02), .4)
    plate([box(2.12, 1.02, r=.10)], .36, black, top + .18, .06, at=(x, .04))
    plate([box(1.98, .88, r=.06)], .02, plastic((.03, .03, .033), .3), top + .36, .008, at=(x, .04))
    plate([box(1.34, .46, r=.03)], .02, fluid((.42, .47, .38)), top + .375, .005, at=(x - .25, .18))
    for name, at in zip('2720', (-.46, -.22, .06, .30)):
        digit(name, x - .25 + at, .18, .27)
    disc(.022, .006, ink((.01, .012, .01)), 1.0, at=(x - .33, .05), bevel=0)
    text('mm', .12, ink((.01, .012, .01)), (x + .31, .09, 1.0))
    for at, colour in ((-.66, (.10, .10, .11)), (-.25, (.10, .10, .11)), (.16, ORANGE)):
        plate([slot(.14, .075, turn=90)], .05, plastic(colour), top + .385, .02, at=(x + at, -.22))
    for at, name in ((-.66, 'OFF/ON'), (-.25, 'mm/in'), (.16, 'ZERO')):
        text(name, .075, ink((.7, .69, .65)), (x + at, -.355, top + .37))
    text('0.01', .12, ink((.7, .69, .65)), (x + .72, .30, top + .37))
    text('150 mm', .10, ink((.7, .69, .65)), (x + .72, .12, top + .37))


def build():
    steel = brushed_steel((.72, .73, .75), .24, 'x')
    fixed_jaws(steel)
    sliding_jaws(steel)
    display()
    block((OPEN + 1.2, .14, .06), brushed_steel((.72, .73, .75), .24, 'x'), (3.1 + OPEN / 2 - .6, -.02, FACE - .09), bevel=.015)     # the depth rod comes out as far as the jaws open
    hang(33, (0, 0), .92, (-.2, .32))
