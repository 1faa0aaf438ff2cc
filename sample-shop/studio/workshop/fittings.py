"""Parts that tools are assembled from: springs, threads, cables, screws, gauges, chains."""
import math

import bpy

from .lettering import text
from .shapes import arc, bowed, box, circle, ngon, put
from .solids import again, disc, lathe, plate, tube


def coil(r, wire, pitch, turns, material, at=(0, 0, .4), turn=0.0):
    """A spring along y about its middle; wire is the radius of the wire."""
    n = 24
    half = pitch * turns / 2
    t = math.radians(turn)
    path = []
    for i in range(int(turns * n) + 1):
        a = 2 * math.pi * i / n
        x, y, z = r * math.cos(a), pitch * i / n - half, r * math.sin(a)
        path.append((at[0] + x * math.cos(t) - y * math.sin(t), at[1] + x * math.sin(t) + y * math.cos(t), at[2] + z))
    return tube(path, wire, material)


def thread(r, length, pitch, depth=.03):
    """The profile of a threaded rod, for lathe: from along 0 to length."""
    points, along = [(0, 0), (r - depth, 0)], 0.0
    while along + pitch <= length:
        points += [(r, along + pitch * .35), (r, along + pitch * .5), (r - depth, along + pitch * .85)]
        along += pitch
    return [*points, (r - depth, length), (0, length)]


def cable(path, r, material, strands=7, pitch=.42):
    """A stranded cable along a path of (x, y, z): wires twisted about a core."""
    wire = r * .42
    runs, along = [[] for _ in range(strands)], 0.0
    for i, (x, y, z) in enumerate(path):
        (x0, y0, _), (x1, y1, _) = path[max(i - 1, 0)], path[min(i + 1, len(path) - 1)]
        length = math.hypot(x1 - x0, y1 - y0) or 1
        along += length / 2
        for k, run in enumerate(runs):
            a = 2 * math.pi * (along / pitch + k / strands)
            side, lift = (r - wire) * math.cos(a), (r - wire) * math.sin(a)
            run.append((x - (y1 - y0) / length * side, y + (x1 - x0) / length * side, z + lift))
    for run in runs:
        tube(run, wire, material)
    return tube(path, r - wire, material)


def screw(r, material, at, depth=.10, turn=15.0):
    """The head of a socket screw facing the viewer: at is (x, y, z) of the face it sits on."""
    from .materials import black_oxide
    x, y, z = at
    plate([circle(r, n=48), ngon(6, r * .52, turn)], depth, material, z + depth / 2, r * .14, at=(x, y))
    disc(r * .6, .01, black_oxide(), z + .006, at=(x, y), bevel=0)


def dial(r, labels, value, rim, case, at, minor=5, red_from=1.0):
    """A gauge facing the viewer: labels along its scale, minor steps between two of them, the needle at value (0 to 1),
    the scale red from red_from on. at is (x, y, z) of the middle of its back."""
    from .materials import RED, card, ink
    x, y, z = at
    lathe([(0, 0), (r * .9, 0), (r, .06), (r, .26), (0, .26)], case, at, 'z')
    lathe([(r * .88, .24), (r * 1.02, .24), (r * 1.04, .30), (r * .98, .37), (r * .90, .36), (r * .87, .28)], rim, at, 'z')
    face = z + .275
    disc(r * .9, .02, card((.86, .85, .80)), z + .265, at=(x, y), bevel=0)

    def angle(share):
        return 225 - 270 * share

    steps = (len(labels) - 1) * minor
    ticks = []
    for i in range(steps + 1):
        long = i % minor == 0
        a, length = angle(i / steps), r * (.15 if long else .08)
        mid = r * .80 - length / 2
        ticks.append(put(box(length, r * (.028 if long else .014)), mid * math.cos(math.radians(a)), mid * math.sin(math.radians(a)), a))
    plate(ticks, .004, ink(), face + .003, 0, at=(x, y))
    for i, word in enumerate(labels):
        a = math.radians(angle(i / (len(labels) - 1)))
        text(word, r * .20, ink(), (x + r * .52 * math.cos(a), y + r * .52 * math.sin(a), face))
    if red_from < 1:
        band = arc(0, 0, r * .85, angle(red_from), angle(1)) + arc(0, 0, r * .81, angle(1), angle(red_from))
        plate([band], .004, ink(RED), face + .002, 0, at=(x, y))
    a = angle(value)
    plate([put([(-.22, -.045), (-.22, .045), (.74, .012), (.74, -.012)], k=r)], .012, ink((.45, .03, .01)), face + .03, 0, a, (x, y))
    lathe([(r * .10, 0), (r * .10, .05), (r * .07, .07), (0, .07)], rim, (x, y, face), 'z')


def chain(path_at, links, pitch, plate_material, roller_material, z=.34, k=1.0, narrow_material=None):
    """A roller chain seen from its side. path_at(i) gives (x, y) of the i-th pin, pins one pitch apart. The plates of
    the narrow links may have a material of their own. Returns the upper plates, narrow link first."""
    pins = [path_at(i) for i in range(links + 1)]
    end, half = .335 * pitch * k, pitch / 2
    reach = half - end * .5
    waist = bowed([(reach, end * .866), (0, .70 * end), (-reach, end * .866)], 6)[1:-1]
    side = arc(half, 0, end, -120, 120, 20) + waist
    outline = side + put(side, turn=180)
    models = [plate([outline], .085 * pitch, m, z, .028 * pitch) for m in (narrow_material or plate_material, plate_material)]
    upper = []
    for i, ((x0, y0), (x1, y1)) in enumerate(zip(pins, pins[1:])):
        turn = math.degrees(math.atan2(y1 - y0, x1 - x0))
        lift = .19 * pitch if i % 2 else .10 * pitch                # narrow link, wide link, …
        upper.append(again(models[i % 2], (x0 + x1) / 2, (y0 + y1) / 2, turn, lift))
        again(models[i % 2], (x0 + x1) / 2, (y0 + y1) / 2, turn, -lift)
    head, pin, roller = .245, .135, .30                              # the riveted head is turned and dimpled
    turned = [(0, -head), (pin, -head), (pin, -.055), (roller, -.055), (roller, .055), (pin, .055), (pin, head), (pin * .85, head + .018),
              (pin * .42, head + .018), (pin * .34, head - .01), (0, head - .01)]
    model = lathe([(r * pitch, along * pitch) for r, along in turned], roller_material, (0, 0, z), 'z', steps=24)
    for x, y in pins:
        again(model, x, y)
    for o in (*models, model):
        bpy.data.objects.remove(o)
    return upper
