import { distanceAt, rimOf, type Scene } from './flood.ts'
import { bodyOf, regionsOf, shrink } from './regions.ts'

/** What the search for the object found beside it. */
interface Rest {
  /** The number of pixels of small pieces that are left out. */
  readonly crumbs: number
  /** How much a part of the object looks like its shadow, from 0 to 1. */
  readonly shadow: number
}

const nothing: Rest = { crumbs: 0, shadow: 0 }

/**
 * Returns the confidence of a cut-out by the background, the object's size and pieces, its contact with the edge, the
 * contrast and the edges along its outline, and what the search found beside it.
 */
export function confidenceOf(scene: Scene, object: Uint8Array, { crumbs, shadow }: Rest = nothing): number {
  const { picture, backdrop } = scene
  const { width, height } = picture
  const covered = object.reduce((sum, is) => sum + is, 0) / object.length
  if (covered < 0.004 || covered > 0.9) return 0
  const pieces = regionsOf(object, width, height).length
  const { contrast, weak } = contrastOf(scene, object)
  const outline = outlineOf(scene, object)
  const unclear = outline.filter((pixel) => !hasEdgeNear(scene, pixel)).length / outline.length
  return (
    falling(backdrop.noise, 0.012, 0.03) *
    rising(backdrop.share, 0.6, 0.85) *
    rising(contrast, 0.05, 0.12) *
    falling(weak, 0.15, 0.45) *
    falling(cutOffPart(object, width, height), 0.015, 0.09) *
    falling(pieces, 8, 24) *
    falling(crumbs / outline.length, 0.08, 0.2) *
    // At least 0.2, so that such cut-outs are offered but not preselected.
    Math.max(
      0.2,
      falling(shadow, 0.35, 0.55) *
        falling(unclear, 0.3, 0.65) *
        falling(linePart(object, outline, width, height), 0.04, 0.15),
    )
  )
}

/**
 * Returns the share of the outline that is a thin line apart from the rest: if the flood ran into a part with the
 * background's colour, only the line along its edge remains.
 */
function linePart(object: Uint8Array, outline: readonly number[], width: number, height: number): number {
  const body = bodyOf(object, width, height)
  return outline.filter((pixel) => body[pixel] === 0).length / outline.length
}

/**
 * Returns the median contrast to the background just inside of the outline, and the share of the outline with hardly
 * any.
 */
function contrastOf(scene: Scene, object: Uint8Array) {
  const { width, height } = scene.picture
  const inner = shrink(object, width, height, 1)
  const rim = shrink(object, width, height, 3)
  const distances: number[] = []
  for (let pixel = 0; pixel < object.length; pixel += 1)
    if (inner[pixel] === 1 && rim[pixel] === 0) distances.push(distanceAt(scene, pixel))
  const sorted = distances.toSorted((one, other) => one - other)
  const weak = distances.filter((distance) => distance < scene.tolerance * 1.3).length
  return { contrast: sorted[sorted.length >> 1] ?? 0, weak: weak / Math.max(1, distances.length) }
}

/** Returns the share of the picture's edge that the object touches, where the picture cuts it off. */
function cutOffPart(object: Uint8Array, width: number, height: number): number {
  const rim = rimOf(width, height)
  return rim.filter((pixel) => object[pixel] === 1).length / rim.length
}

/** Returns 1 up to `good` and 0 from `bad`. */
function falling(value: number, good: number, bad: number): number {
  return Math.min(1, Math.max(0, (bad - value) / (bad - good)))
}

/** Returns 0 up to `bad` and 1 from `good`. */
function rising(value: number, bad: number, good: number): number {
  return Math.min(1, Math.max(0, (value - bad) / (good - bad)))
}

/** Returns the outermost pixels of the object. */
function outlineOf({ picture: { width, height } }: Scene, object: Uint8Array): readonly number[] {
  const inner = shrink(object, width, height, 1)
  return [...object.keys()].filter((pixel) => object[pixel] === 1 && inner[pixel] === 0)
}

/** The smallest slope of an edge; a soft shadow has less. */
const edgeSlope = 0.05

/** Returns whether the picture has an edge within two pixels. */
function hasEdgeNear({ picture: { width, height }, slope }: Scene, pixel: number): boolean {
  const [x, y] = [pixel % width, Math.floor(pixel / width)]
  for (let row = Math.max(0, y - 2); row <= Math.min(height - 1, y + 2); row += 1)
    for (let column = Math.max(0, x - 2); column <= Math.min(width - 1, x + 2); column += 1)
      if ((slope[row * width + column] ?? 0) >= edgeSlope) return true
  return false
}
