"""A click-type torque wrench for 2 to 24 N·m: quarter-inch square, etched scale, knurled handle, an orange locking ring."""
import math

from workshop.hanging import hang
from workshop.lettering import text
from workshop.materials import ORANGE, anodised, black_oxide, brushed_steel, chrome, ink, knurled
from workshop.shapes import arc, box, filleted, toothed
from workshop.solids import block, disc, lathe, plate

AXIS = .62                   # height of the tube's middle
HEAD = 2.2


def build():
    steel, oxide, dark = chrome(roughness=.16), black_oxide(), ink()
    # The head and its square drive.
    neck = filleted([(.20, 1.2), (.20, 1.6, .3), *arc(0, HEAD, .62, -58, 238, 60), (-.20, 1.6, .3), (-.20, 1.2)])
    plate([neck], .56, brushed_steel(), AXIS, .07)
    disc(.48, .1, oxide, AXIS + .29, at=(0, HEAD), bevel=.03)
    block((.46, .46, .8), brushed_steel(), (0, HEAD, AXIS + .6), 33, .04)        # square to the picture
    disc(.09, .04, oxide, AXIS + 1.0, at=(0, HEAD), bevel=.01)
    lathe([(0, -.27), (.07, -.27), (.07, .27), (0, .27)], oxide, (0, 1.37, AXIS), 'z')       # the hinge of the click

    # The tube with its scale; the thimble screws along it.
    lathe([(.20, 1.27), (.26, 1.27), (.29, 1.23), (.29, 1.01), (.26, .98), (.26, -1.2)], steel, (0, 0, AXIS))
    lathe([(.30, .95), (.32, .93), (.32, .81), (.30, .79)], anodised(ORANGE), (0, 0, AXIS))
    face = AXIS + .262
    plate([box(.30, 1.45, 0, .02, .06)], .03, oxide, face, .01)
    for i in range(12):
        long = i % 2 == 1
        plate([box(.15 if long else .09, .022, -.055 if long else -.085, .66 - .105 * i)], .012, ink((.85, .85, .82)), face + .018, .002)
        if i % 4 == 3:
            text(f'{24 - 2 * i}', .13, ink((.85, .85, .82)), (.075, .66 - .105 * i, face + .016))
    text('N·m', .1, ink((.85, .85, .82)), (0, -.63, face + .016), 90)

    lathe([(.26, -.74), (.33, -.78), (.40, -.98), (.42, -1.0), (.42, -1.10), (.40, -1.12), (.38, -1.14)], steel, (0, 0, AXIS))
    for i in range(24):                                    # the thimble's own scale
        a = math.radians(15 * i)
        z, x = AXIS + .375 * math.sin(a), .375 * math.cos(a)
        if z > AXIS:
            lathe([(0, -.99), (.011, -.99), (.011, -.90 if i % 2 else -.86), (0, -.86)], dark, (x, 0, z), steps=8)
    grip = knurled((.10, .10, .105), 22, .38)
    for low, high in ((-1.9, -1.16), (-2.72, -1.98)):
        lathe([(.36, high), (.41, high - .03), (.41, low + .03), (.36, low)], grip, (0, 0, AXIS))
    lathe([(.35, -1.1), (.35, -2.8)], oxide, (0, 0, AXIS))
    lathe([(.41, -2.74), (.42, -2.76), (.42, -2.84), (.38, -2.88), (.34, -2.9)], steel, (0, 0, AXIS))
    ring = plate([toothed(20, .38, .35, .4, .3)], .3, anodised(ORANGE), 0, .02)
    ring.location, ring.rotation_euler = (0, -3.04, AXIS), (math.radians(90), 0, 0)
    lathe([(.3, -3.18), (.3, -3.22), (.26, -3.27), (0, -3.27)], steel, (0, 0, AXIS))
    hang(-33, k=1.08, move=(.02, .4))
