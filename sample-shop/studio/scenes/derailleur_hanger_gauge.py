"""A derailleur hanger gauge: an arm swings about a pivot screwed into the hanger, a feeler slides along it to the rim."""
from workshop.fittings import thread
from workshop.hanging import hang, hook
from workshop.lettering import text
from workshop.materials import ORANGE, anodised, black_oxide, brushed_steel, chrome, ink, rubber
from workshop.shapes import box, circle, ticks, toothed
from workshop.solids import ball, block, lathe, plate, ring

ARM_Z, PIVOT_Y, FEELER_Y, FEELER_Z = .55, -2.15, 1.45, .98


def pivot():
    """From left to right: tee handle, spindle, bearing block, collar and the M10 x 1 thread."""
    steel = brushed_steel(along='x')
    block((1.06, 1.0, .92), black_oxide(), (0, PIVOT_Y, ARM_Z), bevel=.09)
    for y in (.32, -.32):                                                     # screws that hold the arm in its block
        lathe([(.10, 0), (.10, .05), (.085, .07), (.05, .07), (.05, .03), (0, .03)], brushed_steel(), (0, PIVOT_Y + y, 1.0), 'z')
    to_right = {'at': (.5, PIVOT_Y, ARM_Z), 'turn': -90}
    lathe([(.36, 0), (.36, .16), (.33, .19), (.28, .19), (.28, .42), (.24, .46), (0, .46)], steel, **to_right)
    lathe(thread(.19, .62, .085), chrome(), (.94, PIVOT_Y, ARM_Z), turn=-90, smooth=30)
    to_left = {'at': (-.5, PIVOT_Y, ARM_Z), 'turn': 90}
    lathe([(.30, 0), (.30, .12), (.27, .15), (.17, .15), (.17, 1.2)], steel, **to_left)
    grip = [(0, -.86), (.15, -.86), (.22, -.80), (.235, -.6), (.20, -.34), (.23, -.16), (.25, 0)]
    lathe(grip + [(r, -y) for r, y in grip[-2::-1]], rubber(), (-1.75, PIVOT_Y, ARM_Z))
    ring(.245, .022, rubber(), (-1.75, PIVOT_Y, ARM_Z), 'y')


def slider():
    """Clamps the feeler on the arm: a milled block, a knob in front, O-rings that remember where the rim was."""
    block((.94, .86, .96), black_oxide(), (0, FEELER_Y, .72), bevel=.08)
    lathe([(0, 0), (.14, 0), (.14, .10)], chrome(), (0, FEELER_Y, 1.18), 'z')
    plate([toothed(24, .31, .285)], .30, anodised(ORANGE), 1.42, .02, at=(0, FEELER_Y))
    lathe([(.24, 0), (.24, .03), (.21, .05), (.07, .05), (.05, .02), (0, .02)], anodised(ORANGE), (0, FEELER_Y, 1.56), 'z')
    rod = {'at': (-1.0, FEELER_Y + .26, FEELER_Z), 'turn': -90}
    lathe([(0, 0), (.06, 0), (.085, .03), (.085, 3.25), (.05, 3.45), (.05, 3.5)], chrome(), **rod)
    lathe([(.05, 0), (.11, .04), (.12, .12), (.12, .34), (.06, .62), (0, .66)], anodised(ORANGE), (2.2, FEELER_Y + .26, FEELER_Z), turn=-90)
    ball(.12, anodised(ORANGE), (-1.0, FEELER_Y + .26, FEELER_Z))
    for x in (.62, 1.3):
        ring(.10, .05, rubber(), (x, FEELER_Y + .26, FEELER_Z), 'y', -90)


def build():
    steel = brushed_steel()
    plate([box(.52, 5.3, 0, .3, .2), circle(.13, 0, 2.62)], .34, steel, ARM_Z, .04)
    marks = ticks((.255, -1.3), (.255, .8), 30, .09)
    plate(marks, .004, ink(), ARM_Z + .172, 0)
    for i, words in enumerate(('120', '160', '200')):
        text(words, .15, ink(), (-.12, -1.12 + .7 * i, ARM_Z + .171), 90)
    pivot()
    slider()
    hang(-9, move=(-.25, -.05), k=1.04)
    hook(.165, 2.58, brushed_steel(), .9)
