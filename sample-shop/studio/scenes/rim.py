"""A 700C aluminium rim, tubeless ready: hooks and well for the tyre outside, thirty-two eyelets inside. It leans out of
the board, so that both show."""
import math

from mathutils import Vector

from workshop.hanging import hang
from workshop.lettering import text_round
from workshop.materials import ORANGE, aluminium, anodised, brushed_steel, ink
from workshop.solids import lathe

HOLES = 32
BED = 2.40                        # radius of the spoke bed
SIDE = [(BED, 0), (BED, .17), (2.42, .215), (2.47, .245), (2.68, .285)]
TRACK = [(2.68, .285), (2.695, .27), (2.71, .285), (2.96, .295)]
HOOK = [(2.96, .295), (3.0, .285), (3.02, .25), (3.01, .21), (2.97, .20), (2.93, .225), (2.85, .225), (2.83, .19), (2.83, .13), (2.78, .10), (2.74, 0)]


def eyelet(steel, dark, r, angle, side, size):
    """A ferrule round a spoke hole, facing the middle of the wheel (size > 0) or the tyre."""
    a = math.radians(angle)
    inward = Vector((-math.cos(a), -math.sin(a), side * .12)) * (1 if size > 0 else -1)
    at = (r * math.cos(a), r * math.sin(a), side * .02)
    s = abs(size)
    for part, material in (([(s, -.03), (s, .012), (s * .82, .025), (s * .6, .02), (s * .58, 0)], steel), ([(s * .6, .012), (0, .012)], dark)):
        o = lathe(part, material, at, steps=24)
        o.rotation_mode = 'QUATERNION'
        o.rotation_quaternion = inward.to_track_quat('Y', 'Z')


def build():
    satin, steel, dark = aluminium(.28), brushed_steel(), ink((.005, .005, .005))
    body = anodised((.10, .10, .105), .34)
    turned = brushed_steel((.74, .74, .74), .22, 'round', .12)
    for half, material in ((SIDE, body), (TRACK, turned), (HOOK, satin)):
        for side in (1, -1):
            lathe([(r, side * z) for r, z in half], material, (0, 0, 0), 'z', steps=192)
    for k in range(HOLES):
        angle = 360 / HOLES * (k + .5)
        eyelet(steel, dark, BED, angle, 1 if k % 2 else -1, .10)
        eyelet(satin, dark, 2.75, angle, 0, -.085)
    eyelet(steel, dark, BED, 270, 0, .07)                    # the hole for the valve
    for middle in (60, 180, 300):
        text_round('TRUEWHEEL', .15, ink((.8, .8, .78)), 2.58, middle, .282)
        text_round('700C', .15, ink(ORANGE), 2.58, middle - 26, .282)
    hang(18, tilt=(-32, 20), lift=2.1)
