"""A 700 × 28C folding tyre: tan sidewalls, black tread with a file pattern on its shoulders, a card sleeve that says the
size. It leans out of the board, so that tread and inside show."""
import math

from workshop.hanging import hang
from workshop.lettering import text, text_round
from workshop.materials import ORANGE, card, ink, rubber
from workshop.solids import lathe, tube

# The section of the tyre as (radius, height): from the bead over the sidewall to the middle of the tread.
BEAD = [(2.16, .20), (2.13, .25), (2.14, .31), (2.19, .33)]
WALL = [(2.19, .33), (2.28, .40), (2.40, .435), (2.52, .44), (2.60, .425)]
TREAD = [(2.60, .425), (2.61, .455), (2.72, .42), (2.83, .34), (2.92, .22), (2.97, .10), (2.985, 0)]
INSIDE = [(2.19, .30), (2.30, .33), (2.45, .36), (2.62, .33), (2.78, .22), (2.84, 0)]


def both(half):
    """The section's front half and its mirror image at the back."""
    return half + [(r, -z) for r, z in half[-2::-1]]


def file_tread(black):
    """Fine ribs across both shoulders, slanting as the wheel turns."""
    for i in range(150):
        for side in (1, -1):
            rib = []
            for k, (r, z) in enumerate(TREAD[2:5]):
                a = math.radians(i * 2.4 + 1.6 * k * side)
                rib.append(((r + .004) * math.cos(a), (r + .004) * math.sin(a), side * (z + .004)))
            tube(rib, .017, black)


def build():
    tan, black = rubber((.42, .24, .10), .62), rubber()
    lathe(both(TREAD), black, (0, 0, 0), 'z')
    file_tread(rubber((.035, .035, .037)))
    for side in (1, -1):
        lathe([(r, side * z) for r, z in WALL], tan, (0, 0, 0), 'z')
        lathe([(r, side * z) for r, z in BEAD], black, (0, 0, 0), 'z')
    lathe(both(INSIDE), rubber((.10, .085, .07)), (0, 0, 0), 'z')
    for middle in (20, 160):
        text_round('TRUEWHEEL', .27, ink(), 2.40, middle, .437)
    for middle in (95, 222, 318):
        text_round('28-622', .15, ink((.16, .08, .03)), 2.40, middle, .437)

    # The sleeve: card wrapped about the tyre, longer than it is wide.
    paper = card((.86, .84, .79))
    sleeve = [(.50, -.80), (.505, -.80), (.505, .80), (.50, .80)]
    lathe(sleeve, paper, (0, -2.52, 0), turn=90)
    lathe([(.508, -.80), (.508, -.62)], card(ORANGE), (0, -2.52, 0), turn=90)
    text('700 × 28C', .27, ink(), (-.04, -2.44, .505))
    text('FOLDING', .13, ink(), (-.04, -2.70, .490), 0, 1.3)
    hang(12, tilt=(16, 20), lift=1.75)
