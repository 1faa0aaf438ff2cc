"""A pair of jockey wheels with eleven teeth: milled and dyed wheels with windows, each on a sealed bearing."""
from workshop.hanging import hang
from workshop.lettering import text_round
from workshop.materials import aluminium, anodised, brushed_steel, ink, rubber
from workshop.shapes import arc, circle, filleted, sprocket
from workshop.solids import lathe, plate

PITCH = .84


def window(middle):
    """One of five openings between hub and teeth."""
    corners = arc(0, 0, 1.10, middle - 21, middle + 21, 10) + arc(0, 0, .82, middle + 17, middle - 17, 8)
    return filleted([(*p, .09 if i in (0, 10, 11, 19) else 0) for i, p in enumerate(corners)])


def wheel(x, y, turn):
    body = anodised((.012, .10, .42), .26)
    windows = [window(turn + 36 + 72 * k) for k in range(5)]
    plate([sprocket(11, PITCH, .34, .25, turn), circle(.52), *windows], .17, body, .34, .035, at=(x, y))
    # The body is thicker than the teeth, with a raised seat about the bearing.
    plate([circle(1.20), circle(.52), *windows], .26, body, .34, .03, at=(x, y))
    lathe([(.52, -.2), (.78, -.2), (.78, .15), (.74, .19), (.56, .19), (.53, .17), (.53, -.2)], body, (x, y, .34), 'z')
    steel = brushed_steel((.72, .73, .75), .22, 'round', .03)
    lathe([(.43, .0), (.43, .13), (.445, .15), (.515, .15), (.53, .135), (.53, 0)], steel, (x, y, .36), 'z')
    lathe([(.30, .10), (.315, .125), (.355, .13), (.365, .115), (.38, .13), (.42, .125), (.435, .10)], rubber(), (x, y, .36), 'z')
    lathe([(.20, 0), (.20, .14), (.215, .155), (.29, .155), (.305, .14), (.305, 0)], steel, (x, y, .36), 'z')
    # The sleeve that the cage's M5 bolt clamps, a little proud on both sides.
    lathe([(.145, -.30), (.205, -.30), (.205, .20), (.19, .215), (.16, .215), (.145, .20), (.145, -.30)], aluminium(.26), (x, y, .36), 'z', steps=64)
    text_round('11T', .115, ink((.75, .75, .75)), .96, turn + 72, .471, (x, y))
    text_round('688 2RS', .075, ink((.6, .6, .6)), .655, 90, .531, (x, y))


def build():
    wheel(-1.40, 1.38, 8)
    wheel(1.40, -1.38, 22)
    hang()
