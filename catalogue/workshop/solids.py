"""Solids from outlines, profiles and paths. x is right, y is up on the board, z comes towards the viewer; the board
is at z = 0. Every solid returns its Blender object, so that a scene can turn or move it further."""
import math

import bmesh
import bpy

from .shapes import circle


def _link(name, data, material, at=(0, 0, 0), turn=0.0):
    o = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(o)
    data.materials.append(material)
    o.location, o.rotation_euler.z = at, math.radians(turn)
    o.pass_index = 1
    return o


def plate(outlines, thickness, material, z=.3, bevel=.045, turn=0.0, at=(0, 0)):
    """A flat part: the first outline is its edge, the others are holes; z is the middle of its thickness. Inner corners
    need a radius larger than the bevel (a sharp one throws spikes): use shapes.rounded."""
    curve = bpy.data.curves.new('plate', 'CURVE')
    curve.dimensions, curve.fill_mode = '2D', 'BOTH'
    curve.bevel_depth, curve.bevel_resolution = bevel, 3
    curve.extrude = max(thickness / 2 - bevel, 0)
    curve.offset = -bevel                      # keeps the outline's size in spite of the bevel
    for points in outlines:
        spline = curve.splines.new('POLY')
        spline.points.add(len(points) - 1)
        for p, (x, y) in zip(spline.points, points):
            p.co = (x, y, 0, 1)
        spline.use_cyclic_u = True
    return _link('plate', curve, material, (*at, z), turn)


def disc(r, thickness, material, z=.3, hole=0.0, at=(0, 0), bevel=.04):
    """A round plate or ring."""
    return plate([circle(r)] + ([circle(hole)] if hole else []), thickness, material, z, bevel, at=at)


def lathe(profile, material, at=(0, 0, .4), axis='y', turn=0.0, smooth=40, steps=96):
    """A turned solid. The profile is (radius, along) from one end to the other; radius 0 closes an end. The axis 'y'
    lies on the board, turned by `turn` degrees about z; 'z' points at the viewer."""
    rings, faces, verts = [], [], []
    for r, along in profile:
        if r <= 1e-6:
            rings.append([len(verts)])
            verts.append((0, along, 0))
        else:
            rings.append(list(range(len(verts), len(verts) + steps)))
            verts += [(r * math.cos(2 * math.pi * i / steps), along, r * math.sin(2 * math.pi * i / steps)) for i in range(steps)]
    for a, b in zip(rings, rings[1:]):
        for i in range(steps):
            j = (i + 1) % steps
            quad = [a[i % len(a)], a[j % len(a)], b[j % len(b)], b[i % len(b)]]
            face = list(dict.fromkeys(quad))
            if len(face) > 2:
                faces.append(face)
    mesh = bpy.data.meshes.new('lathe')
    mesh.from_pydata(verts, [], faces)
    mesh.update()
    o = _shaded(_link('lathe', mesh, material, at, turn), smooth)
    if axis == 'z':
        o.rotation_euler = (math.radians(90), 0, math.radians(turn))
    return o


def _shaded(o, degrees):
    for face in o.data.polygons:
        face.use_smooth = True
    o.data.use_auto_smooth = True
    o.data.auto_smooth_angle = math.radians(degrees)
    return o


def tube(path, r, material, section=None, cyclic=False, caps=True):
    """A bar swept along a path of (x, y) at z .34, or (x, y, z). Round, or with a section outline of radius 1."""
    curve = bpy.data.curves.new('tube', 'CURVE')
    curve.dimensions = '3D'
    curve.use_fill_caps = caps
    if section is None:
        curve.bevel_depth, curve.bevel_resolution = r, 8
    else:
        outline = bpy.data.curves.new('section', 'CURVE')
        outline.dimensions = '2D'
        spline = outline.splines.new('POLY')
        spline.points.add(len(section) - 1)
        for p, (x, y) in zip(spline.points, section):
            p.co = (x * r, y * r, 0, 1)
        spline.use_cyclic_u = True
        holder = bpy.data.objects.new('section', outline)
        bpy.context.collection.objects.link(holder)
        holder.hide_render = True
        curve.bevel_mode, curve.bevel_object = 'OBJECT', holder
    spline = curve.splines.new('POLY')
    spline.points.add(len(path) - 1)
    for p, point in zip(spline.points, path):
        x, y, z = (*point, .34)[:3]
        p.co = (x, y, z, 1)
    spline.use_cyclic_u = cyclic
    spline.use_smooth = True
    bar = _link('tube', curve, material)
    return bar if section is None else _shaded(_as_mesh(bar), 30)      # a section keeps its edges


