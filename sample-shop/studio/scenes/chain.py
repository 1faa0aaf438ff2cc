"""A 12-speed chain of 126 links, coiled three times over one hook; its quick link is gold."""
import math

from workshop.fittings import chain
from workshop.hanging import hang, hook
from workshop.materials import anodised, brushed_steel, chrome
from workshop.shapes import paced

PITCH = .318
HOOK = 2.78                    # the height at which the topmost pins rest
QUICK_LINK = 15


def drop(links, width):
    """The pins of a closed loop that hangs from the hook like a drop; width is that of its belly, as a share of its height."""
    run = [(1.3 * width * math.sin(a) * math.sin(a / 2) ** 1.1, math.cos(a) - 1) for a in (2 * math.pi * i / 1500 for i in range(1501))]
    k = links * PITCH / sum(math.dist(p, q) for p, q in zip(run, run[1:]))
    pins = paced([(k * x, HOOK + k * y) for x, y in run], PITCH, links - 1)
    return [*pins, pins[0]]


def build():
    wide, narrow = brushed_steel((.24, .24, .255), .32, 'x', .02), brushed_steel((.62, .62, .64), .30, 'x', .02)
    for links, width, z in ((46, .76, .26), (42, .70, .44), (38, .62, .62)):
        pins = drop(links, width)
        upper = chain(lambda i: pins[i], links, PITCH, wide, chrome((.9, .9, .9), .2), z, narrow_material=narrow)
        if links == 38:
            upper[QUICK_LINK].material_slots[0].link = 'OBJECT'
            upper[QUICK_LINK].material_slots[0].material = anodised((.80, .42, .06), .26)
    hang(3, (0, HOOK))
    hook(0, HOOK - .06, brushed_steel(), 1.0)
