import type { Backdrop } from './backdrop.ts'
import type { LabPicture } from './lab-picture.ts'
import { grow, shrink } from './regions.ts'

/** A picture with its backdrop. */
export interface Scene {
  readonly picture: LabPicture
  readonly backdrop: Backdrop
  /** The largest distance of a colour from the backdrop's, in OKLab. */
  readonly tolerance: number
  /** The difference in brightness of each pixel to its neighbours. */
  readonly slope: Float32Array
}

/** The darkest shadow, as a share of the background's lightness. */
const darkestShadow = 0.4

/** Returns the distance of a pixel's colour from the backdrop's. */
export function distanceAt(
  { picture, backdrop }: Pick<Scene, 'picture' | 'backdrop'>,
  pixel: number,
): number {
  return Math.hypot(
    (picture.light[pixel] ?? 0) - (backdrop.light[pixel] ?? 0),
    (picture.a[pixel] ?? 0) - (backdrop.a[pixel] ?? 0),
    (picture.b[pixel] ?? 0) - (backdrop.b[pixel] ?? 0),
  )
}

/** Returns how much darker a pixel is than the backdrop, from 0 to 1. */
export function darknessAt({ picture, backdrop }: Scene, pixel: number): number {
  return 1 - (picture.light[pixel] ?? 0) / Math.max(0.02, backdrop.light[pixel] ?? 0)
}

/** Returns whether a pixel has the backdrop's colour, but darker. */
export function isShadowLike({ picture, backdrop }: Scene, pixel: number): boolean {
  const ratio = (picture.light[pixel] ?? 0) / Math.max(0.02, backdrop.light[pixel] ?? 0)
  if (ratio < darkestShadow || ratio > 1.02) return false
  const tint = 0.012 + 2 * backdrop.noise
  return (
    Math.abs((picture.a[pixel] ?? 0) - (backdrop.a[pixel] ?? 0) * ratio) <= tint &&
    Math.abs((picture.b[pixel] ?? 0) - (backdrop.b[pixel] ?? 0) * ratio) <= tint
  )
}

/** Returns how much the lightness and the tint change across each pixel. */
export function slopesOf({ width, height, light, a, b }: LabPicture): Float32Array {
  const slopes = new Float32Array(width * height)
  const across = (channel: Float32Array, one: number, other: number) =>
    ((channel[other] ?? 0) - (channel[one] ?? 0)) / 2
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const pixel = y * width + x
      const [left, right] = [x > 0 ? pixel - 1 : pixel, x < width - 1 ? pixel + 1 : pixel]
      const [up, down] = [y > 0 ? pixel - width : pixel, y < height - 1 ? pixel + width : pixel]
      let sum = 0
      for (const channel of [light, a, b])
        sum += across(channel, left, right) ** 2 + across(channel, up, down) ** 2
      slopes[pixel] = Math.sqrt(sum)
    }
  return slopes
}

/**
 * Floods the background from the picture's edge: pixels of its colour, and shadows that darken slowly. Edges of an
 * object stop the flood, even if the object has the background's colour; the flood does not pass gaps of two pixels.
 *
 * @param steepest the largest slope of a shadow.
 *
 * @returns 1 for the background.
 */
export function flood(scene: Scene, steepest: number): Uint8Array {
  const { picture, tolerance, slope } = scene
  const { width, height } = picture
  const open = new Uint8Array(width * height)
  for (let pixel = 0; pixel < open.length; pixel += 1) {
    if ((slope[pixel] ?? 0) > steepest) continue
    open[pixel] = distanceAt(scene, pixel) < tolerance || isShadowLike(scene, pixel) ? 1 : 0
  }
  const wide = shrink(open, width, height, 1)
  const rim = rimOf(width, height).filter(
    (pixel) => wide[pixel] === 1 && distanceAt(scene, pixel) < tolerance,
  )
  const reached = floodFrom(rim, wide, width)
  const whole = grow(reached, width, height, 1)
  for (let pixel = 0; pixel < whole.length; pixel += 1)
    whole[pixel] = (whole[pixel] ?? 0) & (open[pixel] ?? 0)
  return withSlopes(scene, whole, steepest)
}

/** Adds the last pixels before an edge, which have the background's colour but lie on the edge's slope. */
function withSlopes(scene: Scene, background: Uint8Array, steepest: number): Uint8Array {
  const { width, height } = scene.picture
  const grown = grow(background, width, height, 1)
  for (let pixel = 0; pixel < grown.length; pixel += 1)
    if (grown[pixel] === 1 && background[pixel] === 0 && !isGround(scene, pixel, steepest)) grown[pixel] = 0
  return grown
}

function isGround(scene: Scene, pixel: number, steepest: number): boolean {
  const distance = distanceAt(scene, pixel)
  return (
    distance < scene.tolerance * 0.7 || (isShadowLike(scene, pixel) && (scene.slope[pixel] ?? 0) < steepest)
  )
}

/** Returns the outermost pixels of the picture. */
export function rimOf(width: number, height: number): number[] {
  const rim: number[] = []
  for (let x = 0; x < width; x += 1) rim.push(x, (height - 1) * width + x)
  for (let y = 1; y < height - 1; y += 1) rim.push(y * width, y * width + width - 1)
  return rim
}

function floodFrom(start: readonly number[], open: Uint8Array, width: number): Uint8Array {
  const reached = new Uint8Array(open.length)
  const queue = [...start]
  for (const pixel of queue) reached[pixel] = 1
  for (let pixel = queue.pop(); pixel !== undefined; pixel = queue.pop()) {
    const x = pixel % width
    const visit = (next: number) => {
      if (open[next] !== 1 || reached[next] === 1) return
      reached[next] = 1
      queue.push(next)
    }
    if (x > 0) visit(pixel - 1)
    if (x < width - 1) visit(pixel + 1)
    if (pixel >= width) visit(pixel - width)
    if (pixel + width < open.length) visit(pixel + width)
  }
  return reached
}