def loft(stations, material, square=2.4, soft=.08, steps=56):
    """A body along a path on the board whose section changes: stations (x, y, z, half width, half height). The section is
    round at square 2 and boxy at 5; soft rounds both ends. For smooth runs pass shapes.bowed(stations)."""
    rounds = [math.radians(d) for d in (8, 30, 52, 70, 82, 90)]
    heads = []
    for (x, y, z, w, h), (px, py, *_) in ((stations[0], stations[1]), (stations[-1], stations[-2])):
        far = math.hypot(x - px, y - py)
        ux, uy = (x - px) / far, (y - py) / far
        s = min(soft, w * .9, h * .9)
        heads.append([(x + ux * s * (math.sin(a) - 1), y + uy * s * (math.sin(a) - 1), z, w - s * (1 - math.cos(a)), h - s * (1 - math.cos(a)))
                      for a in rounds])
    first, last = stations[0], stations[-1]
    inner = [p for p in stations[1:-1] if min(math.dist(p[:2], first[:2]), math.dist(p[:2], last[:2])) > soft]
    run = heads[0][::-1] + inner + heads[1]
    verts = []
    for i, (x, y, z, w, h) in enumerate(run):
        (ax, ay, *_), (bx, by, *_) = run[max(i - 1, 0)], run[min(i + 1, len(run) - 1)]
        far = math.hypot(bx - ax, by - ay)
        nx, ny = (by - ay) / far, -(bx - ax) / far
        for k in range(steps):
            c, s = math.cos(2 * math.pi * k / steps), math.sin(2 * math.pi * k / steps)
            across, up = (math.copysign(abs(v) ** (2 / square), v) for v in (c, s))
            verts.append((x + nx * w * across, y + ny * w * across, z + h * up))
    rings = [range(i * steps, (i + 1) * steps) for i in range(len(run))]
    faces = [(a[k], b[k], b[(k + 1) % steps], a[(k + 1) % steps]) for a, b in zip(rings, rings[1:]) for k in range(steps)]
    mesh = bpy.data.meshes.new('loft')
    mesh.from_pydata(verts, [], [*faces, tuple(rings[0]), tuple(rings[-1])[::-1]])
    mesh.update()
    return _shaded(_link('loft', mesh, material), 50)


def _as_mesh(o):
    """A solid that can be cut: a curve's faces are joined at their edges, and all of them look outwards."""
    bpy.context.view_layer.update()
    if o.type == 'CURVE':
        mesh = bpy.data.meshes.new_from_object(o.evaluated_get(bpy.context.evaluated_depsgraph_get()))
        solid = _shaded(bpy.data.objects.new(o.name, mesh), 30)
        bpy.context.collection.objects.link(solid)
        solid.matrix_world, solid.pass_index = o.matrix_world.copy(), o.pass_index
        bpy.data.objects.remove(o)
        o = solid
    form = bmesh.new()
    form.from_mesh(o.data)
    bmesh.ops.remove_doubles(form, verts=form.verts, dist=1e-4)
    bmesh.ops.recalc_face_normals(form, faces=form.faces)
    form.to_mesh(o.data)
    form.free()
    return o


def carve(body, *cutters):
    """Cuts solids out of a body: pockets, bores, flats. The cutters vanish; returns the body."""
    body = _as_mesh(body)
    for cutter in (_as_mesh(c) for c in cutters):
        m = body.modifiers.new('carve', 'BOOLEAN')
        m.operation, m.object, m.solver = 'DIFFERENCE', cutter, 'EXACT'
        cutter.hide_render = True
    return body


def block(size, material, at=(0, 0, .4), turn=0.0, bevel=.06, tilt=(0, 0)):
    """A box with rounded edges; size and at as (x, y, z), tilt in degrees about its x and y axes."""
    x, y, z = (s / 2 for s in size)
    corners = [(sx * x, sy * y, sz * z) for sz in (-1, 1) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    mesh = bpy.data.meshes.new('block')
    mesh.from_pydata(corners, [], [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)])
    o = _link('block', mesh, material, at, turn)
    o.rotation_euler.x, o.rotation_euler.y = (math.radians(t) for t in tilt)
    m = o.modifiers.new('bevel', 'BEVEL')
    m.width, m.segments = bevel, 4
    return _shaded(o, 40)


def ball(r, material, at=(0, 0, .4)):
    """A sphere."""
    n = 24
    return lathe([(r * math.sin(math.pi * i / n), -r * math.cos(math.pi * i / n)) for i in range(n + 1)], material, at)


