/** Shapes that several tools share, as corner lists or path data in the 720 box. */
import { coordinates, type Point, polar } from './path.ts'

/** Returns a regular polygon whose first corner is at the angle. */
export function polygon(cx: number, cy: number, radius: number, corners: number, angle = 0): Point[] {
  return Array.from({ length: corners }, (_, index) => polar(cx, cy, radius, angle + (index * 360) / corners))
}

/**
 * Returns a toothed wheel: every tooth is `tip` wide at the outer radius and `foot` wide at the root, as shares of
 * the pitch. A tip narrower than the foot makes a sprocket, an equal one a spline.
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

/** Returns the open end of a wrench: a round head, parallel flats, a six-sided base, ground tips. */
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
