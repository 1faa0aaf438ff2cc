"""Text on tools: etched, stamped or printed."""
import math

import bpy

from .solids import link


def text(words, size, material, at, turn=0.0, spacing=1.0):
    """Words etched or printed on a face: at is (x, y, z) of their middle, z that of the face."""
    curve = bpy.data.curves.new('text', 'FONT')
    curve.body, curve.size, curve.space_character = words, size, spacing
    curve.align_x, curve.align_y = 'CENTER', 'CENTER'
    curve.extrude = .001
    curve.offset = size * .012                  # the built-in face is thin
    x, y, z = at
    return link('text', curve, material, (x, y, z + .003), turn)


def text_round(words, size, material, r, middle, z, at=(0, 0), step=.62):
    """Words along a circle of radius r, read from outside at the top: middle is the angle (degrees) of their middle,
    step the width of a letter as a share of its size."""
    pitch = math.degrees(step * size / r)
    for i, letter in enumerate(words):
        a = middle - (i - (len(words) - 1) / 2) * pitch
        x, y = at[0] + r * math.cos(math.radians(a)), at[1] + r * math.sin(math.radians(a))
        if letter != ' ':
            text(letter, size, material, (x, y, z), a - 90)
