import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import type { Metadata } from 'sharp'
import { imageWidths } from '../../../domain/catalogue/own-picture.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { cutOutOutline, type Pixels } from './cut-out-outline.ts'
import type { Picture, PictureSize } from './image-host.ts'
import { sharp } from './picture-library.ts'

/**
 * Maximum number of pixels by format. JPEG, PNG and WebP shrink while they are decoded; the others must fit in memory
 * (measured: an AVIF of 50 million pixels takes 0.9 GB and seven seconds).
 */
const maxPixels = { jpeg: 50e6, png: 50e6, webp: 50e6, gif: 25e6, avif: 16e6 } as const

type Format = keyof typeof maxPixels

/** Maximum height relative to the width. */
const maxHeightRatio = 2
const quality = 80

/**
 * Re-encodes an uploaded file: the first frame, upright, as sRGB, without metadata, as WebP in the widths of the
 * pages, never enlarged. The format is detected from the bytes, not the name. Refuses with IMAGE_NOT_SUPPORTED,
 * IMAGE_TOO_MANY_PIXELS (by the header, before decoding) or IMAGE_DAMAGED.
 */
export async function reEncode(file: string): Promise<Outcome<Picture>> {
  if (!(await hasPictureSignature(file))) return refused('IMAGE_NOT_SUPPORTED')
  const pixels = await decode(file)
  if (!pixels.ok) return pixels
  const largest = await encode(pixels.value, pixels.value.raw.width)
  const smaller = imageWidths.filter((width) => width < largest.width).toReversed()
  const sizes: [PictureSize, ...PictureSize[]] = [largest]
  for (const width of smaller) sizes.push(await encode(pixels.value, width))
  const hash = createHash('sha256').update(largest.bytes).digest('hex')
  return done({ hash, sizes, outline: await cutOutOutline(pixels.value) })
}

async function decode(file: string): Promise<Outcome<Pixels>> {
  const width = Math.max(...imageWidths)
  try {
    const header = await sharp(file, { limitInputPixels: false }).metadata()
    const format = formatOf(header)
    if (!format) return refused('IMAGE_NOT_SUPPORTED')
    const maxOfFormat = maxPixels[format]
    if (header.width * header.height > maxOfFormat)
      return refused('IMAGE_TOO_MANY_PIXELS', tooMany(maxOfFormat))
    const { data, info } = await sharp(file, { limitInputPixels: maxOfFormat, failOn: 'error' })
      .autoOrient()
      .resize({ width, height: maxHeightRatio * width, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    return done({ data, raw: { width: info.width, height: info.height, channels: info.channels } })
  } catch {
    // Only the file can make the library fail, and its message would not help the user.
    return refused('IMAGE_DAMAGED')
  }
}

function formatOf({ format, compression }: Metadata): Format | undefined {
  if (format === 'heif') return compression === 'av1' ? 'avif' : undefined
  return format in maxPixels ? (format as Format) : undefined
}

async function encode({ data, raw }: Pixels, width: number): Promise<PictureSize> {
  const { data: bytes, info } = await sharp(data, { raw })
    .resize({ width, withoutEnlargement: true })
    .webp({ quality, effort: 4 })
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, bytes }
}

function tooMany(maxOfFormat: number): string {
  return `This picture has more than ${maxOfFormat / 1e6} million pixels. Make it smaller, then choose it again.`
}

/** File signatures in Latin-1; a dot matches any byte. HEIC also starts with `ftyp` and is refused later. */
const signatures = [/^\xff\xd8\xff/, /^\x89PNG\r\n.\n/s, /^RIFF.{4}WEBP/s, /^GIF8[79]a/, /^.{4}ftyp/s]

/** Returns whether a file has the signature of a supported format, regardless of its name and declared type. */
async function hasPictureSignature(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, 0)
    const text = buffer.toString('latin1', 0, bytesRead)
    return signatures.some((signature) => signature.test(text))
  } finally {
    await handle.close()
  }
}
