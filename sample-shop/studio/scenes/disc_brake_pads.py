"""A pair of sintered disc brake pads with the spring that keeps them apart and the pin that holds them: one pad shows its
friction block, the other the back of its plate."""
from workshop.fittings import thread
from workshop.hanging import hang
from workshop.lettering import text
from workshop.materials import ORANGE, brushed_steel, card, chrome, enamel, forged_steel, ink
from workshop.shapes import arc, band, both_sides, bowed, box, circle, rounded
from workshop.solids import disc, lathe, plate

EYE = 1.72                    # height of the pin's hole above the middle of a pad


def backing(material):
    """The punched plate, with the eye for the pin above and the shoulders on which the pad slides."""
    right = [(.0, -1.72), (.86, -1.72), (1.24, -1.30), (1.30, -.20), (1.46, -.14), (1.46, .46), (1.14, .52), (.98, .98), (.50, 1.20)]
    edge = rounded(both_sides([*right, *arc(0, EYE, .44, -25, 85, 12)]), .12)
    plate([edge, circle(.19, 0, EYE)], .16, material, .22, .03)


def friction():
    """The block, pressed from metal powder: two halves with a gap for dust and water between them."""
    powder = forged_steel((.125, .098, .078), .42)
    half = rounded([(.07, -1.50), (.74, -1.50), (1.06, -1.14), (1.14, -.10), (.92, .68), (.07, .80)], .09)
    plate([half], .34, powder, .46, .05)
    plate([[(-x, y) for x, y in reversed(half)]], .34, powder, .46, .05)


def build():
    steel = brushed_steel()
    backing(steel)
    friction()
    hang(9, move=(-1.58, .95))

    backing(steel)
    plate([rounded(box(2.0, 1.9, 0, -.42), .16)], .02, enamel((.03, .03, .033), .3), .31, .005)
    for x in (-.62, .62):     # where the plate was pressed through to key the block
        disc(.13, .05, steel, .32, at=(x, .14), bevel=.02)
        disc(.13, .05, steel, .32, at=(x, -.98), bevel=.02)
    text('SINTERED', .30, card(), (0, -.32, .325), 0, 1.1)
    text('TW-D16', .20, ink(ORANGE), (0, -.68, .325), 0, 1.1)
    hang(-8, move=(1.50, -1.05))

    # The spring: sheet steel bent like a butterfly, its legs pushing the pads apart.
    leg = bowed([(0, .42), (.20, .50), (.36, .92), (.62, 1.08), (.84, .84), (.80, .30), (.66, -.30), (.74, -.95), (1.00, -1.32)])
    wing = [(-x, y) for x, y in leg[:0:-1]]
    plate([band([*wing, *leg], [.14, .14])], .30, chrome(), .3, .03)
    hang(-16, k=.76, move=(.98, 2.32))

    # The pin: slotted head, thread below it, a groove for the clip at its end.
    lathe([(0, 1.30), (.20, 1.30), (.25, 1.25), (.25, 1.0), (.14, .98)], steel)
    plate([box(.09, .60)], .06, ink(), .65, .01, at=(0, 1.16), turn=0)
    lathe([(r, .98 - along) for r, along in thread(.165, .55, .11, .035)], steel)
    lathe([(.13, .45), (.13, -1.05), (.09, -1.07), (.09, -1.15), (.13, -1.17), (.13, -1.32), (.09, -1.40), (0, -1.40)], steel)
    plate([[*arc(0, 0, .24, -60, 240, 24), *arc(0, 0, .13, 240, -60, 24)]], .05, chrome(), .4, .01, at=(0, -1.11))
    hang(62, move=(-1.45, -2.25), k=1.1)
