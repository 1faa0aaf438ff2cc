"""Cork bar tape: two rolls, one with its end hanging loose, and the two plugs that close the bar."""
import math

from workshop.hanging import hang
from workshop.materials import ORANGE, anodised, cork, plastic
from workshop.shapes import band
from workshop.solids import lathe, plate

THICK, WIDTH, TURNS = .15, 1.45, 8


def roll(tape, tail):
    """The tape wound about nothing, as a spiral on edge; its last turn runs out straight for the length of the tail."""
    spine = []
    for i in range(TURNS * 72 + 1):
        a = math.radians(5 * i)
        r = .22 + (THICK + .008) * a / (2 * math.pi)
        spine.append((r * math.cos(a), r * math.sin(a)))
    (x0, y0), (x1, y1) = spine[-2:]
    far = math.hypot(x1 - x0, y1 - y0)
    for i in range(1, 13 if tail else 1):
        s = tail * i / 12
        spine.append((x1 + (x1 - x0) / far * s - .05 * s * s, y1 + (y1 - y0) / far * s))
    plate([band(spine, [THICK] * 30 + [THICK * .7])], WIDTH, tape, 0, .04)


def plug(black, dyed):
    """A bar-end plug: domed cap with a dyed ring, ribbed stem that jams in the bar."""
    lathe([(0, .42), (.20, .41), (.38, .35), (.42, .30)], dyed)
    lathe([(.42, .30), (.52, .26), (.56, .18), (.56, .10), (.52, .04), (.36, .02)], black)
    ribs = [(r, .02 - .11 * i - d) for i in range(6) for r, d in ((.34, 0), (.41, .03), (.34, .10))]
    lathe([*ribs, (.30, -.72), (.22, -.72), (.22, -.5), (0, -.5)], black)


def build():
    tape, black = cork(), plastic((.03, .03, .032))
    roll(tape, 0)
    hang(14, tilt=(-38, 18), move=(-1.20, 1.05), lift=1.5, k=1.06)
    roll(tape, .9)
    hang(-30, tilt=(-34, -16), move=(1.08, -.50), lift=1.4, k=1.06)
    for turn, x, y in ((35, -2.0, -1.68), (-20, -.75, -2.25)):
        plug(black, anodised(ORANGE))
        hang(turn, tilt=(38, 0), move=(x, y), lift=.35)
