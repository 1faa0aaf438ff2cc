"""A rear hub on its side: freehub with its splines towards the viewer, two flanges with sixteen holes each, disc mount
and end caps for a 12 mm axle."""
import math

from workshop.hanging import hang
from workshop.materials import ORANGE, aluminium, anodised, black_oxide, brushed_steel, rubber
from workshop.shapes import circle, toothed
from workshop.solids import lathe, plate

MM = .046                     # one millimetre
RIGHT, LEFT = 17, -34          # the flanges, from the middle of the hub


def mm(profile):
    return [(r * MM, along * MM) for r, along in profile]


def around(r, n, turn=0.0):
    return [(r * MM * math.cos(math.radians(turn + 360 * i / n)), r * MM * math.sin(math.radians(turn + 360 * i / n))) for i in range(n)]


def turned(profile, material):
    return lathe(mm(profile), material, (0, 0, 0), 'z')


def build():
    shell, bare, steel = anodised((.03, .031, .034), .30), aluminium(.28), brushed_steel((.62, .63, .65), .24, 'round', .03)
    for along, turn in ((RIGHT, 0), (LEFT, 11.25)):
        plate([circle(29 * MM), circle(14 * MM), *(circle(1.35 * MM, x, y, 20) for x, y in around(25.8, 16, turn))], 3.4 * MM, shell, along * MM, .03)
    turned([(20, RIGHT + 8), (22.5, RIGHT + 6.5), (23, RIGHT), (21.5, RIGHT - 4), (17.5, RIGHT - 10), (15, RIGHT - 19), (14.4, -10), (14.8, -18),
            (16, LEFT + 8), (19, LEFT + 3), (20.5, LEFT)], shell)
    turned([(20.5, LEFT), (18, LEFT - 4), (16.5, LEFT - 9), (16.5, LEFT - 11), (25, LEFT - 12), (25, LEFT - 16), (24, LEFT - 17), (14, LEFT - 17)], shell)
    for along in (-2.5, -6.5):                                              # two rings of colour round the waist
        turned([(14.3, along - 1), (15.15, along - .8), (15.15, along + .8), (14.3, along + 1)], anodised(ORANGE, .3))
    # Drive side: seal, freehub with nine splines, the thread for the lockring, cap.
    turned([(19.5, RIGHT + 7), (19.5, RIGHT + 9), (17, RIGHT + 9.6), (15, RIGHT + 9.6)], rubber())
    turned([(15, RIGHT + 9), (17.6, RIGHT + 9), (17.6, RIGHT + 11.5), (17.2, RIGHT + 12), (15, RIGHT + 12)], steel)
    plate([toothed(9, 17.2 * MM, 15.4 * MM, .40, .40), circle(13 * MM)], 33 * MM, bare, (RIGHT + 28) * MM, .02)
    threads = [(r, RIGHT + 44.5 + .9 * i + d) for i in range(4) for r, d in ((15.2, 0), (15.6, .3), (15.2, .7))]
    turned([*threads, (15, RIGHT + 48.2), (14, RIGHT + 48.6), (12.5, RIGHT + 48.6), (12.3, RIGHT + 47)], bare)
    turned([(12.6, RIGHT + 47), (12.2, RIGHT + 47.6), (9.5, RIGHT + 47.6)], rubber())
    for end, way in ((71, 1), (-71, -1)):
        turned([(12.0, end - way * 8), (11.6, end - way * 5.5), (9.8, end - way * 4.5), (9.6, end - way * .5), (9.2, end), (6.6, end), (6.1, end - way * .6),
                (6.1, end - way * 20)], bare)
        turned([(9.62, end - way * 3.2), (9.8, end - way * 3), (9.8, end - way * 2.2), (9.62, end - way * 2)], black_oxide())
    hang(-48, tilt=(-66, 0), lift=1.72)
