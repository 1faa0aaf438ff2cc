import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import type { Metadata } from 'sharp'
import { imageWidths } from '../../../contract/images.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { cutOutOutline, type Pixels } from './cut-out-outline.ts'
import type { Picture, PictureSize } from './image-host.ts'
import { sharp } from './picture-library.ts'

/**
 * The most pixels that each format may have. JPEG, PNG and WebP shrink while they are read; the others have
 * to be in memory as a whole (measured: an AVIF of 50 million pixels takes 0.9 GB and seven seconds).
 */
const mostPixels = { jpeg: 50e6, png: 50e6, webp: 50e6, gif: 25e6, avif: 16e6 } as const

type Format = keyof typeof mostPixels

/** Nothing that the shop shows is narrower than this part of its height. */
const tallest = 2
const quality = 80

/**
 * Makes the shop's own picture from an uploaded file: the first frame, upright, as sRGB, without metadata, as
 * WebP in the widths that the pages use, never enlarged. What the file is, its bytes decide, never its name.
 * Refuses with IMAGE_NOT_SUPPORTED, IMAGE_TOO_MANY_PIXELS (by the header, before decoding) or IMAGE_DAMAGED.
 */
export async function reEncode(file: string): Promise<Outcome<Picture>> {
  if (!(await beginsAsPicture(file))) return refused('IMAGE_NOT_SUPPORTED')
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
    const most = mostPixels[format]
    if (header.width * header.height > most) return refused('IMAGE_TOO_MANY_PIXELS', tooMany(most))
    const { data, info } = await sharp(file, { limitInputPixels: most, failOn: 'error' })
      .autoOrient()
      .resize({ width, height: tallest * width, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    return done({ data, raw: { width: info.width, height: info.height, channels: info.channels } })
  } catch {
    // The library has no other reason to fail than the file; its words would help nobody.
    return refused('IMAGE_DAMAGED')
  }
}

function formatOf({ format, compression }: Metadata): Format | undefined {
  if (format === 'heif') return compression === 'av1' ? 'avif' : undefined
  return format in mostPixels ? (format as Format) : undefined
}

async function encode({ data, raw }: Pixels, width: number): Promise<PictureSize> {
  const { data: bytes, info } = await sharp(data, { raw })
    .resize({ width, withoutEnlargement: true })
    .webp({ quality, effort: 4 })
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, bytes }
}

function tooMany(most: number): string {
  return `This picture has more than ${most / 1e6} million pixels. Make it smaller, then choose it again.`
}

/** How files begin, in Latin-1: a dot stands for any byte. `ftyp` begins HEIC too, which is found out later. */
const beginnings = [/^\xff\xd8\xff/, /^\x89PNG\r\n.\n/s, /^RIFF.{4}WEBP/s, /^GIF8[79]a/, /^.{4}ftyp/s]

/** Whether a file begins as one of the formats does that we decode. Its name and declared type mean nothing. */
async function beginsAsPicture(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, 0)
    const text = buffer.toString('latin1', 0, bytesRead)
    return beginnings.some((beginning) => beginning.test(text))
  } finally {
    await handle.close()
  }
}
