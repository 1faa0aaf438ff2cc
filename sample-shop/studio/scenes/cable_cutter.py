"""A cable cutter: two hooked, ground jaws that pass each other, a hex pivot, a wire spring, orange dipped grips."""
from workshop.hanging import hang
from workshop.materials import ORANGE, brushed_steel, chrome, forged_steel, plastic
from workshop.shapes import bowed, filleted, mirrored, ngon
from workshop.solids import disc, lathe, loft, plate, tube

PIVOT = (0, 1.14)


BACK = [(.24, .5), (-.10, .92), (-.46, 1.22), (-.84, 1.62), (-1.02, 2.12), (-.96, 2.66), (-.62, 3.08), (0, 3.26)]
EDGE = [(.03, 3.02), (-.26, 2.72), (-.42, 2.34), (-.36, 2.0), (-.10, 1.76)]
ARM = [(.34, 1.52), (.70, 1.14), (.90, .6), (.92, -.30)]


def build():
    oxide, steel = forged_steel(), brushed_steel(roughness=.24)
    half = filleted([(.34, -.30), *bowed(BACK, 8), *bowed(EDGE, 8), *bowed(ARM, 8)][::-1])
    # The ground face of a blade: a narrow band along its edge.
    ground = [*bowed(EDGE, 8), *((x - .16, y - .03) for x, y in bowed(EDGE, 8)[:3:-1])]
    for blade, face, material, z in ((half, ground, oxide, .34), (mirrored(half), mirrored(ground), steel, .57)):
        plate([blade], .22, material, z, .035)
        plate([face], .03, chrome(roughness=.2), z + .105, .01)
    disc(.50, .08, forged_steel(), .70, at=PIVOT, bevel=.02)
    plate([filleted([(x, y, .04) for x, y in ngon(6, .34, 12, *PIVOT)])], .2, steel, .80, .04)
    lathe([(0, 0), (.16, 0), (.16, .2), (.12, .24), (0, .24)], chrome(), (*PIVOT, .72), 'z')
    tube([(x, y, .45) for x, y in bowed([(-.52, -.35), (-.38, .1), (0, .28), (.38, .1), (.52, -.35)])], .045, chrome())

    grip = plastic(ORANGE, .3)
    for side in (-1, 1):
        run = [(.60, .35, .26), (.64, .15, .32), (.80, -.8, .36), (.78, -1.7, .35), (.66, -2.5, .34), (.58, -2.85, .34), (.55, -3.0, .33)]
        loft([(side * x, y, .46, w, .30) for x, y, w in bowed(run, 8)], grip, 3, .22)
        loft([(side * x, y, .66, w * .42, .14) for x, y, w in bowed(run[2:6], 8)], plastic((.022, .023, .026), .5), 3, .12)
    hang(-14, k=.96)
