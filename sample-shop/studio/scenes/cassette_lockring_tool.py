"""A cassette lockring tool: a hexagon for a 25 mm wrench, twelve splines, and the pin that guides it into the axle."""
from workshop.hanging import hang
from workshop.materials import ORANGE, brushed_steel, enamel
from workshop.shapes import circle, filleted, ngon, toothed
from workshop.solids import disc, lathe, plate


def build():
    steel = brushed_steel(along='round')
    hexagon = filleted([(x, y, .16) for x, y in ngon(6, 2.0)])
    plate([hexagon, circle(.5)], 2.0, brushed_steel(roughness=.3), 0, .07)
    # Turned chamfers cut the hexagon's corners at both ends.
    lathe([(1.62, .96), (1.70, 1.0), (1.70, 1.06), (1.66, 1.10), (1.52, 1.16), (.6, 1.16)], steel, (0, 0, 0), 'z')
    disc(1.50, .22, enamel(ORANGE, .5), 1.24, .6, bevel=.03)
    splines = filleted([(x, y, .03) for x, y in toothed(12, 1.42, 1.20, .34, .42)], 3)
    plate([splines, circle(.98)], 1.2, steel, 1.9, .03)
    disc(1.18, .2, steel, 1.4, .4)
    lathe([(.40, 0), (.40, 3.5), (.38, 3.6), (.24, 3.85), (0, 3.9)], steel, (0, 0, 0), 'z')
    hang(20, tilt=(62, 0), lift=1.9, move=(0, .7))
