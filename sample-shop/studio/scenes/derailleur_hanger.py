"""A derailleur hanger milled from aluminium: a claw round the axle, two countersunk bolts that hold it to the frame, and the
M10 thread below that takes the derailleur."""
from workshop.fittings import thread
from workshop.hanging import hang
from workshop.lettering import text
from workshop.materials import ORANGE, anodised, black_oxide, brushed_steel, ink
from workshop.shapes import arc, circle, filleted, ngon
from workshop.solids import carve, lathe, plate

AXLE = (-.10, .75)
EYE = (.42, -2.05)             # where the derailleur is screwed in
BOLTS = ((-.95, 2.16), (1.22, 1.62))
SLOT = 207                     # the way, in degrees, that the axle leaves the claw


def edge():
    """Anticlockwise from the eye: arm, flange for the bolts, slot for the axle, and down the arm again."""
    ax, ay = AXLE
    slot = arc(ax, ay, .52, SLOT - 90, SLOT - 270, 24)
    return filleted([*arc(*EYE, .86, -190, 48, 40), (1.12, -.75, .6), (1.16, .25, .6), (1.92, 1.10, .5), (1.88, 2.05, .55), (.70, 2.36, .6),
                     (-.55, 2.86, .5), (-1.55, 2.66, .5), (-1.72, 1.75, .4), (-1.46, 1.22, .3), (-1.72, .66, .16), (-1.42, .26, .12),
                     *slot, (-.92, -.24, .14), (-.60, -.52, .16), (-.34, -.62, .4), (-.30, -1.35, .5)])


def bolt(x, y, turn):
    """One of its countersunk bolts, lying on its side."""
    dyed = anodised(ORANGE, .28)
    lathe([(0, 0), (.36, 0), (.38, .03), (.38, .07), (.21, .26), (.20, .34)], dyed, (x, y, .38), 'y', turn)
    lathe([(r, .34 + along) for r, along in thread(.20, .78, .08, .035)], dyed, (x, y, .38), 'y', turn)


def standing_bolt(x, y):
    dyed = anodised(ORANGE, .28)
    lathe([(0, -.25), (.20, -.25), (.20, 0), (.38, .17), (.38, .21), (.35, .24), (.24, .24)], dyed, (x, y, .40), 'z')
    plate([circle(.245, n=40), ngon(6, .175, 10)], .14, dyed, .57, .012, at=(x, y))
    plate([ngon(6, .18, 10)], .01, black_oxide(), .51, 0, at=(x, y))


def build():
    milled = anodised((.20, .205, .22), .30)
    body = plate([edge()], .46, milled, .40, .045)
    # The flange that lies in the frame is thinner: the mill went round the axle and along the dropout.
    ax, ay = AXLE
    step = plate([[(3, .55), (3, 4), (-3, 4), (-3, 1.72), *arc(ax, ay, 1.10, 172, -8, 40)[1:], (1.3, .55)]], .4, milled, .70, 0)
    sinks = [lathe([(0, -1), (.21, -1), (.21, -.17), (.38, .0), (.38, .3), (0, .3)], milled, (*b, .52), 'z', steps=64) for b in BOLTS]
    bore = lathe([(0, -1), (.51, -1), (.51, 1), (0, 1)], milled, (*EYE, .4), 'z')
    carve(body, step, *sinks, bore)
    lathe([(.50, -.30), (.76, -.30), (.79, -.27), (.79, .29), (.76, .32), (.57, .32), (.51, .26), (.50, -.30)], milled, (*EYE, .42), 'z')
    ridges = [(r, -.30 + .08 * i + d) for i in range(7) for r, d in ((.51, 0), (.455, .032), (.455, .048), (.51, .08))]
    lathe(ridges, brushed_steel((.5, .5, .52), .25, 'round', .02), (*EYE, .42), 'z')
    # The stop against which the derailleur's screw leans.
    plate([filleted([(-.28, -1.72, .08), (-.72, -1.86, .12), (-.74, -2.34, .12), (-.22, -2.46, .08)])], .34, milled, .38, .04)
    text('M10', .20, ink((.72, .72, .72)), (.50, -.72, .632), 90)
    bolt(2.32, -.30, 18)
    standing_bolt(2.26, -1.70)
    hang(-6, move=(-.38, .05))
