"""Places a finished tool on its board: turned, tilted and held by hooks."""
import math

import bpy

from .solids import lathe, tube


def hang(turn=0.0, about=(0, 0), k=1.0, move=(0, 0), tilt=(0, 0), lift=0.0):
    """Turns (degrees), scales and moves all solids made so far about a point, as one tool on its hook; heights scale too.
    What should be seen from its side is first tilted about the x and y axes (degrees), and lifted."""
    pivot = bpy.data.objects.new('pivot', None)
    bpy.context.collection.objects.link(pivot)
    pivot.location = (*about, 0)
    bpy.context.view_layer.update()
    for o in list(bpy.context.collection.objects):
        if o.pass_index == 1 and o.parent is None:
            o.parent = pivot
            o.matrix_parent_inverse = pivot.matrix_world.inverted()
    pivot.rotation_euler = [math.radians(a) for a in (*tilt, turn)]
    pivot.scale = (k, k, k)
    pivot.location = (about[0] + move[0], about[1] + move[1], lift)
    return pivot


def hook(x, y, material, reach=.75):
    """A pegboard hook at (x, y): comes out of the board, its tip bent up. Not part of the tool's outline."""
    r = .075
    o = tube([(x, y - .05, -.1), (x, y - .05, reach * .55), (x, y - .03, reach * .72), (x, y + .06, reach * .86), (x, y + .22, reach * .92),
              (x, y + .34, reach * .92)], r, material)
    o.pass_index = 2
    foot = lathe([(0, 0), (.15, 0), (.15, .03), (.11, .05), (0, .05)], material, (x, y - .05, 0), 'z')
    foot.pass_index = 2
    foot.rotation_euler.x = math.radians(90)
    return o
