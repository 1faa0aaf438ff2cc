"""A chain wear gauge: a stainless plate with two teeth on each edge, 0.5 % and 0.75 % apart, and a chain etched on it."""
from workshop.hanging import hang, hook
from workshop.lettering import text
from workshop.materials import ORANGE, brushed_steel, enamel, ink
from workshop.shapes import arc, circle, filleted, put, slot
from workshop.solids import plate

Z, FACE = .34, .425


def tooth(x, lean, width=.40):
    """A tooth on the upper edge at x, its flanks hollow for the rollers; lean bends its tip towards the pair's other tooth."""
    return [(x + width * .95, .44, .22), (x + width * .52, .80, .25), (x + width * .42 + lean, 1.20, .12),
            (x - width * .42 + lean, 1.20, .12), (x - width * .52, .80, .25), (x - width * .95, .44, .22)]


def etched_chain(links, pitch, middle):
    """A chain as the etching shows it: the outer plates drawn, pins left open."""
    for i in range(0, links, 2):
        x = middle + (i - (links - 1) / 2) * pitch
        end, waist = .36 * pitch, .24 * pitch
        edge = arc(pitch / 2, 0, end, -125, 125, 16) + [(0, waist)] + arc(-pitch / 2, 0, end, 55, 305, 16) + [(0, -waist)]
        plate([put(edge, x), put(circle(.15 * pitch, pitch / 2, n=24), x), put(circle(.15 * pitch, -pitch / 2, n=24), x)], .004, ink(), FACE + .004, 0)
        if i:
            plate([put(slot(pitch - 2 * end, .07 * pitch, turn=90), x - pitch)], .004, ink(), FACE + .004, 0)


def build():
    # The upper edge measures 0.5 %, the lower one 0.75 %: there the right tooth stands farther out.
    upper = tooth(2.02, -.03) + tooth(-2.66, .06)
    lower = [(x, -y, r) for x, y, r in reversed(tooth(2.20, -.03) + tooth(-2.66, .06))]
    edge = filleted([(-3.12, -.26, .22), *lower, (3.12, -.30, .28), (3.12, .30, .28), *upper, (-3.12, .26, .22)], 9)
    plate([edge, circle(.16, 2.80)], .17, brushed_steel(along='x'), Z, .03)
    for side, name, x, paint in ((1, '0.5', 2.02, enamel(ORANGE, 0)), (-1, '0.75', 2.20, ink())):
        text(name, .26, ink(), (1.28, side * .21, FACE + .002))
        for at in (x, -2.62):                                   # each pair of teeth has its paint
            plate([slot(.34, .07, at, side * .66)], .012, paint, FACE, .003)
    etched_chain(9, .34, -.55)
    text('CHAIN WEAR  %', .15, ink(), (-.55, -.29, FACE + .002), spacing=1.15)
    text('STAINLESS', .12, ink(), (-.55, .30, FACE + .002), spacing=1.2)
    hang(30, k=1.04)
    hook(2.52, 1.46, brushed_steel(), .7)
