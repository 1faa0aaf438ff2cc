import { crc32, deflateSync } from 'node:zlib'
import { sharp } from '../picture-library.ts'

export const formats = ['jpeg', 'png', 'webp', 'gif', 'avif'] as const
export type SampleFormat = (typeof formats)[number]

interface Sample {
  readonly width: number
  readonly height: number
  /** true: the lower half is transparent; opaque: an alpha channel without transparency. */
  readonly alpha?: boolean | 'opaque'
  /** EXIF orientation; 6: the camera was rotated by 90 degrees. */
  readonly orientation?: number
}

/** Makes a picture with a red left half and a blue right half, and with a location and a script in its metadata. */
export async function samplePicture(format: SampleFormat, sample: Sample): Promise<Buffer<ArrayBuffer>> {
  const { width, height, alpha = false, orientation } = sample
  const channels = alpha ? 4 : 3
  const data = Buffer.alloc(width * height * channels)
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    data[pixel * channels + (pixel % width < width / 2 ? 0 : 2)] = 255
    if (alpha) data[pixel * channels + 3] = alpha === 'opaque' || pixel < (width * height) / 2 ? 255 : 0
  }
  const encoded = await sharp(data, { raw: { width, height, channels } })
    .withMetadata(orientation === undefined ? {} : { orientation })
    .withExifMerge({
      IFD0: { Copyright: '<script>alert(1)</script>' },
      IFD3: { GPSLatitude: '51/1 30/1 0/1' },
    })
    .toFormat(format)
    .toBuffer()
  return Buffer.from(encoded)
}

interface Seen {
  readonly format: string
  readonly width: number
  readonly height: number
  readonly hasAlpha: boolean
  readonly hasMetadata: boolean
  /** Red, green, blue (and alpha) of the top left and the bottom right pixel. */
  readonly first: readonly number[]
  readonly last: readonly number[]
}

/** Decodes a picture. */
export async function decodePicture(bytes: Uint8Array): Promise<Seen> {
  sharp.unblock({ operation: ['VipsForeignLoadWebpBuffer'] })
  const { format, width, height, hasAlpha, exif, xmp, icc, iptc } = await sharp(bytes).metadata()
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const hasMetadata = [exif, xmp, icc, iptc].some((metadata) => metadata !== undefined)
  const first = [...data.subarray(0, info.channels)]
  return { format, width, height, hasAlpha, hasMetadata, first, last: [...data.subarray(-info.channels)] }
}

/** Makes a PNG whose header claims this side length, with hardly any pixel data. */
export function pngBomb(side: number): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 6, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const chunks = [chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.alloc(1_000_000)))]
  return Buffer.concat([signature, ...chunks, chunk('IEND', Buffer.alloc(0))])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const around = Buffer.alloc(8)
  around.writeUInt32BE(data.length, 0)
  around.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)])
}

/** Makes an animation whose frames claim this side length and contain one pixel. */
export function gifBomb(side: number, frames: number): Buffer<ArrayBuffer> {
  const head = Buffer.from('GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1')
  const frame = Buffer.from('\x21\xf9\x04\x04\x01\0\0\0\x2c\0\0\0\0\0\0\0\0\0\x02\x02\x44\x01\0', 'latin1')
  // Sets width and height of the canvas and of each frame.
  for (const [bytes, at] of [[head, 6] as const, [frame, 13] as const]) {
    bytes.writeUInt16LE(side, at)
    bytes.writeUInt16LE(side, at + 2)
  }
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])])
}
