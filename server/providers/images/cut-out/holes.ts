import { darknessAt, distanceAt, isShadowLike, type Scene } from './flood.ts'
import { grow, regionsOf } from './regions.ts'

/** The smallest hole, as a share of the picture. */
const leastHole = 0.00025
/** The minimum share of a hole with the background's own colour; the rest may be in shadow. */
const leastGround = 0.3
/** The minimum change of lightness across a hole's edge; a highlight fades into the tool. */
const leastStep = 0.09
/** A hole above this share of the picture is too large for a highlight, so a weaker edge suffices. */
const largeHole = 0.02
const leastStepOfLarge = 0.05
/** The largest distance of a hole's tint from the background's; a white dial differs more from white paper. */
const mostTint = 0.0025

/**
 * Opens holes, such as the inside of a ring, and gaps that the flood does not enter: they have the background's colour,
 * are as smooth, and end at sharp edges.
 *
 * @param object 1 for the object; holes become 0.
 * @param withShadow the object with its hard shadow, which is as dark as steel.
 */
export function openHoles(scene: Scene, object: Uint8Array, withShadow: Uint8Array, steepest: number): void {
  const { picture, tolerance, slope } = scene
  const { width, height } = picture
  const open = object.map((is, pixel) => {
    if (is === 0 || (slope[pixel] ?? 0) > steepest) return 0
    return distanceAt(scene, pixel) < tolerance || isShadowLike(scene, pixel) ? 1 : 0
  })
  const calm = calmOf(scene, object)
  const darkest = darkestNear(scene, withShadow)
  const shadow = [...object.keys()].filter((pixel) => withShadow[pixel] === 1 && object[pixel] === 0)
  const hardShadow = shadow.length === 0 ? 0 : meanOf(shadow, (pixel) => darknessAt(scene, pixel))
  for (const hole of regionsOf(open, width, height)) {
    if (hole.length < Math.max(6, leastHole * object.length)) continue
    const ground = hole.filter((pixel) => distanceAt(scene, pixel) < tolerance * 0.8).length / hole.length
    // The shadow in a hole is not darker than the soft one beside the object, or as dark as the hard one.
    const dark = meanOf(hole, (pixel) => darknessAt(scene, pixel))
    if (ground < leastGround && dark > darkest + 0.03 && Math.abs(dark - hardShadow) > 0.03) continue
    if (tintOf(scene, hole) > mostTint + scene.backdrop.noise / 10) continue
    if (meanOf(hole, (pixel) => slope[pixel] ?? 0) > 2.2 * calm + 0.004) continue
    const isLarge = hole.length > largeHole * object.length
    if (stepAround(scene, hole) < (isLarge ? leastStepOfLarge : leastStep)) continue
    for (const pixel of hole) object[pixel] = 0
    widen(scene, object, hole)
  }
}

/** Adds the pixels of the hole's edge that still have the background's colour. */
function widen(scene: Scene, object: Uint8Array, hole: readonly number[]): void {
  const { width } = scene.picture
  for (const pixel of hole)
    for (const next of [pixel - 1, pixel + 1, pixel - width, pixel + width])
      if (object[next] === 1 && distanceAt(scene, next) < scene.tolerance * 1.2) object[next] = 0
}

/** Returns the noise of the background: how much it changes from pixel to pixel. */
function calmOf({ slope, picture }: Scene, object: Uint8Array): number {
  let [sum, count] = [0, 0]
  for (let pixel = 0; pixel < object.length; pixel += 7)
    if (object[pixel] === 0 && picture.light.length > pixel) {
      sum += Math.min(0.03, slope[pixel] ?? 0)
      count += 1
    }
  return count === 0 ? 0 : sum / count
}

/** Returns the distance of a region's mean tint from the background's. */
function tintOf({ picture, backdrop }: Scene, region: readonly number[]): number {
  const mean = (channel: 'a' | 'b') =>
    meanOf(region, (pixel) => {
      const ratio = (picture.light[pixel] ?? 0) / Math.max(0.02, backdrop.light[pixel] ?? 0)
      return (picture[channel][pixel] ?? 0) - (backdrop[channel][pixel] ?? 0) * ratio
    })
  return Math.hypot(mean('a'), mean('b'))
}

/** The distance from the object within which its shadow is measured, in pixels. */
const near = 10

/** Returns the darkness of the shadow beside the object, from 0 to 1: the darkest tenth of it. */
function darkestNear(scene: Scene, object: Uint8Array): number {
  const { width, height } = scene.picture
  const around = grow(object, width, height, near)
  const values: number[] = []
  for (let pixel = 0; pixel < object.length; pixel += 1)
    if (object[pixel] === 0 && around[pixel] === 1) values.push(darknessAt(scene, pixel))
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.93)] ?? 0
}

function meanOf(pixels: readonly number[], measure: (pixel: number) => number): number {
  return pixels.reduce((sum, pixel) => sum + measure(pixel), 0) / pixels.length
}

/** Returns the average change of lightness or tint across the edge of a region. */
function stepAround({ picture }: Scene, region: readonly number[]): number {
  const { width, height, light, a, b } = picture
  const inside = new Set(region)
  let [steps, edges] = [0, 0]
  for (const pixel of region)
    for (const [dx, dy] of [
      [-1, 0],
      [1, 0],
      [0, -1],
      [0, 1],
    ] as const) {
      if (inside.has(pixel + dx + dy * width)) continue
      // A distance beyond the blur of an edge.
      const x = Math.min(width - 1, Math.max(0, (pixel % width) + dx * 4))
      const y = Math.min(height - 1, Math.max(0, Math.floor(pixel / width) + dy * 4))
      const beyond = y * width + x
      edges += 1
      if (inside.has(beyond)) continue
      const across = [light, a, b].map((channel) => (channel[beyond] ?? 0) - (channel[pixel] ?? 0))
      steps += Math.hypot(...across)
    }
  return edges === 0 ? 0 : steps / edges
}
