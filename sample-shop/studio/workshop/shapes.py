"""Flat outlines: lists of (x, y). This module does not depend on Blender."""
import math


def arc(cx, cy, r, a0, a1, n=48):
    """Points along a circle from angle a0 to a1 (degrees, anticlockwise when a1 > a0), both ends included."""
    return [(cx + r * math.cos(math.radians(a0 + (a1 - a0) * i / n)),
             cy + r * math.sin(math.radians(a0 + (a1 - a0) * i / n))) for i in range(n + 1)]


def circle(r, cx=0.0, cy=0.0, n=96):
    """A closed circle."""
    return arc(cx, cy, r, 0, 360 - 360 / n, n - 1)


def box(w, h, cx=0.0, cy=0.0, r=0.0):
    """A rectangle about its centre; r rounds its corners."""
    x, y = w / 2, h / 2
    if r <= 0:
        return [(cx - x, cy - y), (cx + x, cy - y), (cx + x, cy + y), (cx - x, cy + y)]
    r = min(r, x, y)
    return [p for px, py, a in ((x - r, -y + r, -90), (x - r, y - r, 0), (-x + r, y - r, 90), (-x + r, -y + r, 180))
            for p in arc(cx + px, cy + py, r, a, a + 90, 8)]


def slot(length, r, cx=0.0, cy=0.0, turn=0.0):
    """A slot or bar with round ends along y; length from centre to centre of its ends."""
    return put(arc(0, length / 2, r, 0, 180, 24) + arc(0, -length / 2, r, 180, 360, 24), cx, cy, turn)


def ngon(n, r, turn=0.0, cx=0.0, cy=0.0):
    """A regular polygon; r to its corners."""
    return [(cx + r * math.cos(math.radians(turn + 360 * i / n)), cy + r * math.sin(math.radians(turn + 360 * i / n)))
            for i in range(n)]


def toothed(n, outer, inner, tip=.3, root=.3, turn=0.0):
    """A toothed wheel; tip and root are the shares of a tooth's pitch that its top and its valley take."""
    pitch, points = 360 / n, []
    flank = (1 - tip - root) / 2
    for i in range(n):
        a = turn + i * pitch
        for r, at in ((outer, -tip / 2), (outer, tip / 2), (inner, tip / 2 + flank), (inner, tip / 2 + flank + root)):
            points.append((r * math.cos(math.radians(a + at * pitch)), r * math.sin(math.radians(a + at * pitch))))
    return points


def sprocket(n, pitch, tip=.15, height=.27, turn=0.0, low=()):
    """A chain wheel's edge: seats for the rollers one pitch apart, teeth between. tip and height are a tooth's width at
    its top and what stands above the pins, in pitches; `low` names the teeth that are cut shorter to let the chain change."""
    r, points = pitch / (2 * math.sin(math.pi / n)), []
    for i in range(n):
        outwards = turn + 360 * i / n
        up = height * (.35 if i in low else 1)
        seat = arc(0, 0, .31, 242, 118, 10)
        tooth = [(.13, .352), (up - .05, .5 - tip / 2), (up, .5 - tip * .32), (up, .5 + tip * .32), (up - .05, .5 + tip / 2), (.13, .648)]
        half = math.degrees(math.asin(.5 * pitch / r))
        points += put(seat, r * math.cos(math.radians(outwards)), r * math.sin(math.radians(outwards)), outwards, pitch)
        # The tooth stands on the middle between two seats, along its own spoke.
        spoke, foot = outwards + half, r * math.cos(math.radians(half))
        points += put([(u, v - .5) for u, v in tooth], foot * math.cos(math.radians(spoke)), foot * math.sin(math.radians(spoke)), spoke, pitch)
    return points


def put(points, dx=0.0, dy=0.0, turn=0.0, k=1.0):
    """Scales, turns (degrees), then moves an outline."""
    t = math.radians(turn)
    return [(dx + k * (x * math.cos(t) - y * math.sin(t)), dy + k * (x * math.sin(t) + y * math.cos(t)))
            for x, y in points]


def mirrored(points):
    """The outline mirrored at x = 0, in the same sense of rotation."""
    return [(-x, y) for x, y in reversed(points)]


def both_sides(right):
    """A symmetrical outline from its right half, given from bottom to top."""
    return right + mirrored(right)


def rounded(points, r=.10, passes=3, step=.04):
    """Resamples a closed outline and rounds its corners (Chaikin), so that inner corners take a bevel."""
    p = []
    for (x0, y0), (x1, y1) in zip(points, points[1:] + points[:1]):
        n = max(1, int(math.hypot(x1 - x0, y1 - y0) / r))
        p += [(x0 + (x1 - x0) * i / n, y0 + (y1 - y0) * i / n) for i in range(n)]
    for _ in range(passes):
        p = [q for (x0, y0), (x1, y1) in zip(p, p[1:] + p[:1])
             for q in ((.75 * x0 + .25 * x1, .75 * y0 + .25 * y1), (.25 * x0 + .75 * x1, .25 * y0 + .75 * y1))]
    out = [p[0]]
    for q in p[1:]:
        if math.hypot(q[0] - out[-1][0], q[1] - out[-1][1]) >= step:
            out.append(q)
    return out


