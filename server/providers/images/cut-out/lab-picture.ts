/**
 * A picture in OKLab (Björn Ottosson, https://bottosson.github.io/posts/oklab/), where equal distances look equally
 * large.
 */
export interface LabPicture {
  readonly width: number
  readonly height: number
  /** Lightness from 0 to 1, per pixel. */
  readonly light: Float32Array
  /** Green to red. */
  readonly a: Float32Array
  /** Blue to yellow. */
  readonly b: Float32Array
}

/** Linear light of an sRGB byte. */
const linear = Float32Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
})

/** Converts sRGB bytes, three or four per pixel, to OKLab. */
export function labOf(data: Uint8Array, width: number, height: number, channels: number): LabPicture {
  const count = width * height
  const picture = {
    width,
    height,
    light: new Float32Array(count),
    a: new Float32Array(count),
    b: new Float32Array(count),
  }
  for (let pixel = 0; pixel < count; pixel += 1) {
    const at = pixel * channels
    const red = linear[data[at] as number] as number
    const green = linear[data[at + 1] as number] as number
    const blue = linear[data[at + 2] as number] as number
    const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    picture.light[pixel] = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
    picture.a[pixel] = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
    picture.b[pixel] = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  }
  return picture
}
