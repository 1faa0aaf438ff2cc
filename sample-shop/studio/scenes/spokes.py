"""Thirty-six double-butted spokes, most of them still in their carton: heads and elbows stand out of it, two lie beside it
with their brass nipples on."""
import math
import random

from mathutils import Vector

from workshop.hanging import hang
from workshop.lettering import text
from workshop.materials import ORANGE, brass, brushed_steel, card, ink
from workshop.solids import block, lathe, tube

WIRE = .056


def spoke(steel, x, top, bottom, lean=0.0, z=.3, elbow=90.0):
    """A spoke along y: mushroom head and elbow above, 2.0 mm at both ends, 1.8 mm between; elbow is where it points."""
    dx, dz = math.cos(math.radians(elbow)), math.sin(math.radians(elbow))
    slip = math.tan(math.radians(lean))

    def at(y):
        return (x - slip * (y - bottom), y)
    bend = [(at(top)[0] + .16 * (1 - math.cos(a)) * dx, top + .16 * math.sin(a), z + .16 * (1 - math.cos(a)) * dz)
            for a in (0, .3, .6, .9, 1.2, 1.5)]
    hx, hy, hz = bend[-1][0] + .16 * dx, bend[-1][1] + .01, bend[-1][2] + .16 * dz
    tube([(*at(top - .7), z), *bend, (hx, hy, hz)], WIRE, steel)
    tube([(*at(bottom + .6), z), (*at(top - .7), z)], WIRE * .86, steel)
    tube([(*at(bottom), z), (*at(bottom + .6), z)], WIRE, steel)
    head = lathe([(0, 0), (.05, 0), (.105, .07), (.105, .10), (.06, .14), (0, .15)], steel, (hx, hy, hz), steps=24)
    head.rotation_mode = 'QUATERNION'
    head.rotation_quaternion = Vector((dx, 0, dz)).to_track_quat('Y', 'Z')


def nipple(gold, x, y, turn=0.0, z=.3):
    """Brass: a round collar, and the square that the key holds."""
    lathe([(0, -.30), (.075, -.30), (.085, -.27), (.085, .18), (.13, .24), (.14, .30), (.11, .36), (.06, .38), (0, .38)], gold, (x, y, z), turn=turn + 180)
    lathe([(.115, -.30), (.115, .12)], gold, (x, y, z), turn=turn + 180, steps=4)


def build():
    random.seed(36)
    steel, gold, paper = brushed_steel(roughness=.32, grain=.02), brass(), card((.52, .36, .20))
    places = [(-.42 + .21 * (i % 5) + .09 * (i // 5 % 2), .24 + .17 * (i // 5)) for i in range(30)]
    for x, z in places:
        spoke(steel, x, 2.3 + random.uniform(-.28, .34), -1.2, -x * 7 + random.uniform(-2, 2), z, random.uniform(20, 160))
    # The carton: four walls, a label, open at the top.
    for x in (-.66, .66):
        block((.07, 3.7, 1.3), paper, (x, -1.15, .68), 0, .02)
    block((1.39, 3.7, .06), paper, (0, -1.15, 1.32), 0, .02)
    block((1.39, .07, 1.3), paper, (0, -2.98, .68), 0, .02)
    block((1.39, 3.7, .06), paper, (0, -1.15, .06), 0, .02)
    block((1.10, 1.9, .012), card((.85, .83, .78)), (0, -1.45, 1.355), 0, .003)
    block((1.10, .34, .014), card(ORANGE), (0, -.67, 1.357), 0, .003)
    text('36', .62, ink(), (0, -1.22, 1.365))
    text('2.0 / 1.8', .23, ink(), (0, -1.72, 1.365))
    text('292 mm', .23, ink(), (0, -2.05, 1.365))
    for x, y in ((1.20, .25), (1.58, -.15)):
        spoke(steel, x, y + 2.5, y - 2.75, 0, .2, 20)
        nipple(gold, x, y - 2.70, 180, .2)
    for x, y, turn in ((-1.30, -2.55, 40), (-1.62, -1.90, -65), (-1.15, -1.50, 110), (-1.85, -2.85, 160)):
        nipple(gold, x, y, turn, .16)
    hang(-17, move=(-.05, .22), k=.97)
