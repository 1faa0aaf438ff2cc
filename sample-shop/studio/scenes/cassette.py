"""A 12-speed cassette, 11 to 34 teeth: nickelled sprockets stepped towards the viewer, ramps and short teeth where the
chain changes, and the lockring that holds them on the freehub."""
import math

from workshop.hanging import hang
from workshop.lettering import text_round
from workshop.materials import ORANGE, anodised, black_oxide, brushed_steel, ink
from workshop.shapes import circle, sprocket, toothed
from workshop.solids import lathe, plate

TEETH = (34, 30, 27, 24, 21, 19, 17, 15, 14, 13, 12, 11)
PITCH = .528
GAP = .150                     # from sprocket to sprocket: about 3.6 mm


def build():
    nickel = brushed_steel((.56, .57, .59), .30, 'round', .04)
    darker = brushed_steel((.33, .335, .35), .32, 'round', .04)
    for i, n in enumerate(TEETH):
        turn = 37 * i
        gates = range(2, n, max(5, n // 4))           # where the chain may climb: every fifth tooth or so
        edge = sprocket(n, PITCH, turn=turn, low=gates if n > 11 else ())
        root = PITCH / (2 * math.sin(math.pi / n)) - .31 * PITCH
        z = .32 + i * GAP
        plate([edge, circle(root - .62 if n > 15 else .62)], .085, darker if i % 2 else nickel, z, .018)
        for gate in gates if n > 13 else ():          # the ramp's rivet, below the short tooth
            a = math.radians(turn + 360 * (gate + .5) / n)
            r = root - .02
            lathe([(0, 0), (.035, 0), (.035, .012), (.02, .018), (0, .018)], black_oxide(), (r * math.cos(a), r * math.sin(a), z + .042), 'z', steps=16)
    top = z + .04
    lathe([(.52, -1.2), (.60, -1.2), (.60, 0), (.80, 0), (.80, .05), (.76, .085), (.60, .085), (.57, .05), (.52, .03), (.52, -1.2)],
          anodised(ORANGE, .28), (0, 0, top), 'z')
    plate([circle(.575), toothed(12, .515, .455, .42, .42)], .5, black_oxide(), top - .20, .015)
    text_round('LOCK', .115, ink(), .68, 90, top + .086)
    text_round('40 Nm', .115, ink(), .68, 270, top + .086)
    text_round('11T', .115, ink(), .68, 180, top + .086)
    hang(0, tilt=(-8, 8), lift=.55)
