"""A 15 mm pedal wrench: two open jaws at different angles on one head, 330 mm of flat bar and a dipped grip."""
from workshop.hanging import hang
from workshop.lettering import text
from workshop.materials import ORANGE, brushed_steel, ink, plastic
from workshop.shapes import arc, filleted, put
from workshop.solids import carve, disc, loft, plate

HEAD, R = 2.1, .96          # the head's middle and radius
GAP = .44
SLIGHT, STEEP = 22, -80      # where the mouths look, from the handle's line


def mouth(depth=.54, reach=R - .03):
    """A 15 mm slot that opens upwards, entered from its right lip."""
    g = GAP / 2
    return [(g, reach, .07), (g, reach - depth, .09), (-g, reach - depth, .09), (-g, reach, .07)]


def turned(corners, angle):
    return [(*put([(x, y)], 0, HEAD, angle)[0], r) for x, y, r in corners]


def build():
    steel = brushed_steel(roughness=.25)
    right = [(.235, -2.6), (.235, .6, .6), (.58, 1.35, .5)]
    chin = put(arc(0, 0, R, -40, STEEP + 90 - 18, 6), 0, HEAD)
    crown = put(arc(0, 0, R, STEEP + 90 + 17, SLIGHT + 90 - 17, 12), 0, HEAD)
    cheek = put(arc(0, 0, R, SLIGHT + 90 + 18, 218, 22), 0, HEAD)
    edge = filleted([*right, *chin, *turned(mouth(), STEEP), *crown, *turned(mouth(), SLIGHT), *cheek,
                     (-.58, 1.35, .5), (-.235, .6, .6), (-.235, -2.6)])
    plate([edge], .24, steel, .34, .035)
    text('15', .34, ink(), (-.40, HEAD - .34, .46), 8)

    grip = loft([(0, y, .34, w, h) for y, w, h in ((-.45, .30, .19), (-.6, .32, .21), (-1.6, .33, .21), (-2.5, .36, .22), (-3.1, .38, .22))],
                plastic(ORANGE, .3), 4, .18)
    carve(grip, disc(.13, 1, steel, .34, at=(0, -2.78)))
    hang(-22)
