"""The shop's opening picture: a forged combination wrench, larger and bolder than the product's, with a hex bolt in its
jaw. Other pictures use its wrench() too."""
import math

from workshop.hanging import hang
from workshop.lettering import text
from workshop.materials import ORANGE, brushed_steel, enamel, forged_steel, ink
from workshop.shapes import arc, filleted, mirrored, ngon, open_end, put, rounded
from workshop.solids import disc, plate

RING, HEAD = -2.55, 2.30             # heights of the ring's and of the jaw's middle
GAP, FLOOR = 1.10, -.50              # of the jaw: its mouth, and where that ends below the middle
TURN = 15                            # degrees by which the jaw is set off, as on every wrench of this kind


def wrench(steel, size):
    """Upright, jaw above; all but what is printed or inlaid on its shank."""
    head = put(open_end(1.17, GAP, FLOOR), 0, HEAD, TURN)
    right = [(.34, RING + .95), (.29, RING + 1.5), (.28, .75), (.40, 1.30)]
    edge = arc(0, RING, .86, 114, 426, 60) + right + head + mirrored(right)
    star = [(r * math.cos(math.radians(15 * i)), RING + r * math.sin(math.radians(15 * i)))
            for i, r in ((i, .52 if i % 2 == 0 else .455) for i in range(24))]
    plate([rounded(edge), star], .34, steel, .42, .065)
    disc(.80, .50, steel, .44, .56, at=(0, RING), bevel=.11)
    cheek = put(open_end(1.06, GAP + .02, FLOOR - .005, 3), 0, HEAD, TURN)      # ground, where the forging was black
    plate([cheek], .03, brushed_steel(along='x'), .595, .012)
    x, y = put([(0, -.80)], 0, HEAD, TURN)[0]
    text(size, .34, ink(), (x, y, .612), TURN)


def inlay(words):
    """The orange panel let into the shank."""
    for grow, height, material in ((.05, .590, ink()), (0, .597, enamel(ORANGE, .35))):
        panel = [(.15 + grow, -1.30 - grow, .15), (.13 + grow, .55 + grow, .13)]
        plate([filleted(panel + [(-x, y, r) for x, y, r in reversed(panel)])], .02, material, height, .008)
    text(words, .165, ink((.85, .84, .80)), (0, -.38, .608), 90, 1.25)


def bolt():
    """M10, strength 8.8: chamfered hexagon with its marks."""
    x, y = put([(0, FLOOR + .67)], 0, HEAD, TURN)[0]
    dark = forged_steel((.17, .17, .18), .36)
    plate([ngon(6, GAP / 2 / math.cos(math.pi / 6) - .01, 90 + TURN)], .56, dark, .46, .04, at=(x, y))
    disc(GAP / 2 - .03, .10, dark, .75, at=(x, y), bevel=.05)
    text('8.8', .34, ink((.55, .55, .54)), (x, y - .04, .802), TURN)


def build():
    wrench(brushed_steel(), '15')
    inlay('TRUEWHEEL')
    bolt()
    hang(-37, k=1.05, move=(.05, -.02))
