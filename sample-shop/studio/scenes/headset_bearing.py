"""A cartridge bearing for the headset, 41.8 mm: ground races, the outer one with its 45° bevel, and a sealed gap between."""
from workshop.hanging import hang
from workshop.lettering import text_round
from workshop.materials import ORANGE, brushed_steel, ink, rubber
from workshop.solids import lathe

MM = .134                      # one millimetre


def mm(profile):
    return [(r * MM, along * MM) for r, along in profile]


def build():
    ground = brushed_steel((.60, .61, .63), .18, 'round', .015)
    middle = (0, 0, 0)
    # The bevel that sits in the frame; the inner race has its own at the far side, for the fork's ring.
    outer = [(17.9, -3.6), (18.3, -4), (20.5, -4), (20.9, -3.6), (20.9, 1.0), (18.3, 3.6), (18.05, 3.6), (17.9, 3.5), (17.9, 2.5)]
    inner = [(16.0, 2.5), (16.0, 3.5), (15.8, 3.75), (15.4, 3.75), (15.1, 3.4), (15.1, -1.4), (15.25, -1.75), (17.2, -3.7), (17.4, -3.75)]
    seal = [(15.9, 2.7), (16.05, 3.1), (16.25, 3.35), (16.35, 3.1), (16.5, 3.3), (17.45, 3.3), (17.6, 3.1), (17.75, 3.3), (17.95, 3.0), (17.95, 2.6)]
    lathe(mm(outer), ground, middle, 'z', smooth=22, steps=160)
    lathe(mm(inner), ground, middle, 'z', smooth=22, steps=160)
    lathe(mm(seal), rubber(ORANGE, .48), middle, 'z', smooth=22, steps=160)
    for middle_angle, words in ((90, '45° × 45°'), (270, '41.8 × 30.2 × 7.5')):
        text_round(words, .15, ink(), 16.98 * MM, middle_angle, 3.3 * MM, step=.68)
    hang(24, tilt=(-30, 0), lift=1.75)
