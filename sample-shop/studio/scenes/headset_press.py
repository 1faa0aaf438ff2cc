"""A headset press: a threaded rod with two handles, stepped bronze discs that centre the cups, thrust bearings behind them."""
import math

from workshop.fittings import screw, thread
from workshop.hanging import hang
from workshop.materials import black_oxide, brushed_steel, chrome, enamel, rubber
from workshop.solids import ball, lathe

Z = 1.1
BRONZE = (.60, .36, .15)


def along_rod(profile, material, at, flip=False, **how):
    """A turned part on the rod; flipped it looks down."""
    return lathe([(r, -y if flip else y) for r, y in profile], material, (0, at, Z), **how)


def handle(at, swing):
    """A T-handle across the rod, turned about it by swing degrees towards the viewer."""
    parts = [lathe([(.115, -1.2), (.115, 1.2)], chrome((.7, .71, .73), .16), (0, at, Z), turn=90)]
    for side in (-1, 1):
        grip = [(.13, .74), (.17, .76)]
        for i in range(7):                   # grooves for the fingers
            y = .84 + i * .10
            grip += [(.20, y), (.20, y + .06), (.175, y + .08)]
        grip += [(.21, 1.60), (.19, 1.70), (.12, 1.76), (0, 1.78)]
        parts.append(lathe([(r, side * y) for r, y in grip], rubber((.80, .075, .004)), (0, at, Z), turn=90))
    for part in parts:
        part.rotation_mode = 'ZYX'
        part.rotation_euler = (0, math.radians(swing), math.radians(90))


def stack(at, flip, bronze, steel, black):
    """What sits on the rod between a handle and the frame, from the handle inwards (upwards when not flipped)."""
    washer = [(.22, 0), (.52, 0), (.55, .03), (.55, .10), (.52, .13), (.22, .13)]
    along_rod(washer, steel, at, flip)
    for i in range(9):                       # the balls of the thrust bearing
        a = math.radians(40 * i + 10)
        ball(.085, chrome(), (.42 * math.cos(a), at + (-.19 if flip else .19), Z + .42 * math.sin(a)))
    along_rod([(r, y + .25) for r, y in washer], steel, at, flip)
    along_rod([(.23, .36), (.60, .36), (.64, .40), (.64, .58), (.60, .62), (.23, .62)], black, at, flip)
    cone = [(.22, .62)]
    y = .64
    for r, rise in ((.98, .26), (.80, .22), (.63, .22), (.46, .20), (.33, .16)):
        cone += [(r - .03, y), (r, y + .03), (r, y + rise - .03), (r - .03, y + rise)]
        y += rise
    along_rod([*cone, (.22, y)], bronze, at, flip)


def hub(at, black):
    along_rod([(.22, -.36), (.30, -.36), (.36, -.30), (.40, -.16), (.40, .16), (.36, .30), (.30, .36), (.22, .36)], black, at)


def build():
    steel, bronze = brushed_steel((.68, .69, .71), .24, 'x'), brushed_steel(BRONZE, .28, 'x')
    black = enamel((.022, .022, .024), .5, .4)
    along_rod(thread(.215, 6.1, .10, .045), chrome((.62, .63, .65), .2), -3.05)
    hub(2.42, black)
    handle(2.42, 24)
    stack(2.02, True, bronze, steel, black_oxide())
    hub(-2.42, black)
    handle(-2.42, -20)
    stack(-2.02, False, bronze, steel, black_oxide())
    for y in (2.42, -2.42):
        screw(.13, brushed_steel(along='round'), (0, y, Z + .37), .08)
    hang(-20)