def ring(r, thickness, material, at=(0, 0, .34), axis='z', turn=0.0, squash=1.0):
    """A torus: r to the middle of its body, thickness its radius; squash flattens the body along the axis."""
    n = 20
    profile = [(r + thickness * math.cos(2 * math.pi * i / n), squash * thickness * math.sin(2 * math.pi * i / n)) for i in range(n + 1)]
    return lathe(profile, material, at, axis, turn)


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


def sheet(verts, faces, thickness, material, at=(0, 0, 0), smooth=40):
    """Bent sheet metal: the faces of a skin with a thickness."""
    mesh = bpy.data.meshes.new('sheet')
    mesh.from_pydata(verts, [], faces)
    o = _link('sheet', mesh, material, at)
    m = o.modifiers.new('thickness', 'SOLIDIFY')
    m.thickness, m.offset = thickness, 0
    return _shaded(o, smooth)


def text(words, size, material, at, turn=0.0, spacing=1.0):
    """Words etched or printed on a face: at is (x, y, z) of their middle, z that of the face."""
    curve = bpy.data.curves.new('text', 'FONT')
    curve.body, curve.size, curve.space_character = words, size, spacing
    curve.align_x, curve.align_y = 'CENTER', 'CENTER'
    curve.extrude = .001
    curve.offset = size * .012                  # the built-in face is thin
    x, y, z = at
    return _link('text', curve, material, (x, y, z + .003), turn)


def text_round(words, size, material, r, middle, z, at=(0, 0), step=.62):
    """Words along a circle of radius r, read from outside at the top: middle is the angle (degrees) of their middle,
    step the width of a letter as a share of its size."""
    pitch = math.degrees(step * size / r)
    for i, letter in enumerate(words):
        a = middle - (i - (len(words) - 1) / 2) * pitch
        x, y = at[0] + r * math.cos(math.radians(a)), at[1] + r * math.sin(math.radians(a))
        if letter != ' ':
            text(letter, size, material, (x, y, z), a - 90)


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


def again(o, x, y, turn=0.0, up=0.0):
    """The same solid once more at (x, y), turned in degrees, `up` higher: rows, rivets, links."""
    copy = o.copy()
    bpy.context.collection.objects.link(copy)
    copy.location = (x, y, o.location.z + up)
    copy.rotation_euler.z = math.radians(turn)
    return copy


def screw(r, material, at, depth=.10, turn=15.0):
    """The head of a socket screw facing the viewer: at is (x, y, z) of the face it sits on."""
    from .materials import black_oxide
    from .shapes import ngon
    x, y, z = at
    plate([circle(r, n=48), ngon(6, r * .52, turn)], depth, material, z + depth / 2, r * .14, at=(x, y))
    disc(r * .6, .01, black_oxide(), z + .006, at=(x, y), bevel=0)


def dial(r, labels, value, rim, case, at, minor=5, red_from=1.0):
    """A gauge facing the viewer: labels along its scale, minor steps between two of them, the needle at value (0 to 1),
    the scale red from red_from on. at is (x, y, z) of the middle of its back."""
    from .materials import RED, card, ink
    from .shapes import arc, box, put
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
    from .shapes import arc, bowed, put
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


def hang(turn=0.0, about=(0, 0), k=1.0, move=(0, 0), tilt=(0, 0), lift=0.0):
    """Turns (degrees), scales and moves all solids made so far about a point, as one tool on its hook; heights scale too.
    What should be seen from its side is first tilted about the x and y axes (degrees), and lifted."""
    pivot = bpy.data.objects.new('pivot', None)
    bpy.context.collection.objects.link(pivot)
    pivot.location = (*about, 0)
    bpy.context.view_layer.update()
    for o in list(bpy.context.collection.objects):
        if o.pass_index == 1 and o.parent is None:
            o.parent = pivot
            o.matrix_parent_inverse = pivot.matrix_world.inverted()
    pivot.rotation_euler = [math.radians(a) for a in (*tilt, turn)]
    pivot.scale = (k, k, k)
    pivot.location = (about[0] + move[0], about[1] + move[1], lift)
    return pivot


def hook(x, y, material, reach=.75):
    """A pegboard hook at (x, y): comes out of the board, its tip bent up. Not part of the tool's outline."""
    r = .075
    o = tube([(x, y - .05, -.1), (x, y - .05, reach * .55), (x, y - .03, reach * .72), (x, y + .06, reach * .86), (x, y + .22, reach * .92),
              (x, y + .34, reach * .92)], r, material)
    o.pass_index = 2
    foot = lathe([(0, 0), (.15, 0), (.15, .03), (.11, .05), (0, .05)], material, (x, y - .05, 0), 'z')
    foot.pass_index = 2
    foot.rotation_euler.x = math.radians(90)
    return o
