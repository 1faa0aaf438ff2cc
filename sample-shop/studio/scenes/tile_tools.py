"""The link to the tools: a combination wrench, a hex key and a screwdriver side by side, each on its own hook."""
import math

from scenes.hero import RING, wrench
from workshop.hanging import hang, hook
from workshop.lettering import text
from workshop.materials import ORANGE, black_oxide, brushed_steel, chrome, ink, plastic, rubber
from workshop.shapes import arc, ngon
from workshop.solids import block, lathe, plate, ring, tube


def hex_key(steel, black):
    """A long arm with a ball end below, a sleeve of rubber, the short arm over the hook."""
    r, top, z = .19, 2.35, .44
    path = [(0, -2.35, z), (0, top - .42, z), *((x, y, z) for x, y in arc(.42, top - .42, .42, 180, 90, 16)), (1.05, top, z)]
    tube(path, r, steel, ngon(6, 1))
    lathe([(r, 0), (.70 * r, .55 * r), (.70 * r, .8 * r), (.97 * r, 1.5 * r), (.94 * r, 2.0 * r), (.6 * r, 2.5 * r), (0, 2.6 * r)],
          steel, (0, -2.35, z), turn=180, smooth=20, steps=6)
    lathe([(.2, -1.5), (.255, -1.46), (.27, -1.4), (.27, .9), (.255, .96), (.2, 1.0)], black, (0, .25, z))
    text('8', .30, ink((.8, .8, .78)), (0, .72, z + .27))


def screwdriver(steel, black):
    """Handle above, with its hole for the hook; orange shell, black flutes; a round blade with a ground tip."""
    z = .62
    lathe([(0, 3.0), (.30, 2.98), (.44, 2.88), (.50, 2.66), (.50, 2.2), (.44, 1.95)], plastic(ORANGE, .30), (0, 0, z))
    lathe([(.44, 1.95), (.50, 1.80), (.53, 1.4), (.52, .95), (.44, .62), (.34, .42)], plastic(ORANGE, .30), (0, 0, z))
    for i in range(10):
        a = math.radians(18 + 36 * i)
        block((.15, 1.15, .10), black, (.50 * math.sin(a), 1.32, z + .50 * math.cos(a)), bevel=.045).rotation_euler.y = a
    lathe([(.34, .42), (.36, .40), (.36, .28), (.30, .20), (.22, .12), (0, .12)], black, (0, 0, z))
    lathe([(0, .2), (.155, .2), (.155, -2.05), (.15, -2.1), (0, -2.1)], steel, (0, 0, z))
    tip = [(-.15, -2.05), (.15, -2.05), (.155, -2.2), (.21, -2.36), (.205, -2.72), (.15, -2.86), (-.15, -2.86), (-.205, -2.72), (-.21, -2.36), (-.155, -2.2)]
    plate([tip], .13, black_oxide(), z, .03)
    ring(.16, .05, steel, (0, 2.62, z + .46), squash=.8)
    plate([arc(0, 0, .15, 0, 350, 35)], .02, ink(), z + .495, .004, at=(0, 2.62))


def build():
    steel, black = brushed_steel(), rubber((.03, .03, .032))
    wrench(steel, '15')
    hang(180 - 4, about=(0, RING), k=.82, move=(-2.02, 4.90))
    hex_key(brushed_steel((.40, .40, .42), .24), black)
    hang(2, move=(-.32, .12))
    screwdriver(chrome(roughness=.16), black)
    hang(-2, move=(1.95, -.05))
    for x, y in ((-2.02, 2.70), (.22, 2.20), (2.04, 2.62)):
        hook(x, y, brushed_steel(), 1.3)
