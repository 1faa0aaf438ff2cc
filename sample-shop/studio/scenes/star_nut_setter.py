"""A star nut setter: a guide slides on the steerer, a blow on the cap drives the nut 15 mm deep; a spare nut beside it."""
from math import cos, pi, sin

from workshop.fittings import thread
from workshop.hanging import hang
from workshop.lettering import text
from workshop.materials import BLUE, anodised, black_oxide, brushed_steel, chrome, ink, knurled
from workshop.shapes import circle, ngon
from workshop.solids import lathe, plate, ring, sheet


def star(at, axis='y', r=.62):
    """One spring washer of the nut: eight petals bent back against the way in."""
    petals, verts, faces = 8, [], []

    def point(radius, angle, along):
        x, w = radius * cos(angle), radius * sin(angle)
        return (x, along, w) if axis == 'y' else (x, w, along)

    n = petals * 6                                       # a petal takes four of its six sectors, a gap the others
    for i in range(n):
        angle = 2 * pi * i / n
        verts += [point(.17, angle, 0), point(.38, angle, 0)]
    for i in range(n):
        j = (i + 1) % n
        faces.append((2 * i, 2 * j, 2 * j + 1, 2 * i + 1))
    for i in range(0, n, 6):
        first = len(verts)
        middle = 2 * pi * (i + 2) / n
        for radius, along, half in ((r * .8, .13, .27), (r, .26, .23)):       # the tip is cut narrower
            verts += [point(radius, middle + half * k, along) for k in (-1, -.5, 0, .5, 1)]
        root = [2 * ((i + k) % n) + 1 for k in range(5)]
        for k in range(4):
            faces += [(root[k], root[k + 1], first + k + 1, first + k), (first + k, first + k + 1, first + 6 + k, first + 5 + k)]
    return sheet(verts, faces, .045, chrome(), at)


def spare_nut(x, y, r):
    """The nut as it looks from above: two washers on a threaded sleeve."""
    steel = brushed_steel()
    for z in (.30, .62):
        star((x, y, z), 'z', r)
    plate([ngon(6, .27), circle(.15)], .58, steel, .52, .02, at=(x, y))
    ring(.15, .025, black_oxide(), (x, y, .82))


def build():
    z = .95
    cap = [(0, 2.95), (.42, 2.95), (.56, 2.90), (.62, 2.80), (.62, 2.30), (.56, 2.22), (.40, 2.10), (.30, 2.02)]
    lathe(cap, brushed_steel(along='round'), (0, 0, z))
    for y in (2.66, 2.56, 2.46):
        ring(.618, .018, black_oxide(), (0, y, z), 'y')
    lathe([(.27, 2.06), (.27, .70)], chrome(), (0, 0, z))
    for i in range(3):                                     # where the rim of the guide meets these rings, the nut is deep enough
        ring(.268, .014, black_oxide(), (0, 1.2 + .2 * i, z), 'y')
    guide = [(.27, .98), (.60, .98), (.68, .90), (.68, .62), (.74, .56), (.74, .38), (.70, .35), (.70, .31), (.74, .28), (.74, -.62),
             (.70, -.65), (.70, -.69), (.74, -.72), (.74, -1.02), (.68, -1.10), (.56, -1.10), (.56, -.9)]
    lathe(guide, anodised(BLUE), (0, 0, z))
    lathe([(.742, -.55), (.755, -.53), (.755, .19), (.742, .21)], knurled((.03, .10, .34), 16), (0, 0, z))
    lathe([(.22, -.9), (.22, -1.42), (.19, -1.46), (.15, -1.46)], brushed_steel(along='round'), (0, 0, z))
    lathe(thread(.15, 1.25, .075, .025), chrome(), (0, -2.72, z), smooth=30)
    star((0, -2.02, z), r=.60)
    star((0, -2.42, z), r=.60)
    lathe([(.15, -2.5), (.24, -2.5), (.24, -1.92), (.15, -1.92)], brushed_steel(along='round'), (0, 0, z), smooth=20)
    text('1" – 1 1/8"', .17, ink((.75, .75, .75)), (0, -.86, z + .74))
    hang(-20, move=(-.75, 0))
    spare_nut(1.95, -.55, .72)
    spare_nut(1.75, -2.25, .84)
