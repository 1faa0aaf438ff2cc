import { sharp } from '../picture-library.ts'
import { grow, shrink } from './regions.ts'

/** Three or four bytes per pixel. */
export interface Pixels {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
  readonly channels: number
}

/** A silhouette of the same picture, usually smaller. */
export interface Mask {
  readonly object: Uint8Array
  readonly width: number
  readonly height: number
}

/** The distance within which colours of object and background are sampled, in pixels of the small picture. */
const reachOfColour = 4
/** If the two colours differ by less than this, in bytes, only the mask shows the edge. */
const leastContrast = 14
const goodContrast = 50

/**
 * Makes the background transparent at the large picture's resolution: along the silhouette each pixel is a mixture of
 * the nearby colours of object and background. The pixel gets the object's share as its alpha, and the object's colour,
 * so that no light edge remains on a dark page.
 */
export async function matteOf(picture: Pixels, small: Pixels, mask: Mask): Promise<Buffer<ArrayBuffer>> {
  const { width, height } = picture
  const inner = shrink(mask.object, mask.width, mask.height, 1)
  const outer = grow(mask.object, mask.width, mask.height, 1)
  const soft = await enlarged(mask.object, mask, picture)
  const sure = await enlarged(inner, mask, picture)
  const maybe = await enlarged(outer, mask, picture)
  const front = coloursOf(small, (pixel) => (inner[pixel] ? 1 : mask.object[pixel] ? 0.02 : 0))
  const behind = coloursOf(small, (pixel) => (outer[pixel] ? (mask.object[pixel] ? 0 : 0.02) : 1))
  const out = Buffer.alloc(width * height * 4)
  for (let y = 0; y < height; y += 1) {
    const row = Math.min(mask.height - 1, Math.floor((y * mask.height) / height)) * mask.width
    for (let x = 0; x < width; x += 1) {
      const pixel = y * width + x
      if ((maybe[pixel] ?? 0) < 3) continue
      const near = (row + Math.min(mask.width - 1, Math.floor((x * mask.width) / width))) * 3
      const from = pixel * picture.channels
      if ((sure[pixel] ?? 0) > 252) copy(picture.data, from, out, pixel * 4)
      else mixed(picture.data, from, front, behind, near, (soft[pixel] ?? 0) / 255, out, pixel * 4)
    }
  }
  return out
}

function copy(data: Uint8Array, from: number, out: Uint8Array, to: number): void {
  out[to] = data[from] ?? 0
  out[to + 1] = data[from + 1] ?? 0
  out[to + 2] = data[from + 2] ?? 0
  out[to + 3] = 255
}

/** Writes a pixel of the edge: its alpha, and its colour without the background's share. */
function mixed(
  data: Uint8Array,
  from: number,
  front: Float32Array,
  behind: Float32Array,
  near: number,
  byMask: number,
  out: Uint8Array,
  to: number,
): void {
  let along = 0
  let length = 0
  for (let channel = 0; channel < 3; channel += 1) {
    const ground = behind[near + channel] ?? 0
    const difference = (front[near + channel] ?? 0) - ground
    along += ((data[from + channel] ?? 0) - ground) * difference
    length += difference * difference
  }
  const contrast = Math.sqrt(length)
  const trust = Math.min(1, Math.max(0, (contrast - leastContrast) / (goodContrast - leastContrast)))
  const byColour = length === 0 ? byMask : Math.min(1, Math.max(0, along / length))
  // Clips the noise at both ends.
  const alpha = Math.min(1, Math.max(0, (trust * byColour + (1 - trust) * byMask - 0.06) / 0.88))
  for (let channel = 0; channel < 3; channel += 1) {
    const seen = data[from + channel] ?? 0
    const clean = (seen - (1 - alpha) * (behind[near + channel] ?? 0)) / Math.max(0.25, alpha)
    const colour = alpha * clean + (1 - alpha) * (front[near + channel] ?? seen)
    out[to + channel] = Math.min(255, Math.max(0, Math.round(colour)))
  }
  out[to + 3] = Math.round(alpha * 255)
}

async function enlarged(mask: Uint8Array, { width, height }: Mask, to: Pixels): Promise<Uint8Array> {
  const bytes = mask.map((is) => is * 255)
  return sharp(bytes, { raw: { width, height, channels: 1 } })
    .resize(to.width, to.height, { fit: 'fill', kernel: 'linear' })
    .extractChannel(0)
    .raw()
    .toBuffer()
}

/** Returns the weighted mean colour around each pixel, three numbers each. */
function coloursOf(
  { data, width, height, channels }: Pixels,
  weightOf: (pixel: number) => number,
): Float32Array {
  const count = width * height
  const sums = new Float32Array(count * 4)
  for (let pixel = 0; pixel < count; pixel += 1) {
    const weight = weightOf(pixel)
    for (let channel = 0; channel < 3; channel += 1)
      sums[pixel * 4 + channel] = weight * (data[pixel * channels + channel] ?? 0)
    sums[pixel * 4 + 3] = weight
  }
  const means = new Float32Array(count * 3)
  const near = boxed(boxed(sums, width, height, 1, width), height, width, width, 1)
  for (let pixel = 0; pixel < count; pixel += 1) {
    const weight = near[pixel * 4 + 3] ?? 0
    for (let channel = 0; channel < 3; channel += 1)
      means[pixel * 3 + channel] =
        weight > 1e-4 ? (near[pixel * 4 + channel] ?? 0) / weight : (data[pixel * channels + channel] ?? 0)
  }
  return means
}

/** Sums four channels over the reach along one axis. */
function boxed(
  sums: Float32Array,
  length: number,
  lines: number,
  step: number,
  nextLine: number,
): Float32Array {
  const out = new Float32Array(sums.length)
  for (let line = 0; line < lines; line += 1) {
    for (let channel = 0; channel < 4; channel += 1) {
      const at = (index: number) => (line * nextLine + index * step) * 4 + channel
      let sum = 0
      for (let index = 0; index < Math.min(length, reachOfColour); index += 1) sum += sums[at(index)] ?? 0
      for (let index = 0; index < length; index += 1) {
        if (index + reachOfColour < length) sum += sums[at(index + reachOfColour)] ?? 0
        if (index - reachOfColour > 0) sum -= sums[at(index - reachOfColour - 1)] ?? 0
        out[at(index)] = sum
      }
    }
  }
  return out
}
