"""A saddle clamp for seat tubes of 34.9 mm, seen from above its slit: turned and dyed aluminium, an M5 bolt through its ears."""
import math

from workshop.hanging import hang
from workshop.lettering import text_round
from workshop.materials import RED, anodised, black_oxide, chrome, ink
from workshop.shapes import arc, circle, filleted, ngon
from workshop.solids import carve, lathe, plate

MM = .112                      # one millimetre
INNER, OUTER, HEIGHT = 17.45, 20.9, 14.5
BOLT = -25.2                   # below the middle of the ring


def mm(profile):
    return [(r * MM, along * MM) for r, along in profile]


def clamp_edge():
    """The ring from above, its slit and its two ears below."""
    right_ear = [(1.3, -30.8, 1.4), (9.2, -30.8, 2.4), (9.2, -18.4, 2.2)]
    left_ear = [(-x, y, r) for x, y, r in reversed(right_ear)]
    top_of_slit = -math.sqrt(INNER ** 2 - 1.3 ** 2)
    bore = arc(0, 0, INNER, 265, -85, 130)[1:-1]
    corners = [*right_ear, *arc(0, 0, OUTER, -56, 236, 110), *left_ear, (-1.3, top_of_slit, .6), *bore, (1.3, top_of_slit, .6)]
    return [(x * MM, y * MM) for x, y in filleted(corners)]


def across(profile, material):
    """Turned about the bolt's axis, which runs to the right."""
    return lathe(mm(profile), material, (0, BOLT * MM, 0), 'y', -90, steps=64)


def build():
    dyed, steel = anodised(RED, .26), chrome((.75, .76, .78), .16)
    body = plate([clamp_edge()], HEIGHT * MM, dyed, 0, .07)
    body = carve(body, across([(0, 7.6), (4.5, 7.6), (4.5, 12), (0, 12)], dyed), across([(0, -12), (3.6, -12), (3.6, -8), (0, -8)], dyed))
    across([(0, -8.9), (2.0, -8.9), (2.4, -8.5), (2.5, -6), (2.5, 8), (4.6, 8), (4.6, 8.7), (2.6, 8.9)], steel)
    head = plate([circle(4.1 * MM, n=64), ngon(6, 2.35 * MM, 15)], 4.6 * MM, steel, 0, .035)
    well = plate([ngon(6, 2.4 * MM, 15)], .02, black_oxide(), 0, 0)
    for part, along in ((head, 11.0), (well, 10.2)):
        part.rotation_euler, part.location = (0, math.radians(90), 0), (along * MM, BOLT * MM, 0)
    # The size is cut by laser into the upper face.
    top = HEIGHT * MM / 2
    text_round('34.9', .20, ink((.80, .72, .70)), (INNER + OUTER) / 2 * MM, 52, top)
    text_round('5 Nm', .20, ink((.80, .72, .70)), (INNER + OUTER) / 2 * MM, 128, top)
    hang(-18, tilt=(-24, -24), move=(.1, .50), lift=1.75)
