"""A stainless gear cable, coiled as it comes: stranded wire, the cylinder for the shifter at one end, a crimped cap at the
other, two wire ties round the coil."""
import math

from workshop.fittings import cable
from workshop.hanging import hang
from workshop.materials import ORANGE, anodised, brushed_steel, rubber
from workshop.shapes import bowed
from workshop.solids import lathe, ring

R, TURNS = 2.15, 5.35


def coiled():
    """The coil is loose: each turn has its own size and centre, and none is quite flat."""
    points = []
    for i in range(int(TURNS * 90) + 1):
        turn = i / 90
        a = math.radians(112 + i * 4)
        r = R + .13 * math.sin(turn * 2.1) + .06 * math.sin(turn * 5.3 + 1)
        points.append((r * math.cos(a) + .06 * math.sin(turn * 1.7), r * math.sin(a) + .07 * math.cos(turn * 2.3),
                       .24 + .16 * (turn / TURNS) + .06 * math.sin(turn * 6.3)))
    return points


def dense(points):
    """Smooths a run given in the plane and keeps the heights between its ends."""
    flat = bowed([p[:2] for p in points], 24)
    z0, z1 = points[0][2], points[-1][2]
    return [(x, y, z0 + (z1 - z0) * i / (len(flat) - 1)) for i, (x, y) in enumerate(flat)]


def build():
    steel = brushed_steel(roughness=.22)
    coil = coiled()
    (hx, hy, hz), (tx, ty, tz) = coil[0], coil[-1]
    # The free ends leave the coil on the circle's tangent and straighten out.
    head = dense([(2.25, 1.98, .34), (1.35, 2.36, .32), (.25, 2.42, .28), (hx, hy, hz)])
    a = math.radians(112 + 4 * (len(coil) - 1))
    inward = [(r * math.cos(a + turn), r * math.sin(a + turn), tz) for r, turn in ((2.0, .35), (1.7, .70), (1.35, 1.15), (1.15, 1.75))]
    tail = dense([(tx, ty, tz), *inward])
    cable([*head[:-1], *coil, *tail[1:]], .072, steel)

    ends = math.degrees(math.atan2(head[0][1] - head[3][1], head[0][0] - head[3][0]))
    lathe([(0, -.12), (.19, -.12), (.22, -.09), (.22, .34), (.19, .37), (0, .37)], brushed_steel(along='round'), head[0], turn=ends - 90)
    way = math.degrees(math.atan2(tail[-1][1] - tail[-4][1], tail[-1][0] - tail[-4][0]))
    lathe([(.07, -.30), (.10, -.30), (.10, -.18), (.085, -.15), (.085, -.05), (.10, -.02), (.10, .22), (.06, .28), (0, .28)],
          anodised(ORANGE), tail[-1], turn=way - 90)
    for angle in (172, -48):
        at = math.radians(angle)
        for i in range(4):
            ring(.29, .045, rubber(), (R * math.cos(at), R * math.sin(at), .31), 'y', angle + 4 * (i - 1.5))
    hang(-6, move=(-.05, -.05), k=1.2)
