/** A point in the 720 × 720 box of a picture. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The smallest rectangle around an outline. */
export interface OutlineAxis {
  /** A unit vector along the longer sides. */
  readonly direction: Point
  /** The longer side on the left; of a level rectangle, the bottom side. */
  readonly side: readonly [Point, Point]
  readonly length: number
  readonly width: number
}

/** The maximum length of a path in characters, because another backend may send any text. */
const longestPath = 20_000

/**
 * Returns the axis of an outline's largest part. Undefined for a path with commands other than M, l, L and z, which all
 * outlines of the shop have.
 */
export function axisOf(outline: string | null | undefined): OutlineAxis | undefined {
  if (!outline || outline.length > longestPath) return undefined
  if (!axes.has(outline)) {
    if (axes.size === mostAxes) axes.clear()
    axes.set(outline, readAxis(outline))
  }
  return axes.get(outline)
}

/** Computed axes, cached because consecutive pages show the same outlines, and computing one takes 0.1 ms. */
const axes = new Map<string, OutlineAxis | undefined>()
const mostAxes = 500

function readAxis(outline: string): OutlineAxis | undefined {
  const parts = partsOf(outline)
  const hulls = parts.map(hullOf).filter((hull) => hull.length > 2)
  const largest = hulls.toSorted((a, b) => areaOf(b) - areaOf(a))[0]
  return largest && smallestRectangle(largest)
}

const command = /([a-z])([^a-z]*)/gi
const number = /-?\d*\.?\d+/g

/** Parses the closed parts of a path; none if it has a command that outlines do not have. */
function partsOf(path: string): Point[][] {
  const parts: Point[][] = []
  let at: Point = { x: 0, y: 0 }
  for (const [, name = '', values = ''] of path.matchAll(command)) {
    const numbers = (values.match(number) ?? []).map(Number)
    if (!/^[MlLz]$/i.test(name)) return []
    if (name.toLowerCase() === 'm') parts.push([])
    const from = name === 'l' || name === 'm' ? 1 : 0
    for (let index = 0; index + 1 < numbers.length; index += 2) {
      at = { x: at.x * from + (numbers[index] ?? 0), y: at.y * from + (numbers[index + 1] ?? 0) }
      parts.at(-1)?.push(at)
    }
  }
  return parts
}

/** Returns the corners of a convex hull, counterclockwise (Andrew's monotone chain). */
function hullOf(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y)
  const half = (ordered: readonly Point[]) => {
    const chain: Point[] = []
    for (const point of ordered) {
      while (chain.length > 1 && cross(chain.at(-2), chain.at(-1), point) <= 0) chain.pop()
      chain.push(point)
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}

const origin: Point = { x: 0, y: 0 }

function cross(from: Point = origin, a: Point = origin, b: Point = origin): number {
  return (a.x - from.x) * (b.y - from.y) - (a.y - from.y) * (b.x - from.x)
}

function areaOf(hull: readonly Point[]): number {
  return (
    hull.reduce((sum, point, index) => sum + cross(origin, point, hull[(index + 1) % hull.length]), 0) / 2
  )
}

/** Returns the rectangle of the smallest area; one of its sides coincides with a side of the hull. */
function smallestRectangle(hull: readonly Point[]): OutlineAxis {
  const upright = { x: 1, y: 0 }
  let smallest = upright
  // A round tool has no axis of its own; upright lines are easier to read.
  let area = areaAlong(hull, upright) * uprightBonus
  for (const [index, point] of hull.entries()) {
    const next = hull[(index + 1) % hull.length] ?? point
    const long = Math.hypot(next.x - point.x, next.y - point.y)
    if (long === 0) continue
    const side = { x: (next.x - point.x) / long, y: (next.y - point.y) / long }
    const areaHere = areaAlong(hull, side)
    if (areaHere < area) [smallest, area] = [side, areaHere]
  }
  return rectangleAlong(hull, smallest)
}

/** An upright rectangle is preferred if its area times this factor is still the smallest. */
const uprightBonus = 0.95

function areaAlong(hull: readonly Point[], side: Point): number {
  return sizeOf(hull, side) * sizeOf(hull, turned(side))
}

function rectangleAlong(hull: readonly Point[], side: Point): OutlineAxis {
  const direction = pointingDown(sizeOf(hull, side) >= sizeOf(hull, turned(side)) ? side : turned(side))
  // Chooses the side left of an upright axis, or below a level one.
  const across = turned(direction)
  const [along, wide] = [extentOf(hull, direction), extentOf(hull, across)]
  const corner = (place: number): Point => ({
    x: direction.x * place + across.x * wide.to,
    y: direction.y * place + across.y * wide.to,
  })
  return {
    direction,
    side: [corner(along.from), corner(along.to)],
    length: along.to - along.from,
    width: wide.to - wide.from,
  }
}

/** Returns a direction turned by 90 degrees. */
function turned({ x, y }: Point): Point {
  return { x: -y, y: x }
}

function sizeOf(hull: readonly Point[], direction: Point): number {
  const { from, to } = extentOf(hull, direction)
  return to - from
}

/** Returns the extent of a hull along a direction. It allocates no arrays, because it runs for each side of a hull. */
function extentOf(hull: readonly Point[], direction: Point) {
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const { x, y } of hull) {
    const place = x * direction.x + y * direction.y
    if (place < from) from = place
    if (place > to) to = place
  }
  return { from, to }
}

/** Turns a direction so that it points down; a level one points right. */
function pointingDown({ x, y }: Point): Point {
  const pointsUp = Math.abs(y) < 0.01 ? x < 0 : y < 0
  return pointsUp ? { x: -x, y: -y } : { x, y }
}