def jaw(r, gap, depth, tilt, cy, flip=1):
    """An open jaw as a run of points, entering at its right shoulder, leaving at its left one; flip -1 looks down."""
    g = gap / 2
    a = math.degrees(math.asin(g / r))
    points = (arc(0, 0, r, -55, 90 - a - 2, 22) + [(g, r * .8), (g, depth + g)] + arc(0, depth + g, g, 0, -180, 16)[1:-1]
              + [(-g, depth + g), (-g, r * .8)] + arc(0, 0, r, 90 + a + 2, 235, 22))
    return put(points, 0, cy, tilt if flip > 0 else tilt + 180)


def bowed(points, n=12):
    """A smooth run through the given points (Catmull-Rom), n steps between two of them; open."""
    padded = [points[0], *points, points[-1]]
    run = []
    for p0, p1, p2, p3 in zip(padded, padded[1:], padded[2:], padded[3:]):
        for i in range(n):
            t = i / n
            run.append(tuple(.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)
                             for a, b, c, d in zip(p0, p1, p2, p3)))
    return [*run, points[-1]]


def filleted(corners, n=7):
    """Rounds chosen corners and leaves all else as sharp as it is: (x, y, r) gets an arc of radius r, (x, y) stays."""
    run = []
    for (x0, y0, *_), (x, y, *r), (x1, y1, *_) in zip(corners[-1:] + corners[:-1], corners, corners[1:] + corners[:1]):
        a, b = math.hypot(x0 - x, y0 - y), math.hypot(x1 - x, y1 - y)
        if not r or not r[0] or a < 1e-6 or b < 1e-6:
            run.append((x, y))
            continue
        (ux, uy), (vx, vy) = ((x0 - x) / a, (y0 - y) / a), ((x1 - x) / b, (y1 - y) / b)
        half = math.acos(max(-1, min(1, ux * vx + uy * vy))) / 2
        if half > 1.55:                                     # straight on: nothing to round
            run.append((x, y))
            continue
        reach = min(r[0] / math.tan(half), a * .49, b * .49)
        radius = reach * math.tan(half)
        mx, my = (ux + vx) / math.hypot(ux + vx, uy + vy), (uy + vy) / math.hypot(ux + vx, uy + vy)
        cx, cy = x + mx * radius / math.sin(half), y + my * radius / math.sin(half)
        start = math.atan2(y + uy * reach - cy, x + ux * reach - cx)
        sweep = math.atan2(y + vy * reach - cy, x + vx * reach - cx) - start
        sweep = (sweep + math.pi) % (2 * math.pi) - math.pi
        run += [(cx + radius * math.cos(start + sweep * i / n), cy + radius * math.sin(start + sweep * i / n)) for i in range(n + 1)]
    return run


def open_end(r, gap, floor, neck=50, seat=.3):
    """The head of an open-end wrench about (0, 0), its mouth upwards: a run of points from the right side of its neck
    to the left. The floor of the mouth is at y = floor, its corners are eased for the corners of a nut."""
    g = gap / 2
    a = math.degrees(math.asin(g / r)) + 7
    tip = math.sqrt(r * r - g * g) * .985
    mouth = [(g, tip, .05), (g, floor + seat * gap, .12 * gap), (.32 * gap, floor, .25 * gap),
             (-.32 * gap, floor, .25 * gap), (-g, floor + seat * gap, .12 * gap), (-g, tip, .05)]
    return filleted(arc(0, 0, r, -90 + neck, 90 - a, 28) + mouth + arc(0, 0, r, 90 + a, 270 - neck, 28))


def band(spine, widths):
    """The outline of a strip about a run of points; its widths are spread evenly over the run."""
    left, right = [], []
    for i, (x, y) in enumerate(spine):
        (x0, y0), (x1, y1) = spine[max(i - 1, 0)], spine[min(i + 1, len(spine) - 1)]
        long = math.hypot(x1 - x0, y1 - y0)
        at = i / (len(spine) - 1) * (len(widths) - 1)
        k = min(int(at), len(widths) - 2)
        half = (widths[k] + (widths[k + 1] - widths[k]) * (at - k)) / 2
        nx, ny = -(y1 - y0) / long * half, (x1 - x0) / long * half
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    return right + left[::-1]


def ticks(start, end, n, length, width=.024, every=5, long=1.7):
    """The marks of a scale: n + 1 thin rectangles left of the way from start to end, each `every`th longer."""
    (x0, y0), (x1, y1) = start, end
    way = math.degrees(math.atan2(y1 - y0, x1 - x0))
    marks = []
    for i in range(n + 1):
        reach = length * (long if i % every == 0 else 1)
        marks.append(put(box(width, reach, 0, reach / 2), x0 + (x1 - x0) * i / n, y0 + (y1 - y0) * i / n, way))
    return marks


def paced(points, pitch, count):
    """The first `count` + 1 places along a run that lie one pitch from each other, as the pins of a chain do."""
    places, (x, y) = [points[0]], points[0]
    for (ax, ay), (bx, by) in zip(points, points[1:]):
        for i in range(1, 41):
            px, py = ax + (bx - ax) * i / 40, ay + (by - ay) * i / 40
            if math.hypot(px - x, py - y) >= pitch:
                x, y = px, py
                places.append((x, y))
    return places[:count + 1]
