import type { LabPicture } from './lab-picture.ts'

/** The background without the object: a smooth surface per channel, because light falls off. */
export interface Backdrop {
  readonly light: Float32Array
  readonly a: Float32Array
  readonly b: Float32Array
  /** The distance of the pixels from the surface, caused by noise and grain, in OKLab. */
  readonly noise: number
  /** The share of the edge that belongs to the background, from 0 to 1. */
  readonly share: number
  /** The coefficients of the three surfaces; both axes run from -1 to 1. */
  readonly surfaces: readonly (readonly number[])[]
}

/** A part of a picture; each number is from 0 to 1. */
export interface Part {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The share of the shorter side that counts as the edge. */
const edgePart = 0.035
const terms = 6
const rounds = 8

/** Returns the pixels of the picture's edge. */
export function edgePixels({ width, height }: Pick<LabPicture, 'width' | 'height'>): readonly number[] {
  const depth = Math.max(2, Math.round(Math.min(width, height) * edgePart))
  const pixels: number[] = []
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (x < depth || y < depth || x >= width - depth || y >= height - depth) pixels.push(y * width + x)
    }
  }
  return pixels
}

/**
 * Fits the backdrop to pixels that mostly show it. Other pixels, such as a hand, get less weight in each round.
 *
 * @param pixels the pixels of the edge at first, later all pixels of the background.
 */
export function fitBackdrop(picture: LabPicture, pixels: readonly number[]): Backdrop {
  const step = Math.max(1, Math.floor(pixels.length / 6_000))
  const chosen = pixels.filter((_, index) => index % step === 0)
  const channels = [picture.light, picture.a, picture.b] as const
  let surfaces = channels.map((channel) => [
    median(chosen.map((pixel) => channel[pixel] ?? 0)),
    0,
    0,
    0,
    0,
    0,
  ])
  let distances = chosen.map((pixel) => distanceTo(picture, surfaces, pixel))
  for (let round = 0; round < rounds; round += 1) {
    // Starts with a wide scale, so that a gradient counts; later rounds drop outliers.
    const scale = Math.max(0.006, median(distances) * (round < 2 ? 4 : 3))
    const weights = distances.map((distance) => (distance > scale ? 0 : (1 - (distance / scale) ** 2) ** 2))
    surfaces = channels.map((channel) => fitSurface(picture, channel, chosen, weights))
    distances = chosen.map((pixel) => distanceTo(picture, surfaces, pixel))
  }
  const noise = median(distances)
  const share =
    distances.filter((distance) => distance <= Math.max(0.02, 4 * noise)).length / distances.length
  return { ...spreadOut(picture, surfaces, { left: 0, top: 0, width: 1, height: 1 }), noise, share, surfaces }
}

/** Returns the backdrop of a part of the picture. */
export function backdropOfPart(picture: LabPicture, whole: Backdrop, part: Part): Backdrop {
  return { ...whole, ...spreadOut(picture, whole.surfaces, part) }
}

function termsAt({ width, height }: LabPicture, pixel: number): readonly number[] {
  const x = ((pixel % width) / width) * 2 - 1
  const y = (Math.floor(pixel / width) / height) * 2 - 1
  return [1, x, y, x * x, x * y, y * y]
}

function heightOf(surface: readonly number[], at: readonly number[]): number {
  let sum = 0
  for (let term = 0; term < terms; term += 1) sum += (surface[term] ?? 0) * (at[term] ?? 0)
  return sum
}

function distanceTo(picture: LabPicture, surfaces: readonly (readonly number[])[], pixel: number): number {
  const at = termsAt(picture, pixel)
  const [light = [], a = [], b = []] = surfaces
  return Math.hypot(
    (picture.light[pixel] ?? 0) - heightOf(light, at),
    (picture.a[pixel] ?? 0) - heightOf(a, at),
    (picture.b[pixel] ?? 0) - heightOf(b, at),
  )
}

function spreadOut({ width, height }: LabPicture, surfaces: readonly (readonly number[])[], part: Part) {
  const channels = surfaces.map(() => new Float32Array(width * height))
  for (let row = 0; row < height; row += 1) {
    const y = (part.top + (row / height) * part.height) * 2 - 1
    for (let column = 0; column < width; column += 1) {
      const x = (part.left + (column / width) * part.width) * 2 - 1
      surfaces.forEach(([whole = 0, byX = 0, byY = 0, byXx = 0, byXy = 0, byYy = 0], index) => {
        const value = whole + x * (byX + x * byXx + y * byXy) + y * (byY + y * byYy)
        ;(channels[index] as Float32Array)[row * width + column] = value
      })
    }
  }
  const [light, a, b] = channels as [Float32Array, Float32Array, Float32Array]
  return { light, a, b }
}

/** Fits a quadratic surface by weighted least squares. */
function fitSurface(
  picture: LabPicture,
  channel: Float32Array,
  pixels: readonly number[],
  weights: readonly number[],
): number[] {
  const matrix = Array.from({ length: terms }, () => new Array<number>(terms + 1).fill(0))
  pixels.forEach((pixel, index) => {
    const weight = weights[index] ?? 0
    if (weight === 0) return
    const at = termsAt(picture, pixel)
    for (let row = 0; row < terms; row += 1) {
      const line = matrix[row] as number[]
      const factor = weight * (at[row] ?? 0)
      for (let column = 0; column < terms; column += 1)
        line[column] = (line[column] ?? 0) + factor * (at[column] ?? 0)
      line[terms] = (line[terms] ?? 0) + factor * (channel[pixel] ?? 0)
    }
  })
  return solve(matrix)
}

/** Solves a small system of linear equations by elimination; each row ends with its right side. */
function solve(matrix: number[][]): number[] {
  for (let pivot = 0; pivot < terms; pivot += 1) {
    const line = matrix[pivot] as number[]
    // Keeps the equations solvable if the pixels lie on one line.
    line[pivot] = (line[pivot] ?? 0) + 1e-6
    for (let row = 0; row < terms; row += 1) {
      if (row === pivot) continue
      const other = matrix[row] as number[]
      const factor = (other[pivot] ?? 0) / (line[pivot] ?? 1)
      for (let column = pivot; column <= terms; column += 1)
        other[column] = (other[column] ?? 0) - factor * (line[column] ?? 0)
    }
  }
  return matrix.map((line, row) => (line[terms] ?? 0) / (line[row] ?? 1))
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0
}
