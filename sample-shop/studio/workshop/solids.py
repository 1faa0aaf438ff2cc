"""Solids from outlines, profiles and paths. x is right, y is up on the board, z comes towards the viewer; the board
is at z = 0. Every solid returns its Blender object, so that a scene can turn or move it further."""
import math

import bmesh
import bpy

from .shapes import circle


def link(name, data, material, at=(0, 0, 0), turn=0.0):
    """Puts a curve, mesh or text into the scene, as part of the tool."""
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
    return link('plate', curve, material, (*at, z), turn)


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
    o = _shaded(link('lathe', mesh, material, at, turn), smooth)
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
    bar = link('tube', curve, material)
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
    return _shaded(link('loft', mesh, material), 50)


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
    o = link('block', mesh, material, at, turn)
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


def sheet(verts, faces, thickness, material, at=(0, 0, 0), smooth=40):
    """Bent sheet metal: the faces of a skin with a thickness."""
    mesh = bpy.data.meshes.new('sheet')
    mesh.from_pydata(verts, [], faces)
    o = link('sheet', mesh, material, at)
    m = o.modifiers.new('thickness', 'SOLIDIFY')
    m.thickness, m.offset = thickness, 0
    return _shaded(o, smooth)


def again(o, x, y, turn=0.0, up=0.0):
    """The same solid once more at (x, y), turned in degrees, `up` higher: rows, rivets, links."""
    copy = o.copy()
    bpy.context.collection.objects.link(copy)
    copy.location = (x, y, o.location.z + up)
    copy.rotation_euler.z = math.radians(turn)
    return copy
