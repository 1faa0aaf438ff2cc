/** Forms that many tools share, as corner lists or path data in the 720 box. */
import { coordinates, type Point, polar } from './path.ts'

/** A rectangle by its left top corner. */
export function box(x: number, y: number, width: number, height: number): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]
}

/** A regular polygon, its first corner at the angle. */
export function polygon(cx: number, cy: number, radius: number, corners: number, angle = 0): Point[] {
  return Array.from({ length: corners }, (_, index) => polar(cx, cy, radius, angle + (index * 360) / corners))
}

/** A star: corners alternate between two radii. Twelve points make the ring of a wrench. */
export function star(
  cx: number,
  cy: number,
  outer: number,
  inner: number,
  points: number,
  angle = 0,
): Point[] {
  return Array.from({ length: points * 2 }, (_, index) =>
    polar(cx, cy, index % 2 === 0 ? outer : inner, angle + (index * 180) / points),
  )
}

/**
 * A wheel with flanks: every tooth is `tip` wide at the outer radius and `foot` wide at the root, as shares of
 * the pitch. A tip narrower than the foot is a sprocket, an equal one a spline.
 */
export function toothed(
  cx: number,
  cy: number,
  outer: number,
  root: number,
  teeth: number,
  tip: number,
  foot: number,
): Point[] {
  const pitch = 360 / teeth
  return Array.from({ length: teeth }, (_, index) => index * pitch).flatMap((angle) => [
    polar(cx, cy, root, angle - (pitch * foot) / 2),
    polar(cx, cy, outer, angle - (pitch * tip) / 2),
    polar(cx, cy, outer, angle + (pitch * tip) / 2),
    polar(cx, cy, root, angle + (pitch * foot) / 2),
  ])
}

/** A lathe's profile: height, half width there and the corner's rounding, from top to bottom. */
export type Profile = readonly (readonly [y: number, half: number, radius?: number])[]

/** The silhouette of a turned part, or the slice of it between two shares of its half width (-1 to 1). */
export function slice(profile: Profile, cx = 360, from = -1, to = 1): Point[] {
  const right = profile.map(([y, half, radius = 0]): Point => [cx + half * to, y, radius])
  const left = profile.map(([y, half, radius = 0]): Point => [cx + half * from, y, radius])
  return [...right, ...left.toReversed()]
}

/** The open end of a wrench: a round head, parallel flats, a six-sided base, tips ground off. */
export function openJaw(cx: number, cy: number, radius: number, gap: number, tilt: number): string {
  const half = gap / 2
  const put = (x: number, y: number) => {
    const [px, py] = polar(cx, cy, Math.hypot(x, y), (Math.atan2(x, -y) * 180) / Math.PI + tilt)
    return coordinates(px, py)
  }
  const tipAngle = Math.asin(Math.min(0.95, (half + radius * 0.24) / radius))
  const [tipX, tipY] = [radius * Math.sin(tipAngle), -radius * Math.cos(tipAngle)]
  const inner = -radius * 0.96
  const base = radius * 0.18
  const outside = `M${put(half, inner)}L${put(tipX, tipY)}A${coordinates(radius, radius)} 0 1 1 ${put(-tipX, tipY)}L${put(-half, inner)}`
  const inside = `L${put(-half, base)}L${put(-half * 0.5, base + half * 0.62)}L${put(half * 0.5, base + half * 0.62)}L${put(half, base)}z`
  return outside + inside
}
