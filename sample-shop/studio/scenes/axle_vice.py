"""An axle vice: two aluminium soft jaws for a bench vice, half a bore in each for three axles and for spokes."""
from math import acos, degrees

from workshop.hanging import hang
from workshop.lettering import text
from workshop.materials import aluminium, brushed_steel, chrome, ink
from workshop.shapes import arc, mirrored, rounded
from workshop.solids import lathe, plate

GAP, END = .05, 2.35                                      # half the gap between the jaws, half their length
BORES = ((1.42, .52, '12'), (.10, .44, '10'), (-1.0, .39, '9'), (-1.66, .15, ''), (-2.0, .12, ''))   # y, radius, size


def jaw(outer):
    """The right jaw from above, straight outside at x = outer: at its parting face the bores are cut in half."""
    edge = [(outer, -END), (outer, END), (GAP, END)]
    for y, r, _ in BORES:
        a = degrees(acos(GAP / r))
        edge += arc(0, y, r, a, -a, 28)
    return rounded([*edge, (GAP, -END)], .03, 2, .02)


def build():
    metal = aluminium()
    for side, seen in ((1, list), (-1, mirrored)):
        plate([seen(jaw(1.15))], 1.5, metal, -.86, .02)                           # goes down between the jaws of the vice
        plate([seen(jaw(1.85))], .42, metal, .11, .04)                            # rests on top of them
        for y in (END - .42, -END + .42):                                         # magnets hold it to the vice
            lathe([(.25, .30), (.25, .325), (.22, .335), (.20, .31), (0, .31)], chrome(), (side * 1.45, y, 0), 'z', smooth=20)
    for y, _, size in BORES[:3]:
        text(size, .42, ink((.75, .07, .002)), (1.12, y, .322))
        text('mm', .15, ink(), (1.50, y - .08, .322))
    text('SPOKES', .17, ink(), (.78, -1.83, .322))
    for y in (2.16, -2.2):                                                        # pins keep the two halves in line
        lathe([(.09, -.6), (.09, .6)], brushed_steel(along='round'), (0, y, -.3), turn=90)
    hang(-22, tilt=(-24, 7), lift=1.8)
