/**
 * Converts geometry to compact SVG path data. Units are those of the 720 box, angles are degrees, 0° is up and angles
 * grow clockwise. Outlines run clockwise and holes counterclockwise, so that shapes of one path unite under
 * `nonzero`.
 */

/** A corner, optionally with its own rounding radius. */
export type Point = readonly [x: number, y: number, radius?: number]

/** Joins rounded numbers in the shortest form of path data: one unit is too small to see. */
export function coordinates(...values: number[]): string {
  return values
    .map((value) => String(Math.round(value)))
    .join(' ')
    .replaceAll(' -', '-')
}

/** Returns the point at a distance and an angle from a centre. */
export function polar(cx: number, cy: number, radius: number, angle: number): Point {
  const radians = (angle * Math.PI) / 180
  return [cx + radius * Math.sin(radians), cy - radius * Math.cos(radians)]
}

function signedArea(points: readonly Point[]): number {
  return points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
}

/** Writes relative path data from absolute points, rounding each point once so that errors do not accumulate. */
class Pen {
  private x = 0
  private y = 0
  private data = ''

  private step(command: string, x: number, y: number): void {
    const [toX, toY] = [Math.round(x), Math.round(y)]
    if (toX === this.x && toY === this.y && command !== 'M') return
    const [dx, dy] = [toX - this.x, toY - this.y]
    if (command === 'M') this.data += `M${coordinates(toX, toY)}`
    else if (command === 'l' && dy === 0) this.data += `h${dx}`
    else if (command === 'l' && dx === 0) this.data += `v${dy}`
    else this.data += `${command}${command === 'l' || dx < 0 ? '' : ' '}${coordinates(dx, dy)}`
    this.x = toX
    this.y = toY
  }

  move(at: Point): void {
    this.step('M', at[0], at[1])
  }

  line(at: Point): void {
    this.step(this.data ? 'l' : 'M', at[0], at[1])
  }

  arc(radius: number, clockwise: boolean, at: Point, large = false): void {
    const size = Math.max(1, Math.round(radius))
    this.step(`a${size} ${size} 0 ${large ? 1 : 0} ${clockwise ? 1 : 0}`, at[0], at[1])
  }

  text(end = ''): string {
    return this.data + end
  }
}

/** Draws a rounded corner: the line to the arc's start, and the arc. Short edges limit the radius. */
function corner(pen: Pen, before: Point, at: Point, after: Point, fallback: number): void {
  const own = at[2] ?? -1
  const wanted = own >= 0 ? own : fallback
  const [inX, inY] = [before[0] - at[0], before[1] - at[1]]
  const [outX, outY] = [after[0] - at[0], after[1] - at[1]]
  const [inLength, outLength] = [Math.hypot(inX, inY), Math.hypot(outX, outY)]
  const cosine = (inX * outX + inY * outY) / (inLength * outLength)
  const half = Math.acos(Math.max(-1, Math.min(1, cosine))) / 2
  if (wanted <= 1 || half > 1.56) {
    pen.line(at)
    return
  }
  const reach = Math.min(wanted / Math.tan(half), inLength / 2, outLength / 2)
  pen.line([at[0] + (inX / inLength) * reach, at[1] + (inY / inLength) * reach])
  pen.arc(reach * Math.tan(half), inX * outY - inY * outX < 0, [
    at[0] + (outX / outLength) * reach,
    at[1] + (outY / outLength) * reach,
  ])
}

function closed(points: readonly Point[], radius: number): string {
  const pen = new Pen()
  points.forEach((at, index) => {
    corner(pen, points.at(index - 1) ?? at, at, points[(index + 1) % points.length] ?? at, radius)
  })
  return pen.text('z')
}

/** Returns a closed outline with rounded corners, always clockwise. */
export function shape(points: readonly Point[], radius = 0): string {
  return closed(signedArea(points) < 0 ? points.toReversed() : points, radius)
}

/** Returns the same as a hole, always counterclockwise. */
export function hole(points: readonly Point[], radius = 0): string {
  return closed(signedArea(points) > 0 ? points.toReversed() : points, radius)
}

/** Returns a full circle as an outline. */
export function disc(cx: number, cy: number, radius: number): string {
  const half = coordinates(radius, radius)
  return `M${coordinates(cx - radius, cy)}a${half} 0 0 1 ${coordinates(2 * radius, 0)}a${half} 0 0 1 ${coordinates(-2 * radius, 0)}z`
}

/** Returns a full circle as a hole. */
export function bore(cx: number, cy: number, radius: number): string {
  const half = coordinates(radius, radius)
  return `M${coordinates(cx - radius, cy)}a${half} 0 0 0 ${coordinates(2 * radius, 0)}a${half} 0 0 0 ${coordinates(-2 * radius, 0)}z`
}
