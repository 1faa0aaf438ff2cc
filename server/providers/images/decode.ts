import { open } from 'node:fs/promises'
import type { Metadata } from 'sharp'
import { type Outcome, refused } from '../../../domain/outcome.ts'
import type { Pixels } from './cut-out-outline.ts'
import { sharp } from './picture-library.ts'
import { pictureTexts } from './picture-texts.ts'
import { readPixels, readWithLosses } from './read-pixels.ts'

/**
 * The maximum number of pixels per format. JPEG, PNG and WebP shrink during decoding; others must fit in memory
 * (measured: an AVIF of 50 million pixels takes 0.9 GB and seven seconds).
 */
const maxPixels = { jpeg: 50e6, png: 50e6, webp: 50e6, gif: 25e6, avif: 16e6 } as const

type Format = keyof typeof maxPixels

/** The largest wanted picture, in pixels; smaller pictures are not enlarged. */
export interface Bounds {
  readonly width: number
  readonly height: number
}

/**
 * Decodes an uploaded file within the bounds: upright, as sRGB. Refuses with IMAGE_NOT_SUPPORTED, IMAGE_TOO_MANY_PIXELS
 * (by the header, before decoding) or IMAGE_DAMAGED.
 */
export async function decode(file: string, bounds: Bounds): Promise<Outcome<Pixels>> {
  const head = await headOf(file)
  if (isHeic(head)) return refused('IMAGE_NOT_SUPPORTED', pictureTexts.heic)
  if (!signatures.some((signature) => signature.test(head))) return refused('IMAGE_NOT_SUPPORTED')
  try {
    const header = await sharp(file, { limitInputPixels: false }).metadata()
    const format = formatOf(header)
    if (!format) return refused('IMAGE_NOT_SUPPORTED')
    const limit = maxPixels[format]
    if (header.width * header.height > limit)
      return refused('IMAGE_TOO_MANY_PIXELS', pictureTexts.tooManyPixels(limit / 1e6))
    return await read(file, format, { bounds, limit })
  } catch {
    // Only the file can make the library fail, and its message would not help the user.
    return refused('IMAGE_DAMAGED')
  }
}

async function read(
  file: string,
  format: Format,
  wanted: { readonly bounds: Bounds; readonly limit: number },
): Promise<Outcome<Pixels>> {
  try {
    return { ok: true, value: await readPixels(file, wanted, 'error') }
  } catch {
    const pixels = await readWithLosses(file, format, wanted)
    return pixels ? { ok: true, value: pixels } : refused('IMAGE_DAMAGED')
  }
}

function formatOf({ format, compression }: Metadata): Format | undefined {
  if (format === 'heif') return compression === 'av1' ? 'avif' : undefined
  return format in maxPixels ? (format as Format) : undefined
}

/** File signatures in Latin-1; a dot matches any byte. */
const signatures = [/^\xff\xd8\xff/, /^\x89PNG\r\n.\n/s, /^RIFF.{4}WEBP/s, /^GIF8[79]a/, /^.{4}ftyp/s]

/**
 * Returns whether a file is HEIC: by its brand, or by compatible brands without AVIF. These photographs of phones need
 * a decoder with separate licences, which the library omits.
 */
function isHeic(head: string): boolean {
  if (!/^.{4}ftyp/s.test(head)) return false
  const brands = head.slice(8)
  return (
    /^(?:hei[cxms]|hev[cxms])/.test(brands) ||
    (/^mi[fs]1|^msf1/.test(brands) && /hei[cx]/.test(brands) && !/avi[fs]/.test(brands))
  )
}

async function headOf(file: string): Promise<string> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(48), 0, 48, 0)
    return buffer.toString('latin1', 0, bytesRead)
  } finally {
    await handle.close()
  }
}
