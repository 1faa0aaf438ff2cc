"""A 160 mm six-bolt brake rotor: a laser-cut steel track riveted to a black aluminium carrier."""
import math

from workshop.hanging import hang
from workshop.lettering import text_round
from workshop.materials import anodised, brushed_steel, ink
from workshop.shapes import band, circle, rounded, slot
from workshop.solids import lathe, plate

ARMS = 6
TRACK, INNER, RIVET, BOLT = 3.02, 2.42, 2.22, .825        # radii; 160 mm across is 6.04 units


def polar(r, angle):
    return (r * math.cos(math.radians(angle)), r * math.sin(math.radians(angle)))


def track_edges():
    """The outer edge waves gently; the inner one extends inwards at each rivet."""
    outer = [polar(TRACK - .035 + .035 * math.cos(math.radians(12 * a)), a) for a in range(0, 360, 2)]
    inner = []
    for a in range(0, 360, 1):
        off = abs((a + 30) % 60 - 30)                     # degrees from the nearest rivet
        inner.append(polar(INNER - .36 * max(0, math.cos(math.radians(min(off * 9, 90)))) ** .8, a))
    return outer, inner


def carrier_edge():
    """Six arms, swept as they push, between a ring of bolts and the rivets."""
    edge = []
    for k in range(ARMS):
        spine = [polar(1.02 + (RIVET - 1.02) * t / 8, 60 * k - 34 * (1 - t / 8) ** 1.3) for t in range(9)]
        arm = band(spine, [.62, .36, .30, .42])
        edge += [*arm[:9], *[polar(RIVET + .24 * math.cos(math.radians(b)), 60 * k + 5.8 * math.sin(math.radians(b))) for b in range(-60, 61, 20)],
                 *arm[9:]]
    return rounded(edge, .10)


def build():
    steel, black = brushed_steel(along='round', grain=.05), anodised((.075, .075, .08), .38)
    outer, inner = track_edges()
    slots = []
    for k in range(36):
        for r, length in ((2.82, .11), (2.665, .09)):
            x, y = polar(r, 10 * k + (r - 2.82) * 30)
            slots.append(slot(length, .045, x, y, 10 * k - 90 - 42))
    plate([outer, inner, *slots], .10, steel, .34, .014)
    holes = [circle(.125, *polar(BOLT, 60 * k + 10)) for k in range(6)]
    plate([carrier_edge(), circle(.56), *holes], .16, black, .36, .03)
    for k in range(ARMS):
        x, y = polar(RIVET, 60 * k)
        lathe([(0, -.12), (.17, -.12), (.17, .07), (.13, .11), (.075, .11), (.06, .06), (0, .06)], steel, (x, y, .40), 'z')
    for words, middle in (('160 mm', 30), ('MIN. TH. 1.5', 90), ('ROTATION >', 150)):
        text_round(words, .13, ink(), 2.525, middle, .39)
    hang(12)
