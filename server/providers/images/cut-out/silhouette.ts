import { type Backdrop, edgePixels, fitBackdrop } from './backdrop.ts'
import { confidenceOf } from './confidence.ts'
import { distanceAt, flood, type Scene, slopesOf } from './flood.ts'
import { removeHardShadow } from './hard-shadow.ts'
import { openHoles } from './holes.ts'
import type { LabPicture } from './lab-picture.ts'
import { bodyOf, grow, regionsOf, shrink } from './regions.ts'

/** The object, and the confidence of its detection. */
export interface Silhouette {
  /** One byte per pixel: 1 inside the object. */
  readonly object: Uint8Array
  /** From 0, a guess, to 1, certain. */
  readonly confidence: number
}

/** The smallest distance in OKLab that counts as another colour; a barely visible one is 0.02. */
const leastTolerance = 0.022
const mostTolerance = 0.06
/** The steepest slope of a separate shadow, and the slopes of a shadow right below the object. */
const carefulSlope = 0.01
const boldSlopes = [0.016, 0.026, 0.036, 0.05] as const

/** Fits the background of a whole picture. */
export function backdropOf(picture: LabPicture): Backdrop {
  const edge = edgePixels(picture)
  const slope = slopesOf(picture)
  const first = sceneOf(picture, fitBackdrop(picture, edge), slope)
  const background = flood(first, carefulSlope + first.backdrop.noise)
  const pixels = [...background.keys()].filter(
    (pixel) => background[pixel] === 1 && (slope[pixel] ?? 0) < carefulSlope,
  )
  const backdrop = pixels.length > edge.length ? fitBackdrop(picture, pixels) : first.backdrop
  return { ...backdrop, share: first.backdrop.share }
}

/**
 * Separates an object from a plain background: floods the background's colour from the picture's edge, with the
 * object's shadow, and opens its holes.
 *
 * @param isRough finds only the place of the object with its shadow.
 */
export function silhouetteOf(picture: LabPicture, backdrop: Backdrop, isRough: boolean): Silhouette {
  const slope = slopesOf(picture)
  const edge = edgePixels(picture)
  const scene = sceneOf(picture, { ...backdrop, noise: noiseOf(picture, backdrop, edge) }, slope)
  const grain = 2 * medianOf(edge.map((pixel) => slope[pixel] ?? 0))
  if (isRough) {
    const { object } = cleared(scene, boldSlopes[0] + grain)
    return { object, confidence: confidenceOf(scene, object) }
  }
  const { object, crumbs } = objectIn(scene, grain)
  const before = object.slice()
  const { removed, likeness } = removeHardShadow(scene, object, boldSlopes[0] + grain)
  openHoles(scene, object, before, boldSlopes[0] + grain)
  if (removed) dropLines(scene, object, before)
  dropCrumbs(scene, object)
  return { object, confidence: confidenceOf(scene, object, { crumbs, shadow: removed ? 0 : likeness }) }
}

/** Returns the noise of this copy of the picture, because an enlarged part has more than the whole. */
function noiseOf(picture: LabPicture, backdrop: Backdrop, edge: readonly number[]): number {
  const scene = { picture, backdrop }
  return Math.min(
    Math.max(backdrop.noise, medianOf(edge.map((pixel) => distanceAt(scene, pixel)))),
    2 * backdrop.noise + 0.004,
  )
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0
}

function sceneOf(picture: LabPicture, backdrop: Backdrop, slope: Float32Array): Scene {
  const tolerance = Math.min(mostTolerance, Math.max(leastTolerance, 4.5 * backdrop.noise))
  return { picture, backdrop, tolerance, slope }
}

/**
 * How far a shadow below the object may reach beyond it, in pixels, and how much else may be removed with the shadow.
 */
const shadowReach = 9
const mostElse = 0.03

/** Also removes the steep shadow right below the object, unless that would open the object itself. */
function objectIn(scene: Scene, grain: number): Cleared {
  const { width, height } = scene.picture
  const careful = cleared(scene, carefulSlope + grain)
  const deep = shrink(careful.object, width, height, shadowReach)
  const pieces = regionsOf(careful.object, width, height).length
  for (const slope of boldSlopes.toReversed()) {
    const bolder = cleared(scene, slope + grain)
    const opened = bolder.object.reduce((sum, is, pixel) => sum + (is === 0 ? (deep[pixel] ?? 0) : 0), 0)
    if (opened > mostElse * sizeOf(bolder.object)) continue
    if (regionsOf(bolder.object, width, height).length <= pieces + 5) return bolder
  }
  return careful
}

/** The largest distance of a line from the shadow along whose edge it lies, in pixels. */
const nearShadow = 3

/** Removes remaining lines along the edge of a removed shadow. */
function dropLines({ picture: { width, height } }: Scene, object: Uint8Array, before: Uint8Array): void {
  const taken = before.map((is, pixel) => (is === 1 && object[pixel] === 0 ? 1 : 0))
  const near = grow(taken, width, height, nearShadow)
  const body = bodyOf(object, width, height)
  for (let pixel = 0; pixel < object.length; pixel += 1)
    if (near[pixel] === 1 && body[pixel] === 0) object[pixel] = 0
}

/** The minimum size of a further piece, relative to the largest. */
const leastPiece = 0.015
/** The minimum size of a piece that is no speck of noise, in pixels. */
const leastCrumb = 8

/** The object without small pieces, and the number of pixels of those pieces. */
interface Cleared {
  readonly object: Uint8Array
  readonly crumbs: number
}

function cleared(scene: Scene, steepest: number): Cleared {
  const object = flood(scene, steepest).map((is) => 1 - is)
  return { crumbs: dropCrumbs(scene, object), object }
}

/** Removes small pieces; returns the number of their pixels, without specks of noise. */
function dropCrumbs({ picture: { width, height } }: Scene, object: Uint8Array): number {
  const pieces = regionsOf(object, width, height)
  const largest = Math.max(0, ...pieces.map(({ length }) => length))
  const crumbs = pieces.filter(({ length }) => length < largest * leastPiece)
  for (const pixel of crumbs.flat()) object[pixel] = 0
  return crumbs.filter(({ length }) => length >= leastCrumb).flat().length
}

function sizeOf(object: Uint8Array): number {
  return object.reduce((sum, is) => sum + is, 0)
}
