"""The empty hook of the page for unknown addresses: sheet steel, two screws, a bent wire with its tip up. Nothing hangs
from it."""
import math

from workshop.materials import brushed_steel, chrome, ink
from workshop.shapes import box, bowed, ngon
from workshop.solids import lathe, plate, tube

X, Y = -.35, 2.35               # the middle of the plate
SWING = math.radians(38)        # the wire's plane turned out of the viewer's line, so that its bend shows


def wire(forward, y):
    """A point of the wire, by its way out of the board and its height."""
    return (X + forward * math.sin(SWING), Y + y, .12 + forward * math.cos(SWING))


def build():
    steel = brushed_steel()
    plate([box(.84, 1.30, 0, 0, .16)], .10, steel, .07, .03, at=(X, Y))
    for side in (-1, 1):
        at = (X, Y + side * .44, .12)
        lathe([(.17, 0), (.17, .05), (.12, .08), (0, .08)], chrome(), at, 'z')
        plate([ngon(6, .075, 12)], .02, ink(), .20, .004, at=at[:2])
    bend = [(0, 0), (.20, -.01), (.40, -.10), (.50, -.34), (.52, -.72), (.62, -1.02), (.88, -1.18), (1.14, -1.04), (1.26, -.74), (1.28, -.48)]
    tube([wire(*p) for p in bowed(bend)], .115, chrome(roughness=.16))
    lathe([(.115, 0), (.145, .01), (.15, .06), (.15, .18), (.12, .24), (.06, .27), (0, .275)], ink(), wire(1.28, -.52))
    lathe([(.20, 0), (.20, .04), (.14, .09), (.115, .10)], steel, (X, Y, .12), 'z')
