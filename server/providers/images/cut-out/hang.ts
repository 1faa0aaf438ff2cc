import { sharp } from '../picture-library.ts'

/** The share of its square that an object fills, as in the shop's own pictures. */
const filled = 0.8

/** The shadows of a hanging tool: darkness, softness, and offset to the lower right, as shares of the square. */
const shadows = [
  { dark: 0.5, soft: 0.008, right: 0.008, down: 0.012 },
  { dark: 0.34, soft: 0.03, right: 0.028, down: 0.036 },
]

/** An object in the centre of a square. */
export interface Hung {
  readonly side: number
  /** Four bytes per pixel, without the shadow. */
  readonly object: Buffer
  /** Four bytes per pixel. */
  readonly withShadow: Buffer
}

/**
 * Trims the margins of a cut-out, centres it in a square, and draws its shadow on the board.
 *
 * @param most the largest side in pixels; never enlarges.
 *
 * @returns undefined if no pixel is opaque.
 */
export async function hang(
  cutOut: Uint8Array,
  width: number,
  height: number,
  most: number,
): Promise<Hung | undefined> {
  const box = boxOf(cutOut, width, height)
  if (!box) return undefined
  const side = Math.max(1, Math.min(most, Math.round(Math.max(box.width, box.height) / filled)))
  const inner = Math.max(1, Math.round(side * filled))
  const { data, info } = await sharp(cutOut, { raw: { width, height, channels: 4 } })
    .extract(box)
    .resize(inner, inner, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const left = Math.floor((side - info.width) / 2)
  const top = Math.floor((side - info.height) / 2)
  const object = await sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
    .extend({
      left,
      top,
      right: side - info.width - left,
      bottom: side - info.height - top,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
    .raw()
    .toBuffer()
  return { side, object, withShadow: await shaded(object, side) }
}

/** The minimum alpha of a pixel that counts for the margins. */
const seen = 40

function boxOf(cutOut: Uint8Array, width: number, height: number) {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if ((cutOut[(y * width + x) * 4 + 3] ?? 0) < seen) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  return right < 0 ? undefined : { left, top, width: right - left + 1, height: bottom - top + 1 }
}

async function shaded(object: Buffer, side: number): Promise<Buffer> {
  const dark = new Float32Array(side * side).fill(1)
  for (const shadow of shadows) {
    const alpha = await sharp(object, { raw: { width: side, height: side, channels: 4 } })
      .extractChannel(3)
      .blur(Math.max(0.3, shadow.soft * side))
      .raw()
      .toBuffer()
    const right = Math.round(shadow.right * side)
    const down = Math.round(shadow.down * side)
    for (let y = down; y < side; y += 1)
      for (let x = right; x < side; x += 1) {
        const pixel = y * side + x
        const covers = ((alpha[(y - down) * side + x - right] ?? 0) / 255) * shadow.dark
        dark[pixel] = (dark[pixel] ?? 1) * (1 - covers)
      }
  }
  const out = Buffer.from(object)
  for (let pixel = 0; pixel < side * side; pixel += 1) {
    const at = pixel * 4
    const alpha = (object[at + 3] ?? 0) / 255
    const whole = alpha + (1 - alpha) * (1 - (dark[pixel] ?? 1))
    for (let channel = 0; channel < 3; channel += 1)
      out[at + channel] = whole === 0 ? 0 : Math.round(((object[at + channel] ?? 0) * alpha) / whole)
    out[at + 3] = Math.round(whole * 255)
  }
  return out
}
