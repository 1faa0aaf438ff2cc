/** The side of an outline's box, in units; a picture is centred in it. */
export const outlineBox = 720

/** The longest path of one picture that a page should contain, in characters. */
const maxPathLength = 900

/**
 * Levels of simplification, tried until the path is short enough: each closes gaps up to twice `gap` units, omits
 * specks and holes below `speck` square units (the painted stroke fills small ones), and lets the line deviate by
 * `tolerance` units.
 */
const levels = [
  { gap: 1, speck: 400, tolerance: 0.9 },
  { gap: 2, speck: 400, tolerance: 1.2 },
  { gap: 3, speck: 400, tolerance: 1.6 },
  { gap: 4, speck: 500, tolerance: 2 },
  { gap: 6, speck: 700, tolerance: 2.6 },
  { gap: 8, speck: 800, tolerance: 3.4 },
  { gap: 10, speck: 1200, tolerance: 4.5 },
  { gap: 16, speck: 1200, tolerance: 4.5 },
]

type Point = readonly [x: number, y: number]

/**
 * Traces a silhouette into one SVG path, to be filled with `evenodd`. Null for a silhouette that is empty or too
 * ragged.
 *
 * @param silhouette one byte per unit of the 720 × 720 box, row by row from the top: 1 inside the object.
 */
export function traceOutline(silhouette: Uint8Array): string | null {
  for (const { gap, speck, tolerance } of levels) {
    const closed = spread(spread(silhouette, gap, 1), gap, 0)
    const path = walks(closed)
      .filter((walk) => Math.abs(area(walk)) > speck)
      .map((walk) => pathOf(walk, tolerance))
      .join('')
    if (path.length <= maxPathLength) return path === '' ? null : path
  }
  return null
}

/** Grows (1) or shrinks (0) the silhouette by a square of the radius, one axis at a time. */
function spread(bits: Uint8Array, radius: number, value: 0 | 1): Uint8Array {
  return spreadAlong(spreadAlong(bits, radius, value, 1, outlineBox), radius, value, outlineBox, 1)
}

function spreadAlong(bits: Uint8Array, radius: number, value: 0 | 1, step: number, line: number): Uint8Array {
  const out = bits.slice()
  for (let start = 0; start < outlineBox; start++) {
    let last = Number.NEGATIVE_INFINITY
    // The forward pass covers the pixels after a bit, the backward pass the pixels before it.
    for (let at = 0; at < outlineBox; at++) {
      const pixel = start * line + at * step
      if (bits[pixel] === value) last = at
      if (at - last <= radius) out[pixel] = value
    }
    last = Number.POSITIVE_INFINITY
    for (let at = outlineBox - 1; at >= 0; at--) {
      const pixel = start * line + at * step
      if (bits[pixel] === value) last = at
      if (last - at <= radius) out[pixel] = value
    }
  }
  return out
}

/**
 * Returns a silhouette's borders as closed walks along unit edges, for outlines and holes, with the inside to the
 * right.
 */
function walks(bits: Uint8Array): Point[][] {
  const steps = stepsAround(bits)
  const found: Point[][] = []
  for (const start of steps.keys()) {
    const walk: Point[] = []
    let at = start
    for (let next = steps.get(at)?.pop(); next !== undefined; next = steps.get(at)?.pop()) {
      walk.push([at % (outlineBox + 1), Math.floor(at / (outlineBox + 1))])
      at = next
      if (at === start) break
    }
    if (walk.length > 0) found.push(walk)
  }
  return found
}

/** Maps each grid corner to the border's next corners; two if two spots touch there. */
function stepsAround(bits: Uint8Array): Map<number, number[]> {
  const ink = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < outlineBox && y < outlineBox && bits[y * outlineBox + x] === 1
  const steps = new Map<number, number[]>()
  const add = (x0: number, y0: number, x1: number, y1: number) => {
    const from = y0 * (outlineBox + 1) + x0
    const ways = steps.get(from)
    const to = y1 * (outlineBox + 1) + x1
    if (ways) ways.push(to)
    else steps.set(from, [to])
  }
  for (let y = 0; y < outlineBox; y++) {
    for (let x = 0; x < outlineBox; x++) {
      if (!ink(x, y)) continue
      if (!ink(x, y - 1)) add(x, y, x + 1, y)
      if (!ink(x + 1, y)) add(x + 1, y, x + 1, y + 1)
      if (!ink(x, y + 1)) add(x + 1, y + 1, x, y + 1)
      if (!ink(x - 1, y)) add(x, y + 1, x, y)
    }
  }
  return steps
}

/** Returns the signed area: positive for an outline, negative for a hole. */
function area(walk: readonly Point[]): number {
  const twice = walk.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = walk[(index + 1) % walk.length] as Point
    return sum + x * nextY - nextX * y
  }, 0)
  return twice / 2
}

/**
 * Returns a closed walk as a relative path. Starts at the corner farthest from the first point, because that is a true
 * corner.
 */
function pathOf(walk: readonly Point[], tolerance: number): string {
  const [x0, y0] = walk[0] as Point
  const away = walk.map(([x, y]) => Math.hypot(x - x0, y - y0))
  const far = away.indexOf(away.reduce((most, each) => Math.max(most, each), 0))
  const corners = simplify([...walk.slice(far), ...walk.slice(0, far + 1)], tolerance).slice(0, -1)
  const moves = corners.slice(1).flatMap(([x, y], index) => {
    const [beforeX, beforeY] = corners[index] as Point
    return [x - beforeX, y - beforeY]
  })
  return `M${(corners[0] as Point).join(' ')}l${moves.join(' ')}z`.replaceAll(' -', '-')
}

/** Simplifies by Ramer–Douglas–Peucker: keeps the fewest points that stay within the tolerance. */
function simplify(points: readonly Point[], tolerance: number): readonly Point[] {
  const first = points[0] as Point
  const last = points.at(-1) as Point
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]]
  const length = Math.hypot(dx, dy)
  let worst = 0
  let split = 0
  points.forEach(([x, y], index) => {
    const [px, py] = [x - first[0], y - first[1]]
    const off = length === 0 ? Math.hypot(px, py) : Math.abs(px * dy - py * dx) / length
    if (off > worst) [worst, split] = [off, index]
  })
  if (worst <= tolerance) return [first, last]
  return [
    ...simplify(points.slice(0, split + 1), tolerance).slice(0, -1),
    ...simplify(points.slice(split), tolerance),
  ]
}
