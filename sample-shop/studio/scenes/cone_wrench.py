"""A 13/15 mm cone wrench: two millimetres of ground steel, thin enough for the flats of a hub's cone, a blue dipped grip."""
from workshop.hanging import hang
from workshop.lettering import text
from workshop.materials import BLUE, brushed_steel, ink, plastic
from workshop.shapes import filleted, open_end, put
from workshop.solids import loft, plate

THICK = .13
TOP, FOOT = 2.05, -2.15


def build():
    steel = brushed_steel(along='x', roughness=.24)
    fifteen = put(open_end(.98, .78, -.16, 24), 0, TOP, 14)
    thirteen = put(open_end(.88, .68, -.12, 24), 0, FOOT, 194)
    waist = [(-.30, .5, .5), (-.30, -.7, .5)]
    edge = filleted([*fifteen, *waist, *thirteen, *((-x, y, r) for x, y, r in reversed(waist))])
    plate([edge], THICK, steel, .26, .02)

    dip = plastic(BLUE, .26)
    loft([(0, y, .26, w, .15) for y, w in ((1.02, .36), (.8, .355), (.2, .345), (-.4, .345), (-.95, .355), (-1.15, .36))],
         dip, 5, .14)
    text('13 / 15', .26, ink((.75, .8, .9)), (0, -.07, .411), -90)
    for at, words, turn in ((TOP - .56, '15', 14), (FOOT + .50, '13', 14)):
        text(words, .27, ink(), (0, at, .26 + THICK / 2), turn)
    hang(31)
