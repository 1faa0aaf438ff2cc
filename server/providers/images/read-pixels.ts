import { readFile, rm, writeFile } from 'node:fs/promises'
import type { Pixels } from './cut-out-outline.ts'
import { sharp } from './picture-library.ts'

interface Wanted {
  readonly bounds: { readonly width: number; readonly height: number }
  /** The most pixels that the file may have. */
  readonly limit: number
}

/**
 * Reads a picture upright, as sRGB.
 *
 * @param failOn the faults of the file that end the reading.
 *
 * @throws when the file has such a fault.
 */
export async function readPixels(
  file: string,
  { bounds, limit }: Wanted,
  failOn: 'none' | 'error' | 'warning',
): Promise<Pixels> {
  const { data, info } = await sharp(file, { limitInputPixels: limit, failOn })
    .autoOrient()
    .resize({ ...bounds, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } }
}

/** The share of the lines that may be missing, about as many as a person does not notice. */
const mostMissing = 0.03

/**
 * Reads a file with a missing or damaged end, as browsers do. Undefined if more than a few lines of the picture are
 * missing (docs/decisions/0126).
 *
 * @throws when nothing can be read.
 */
export async function readWithLosses(
  file: string,
  format: string,
  wanted: Wanted,
): Promise<Pixels | undefined> {
  if (format === 'jpeg') {
    const whole = await readWithEnd(file, wanted)
    if (whole) return whole
  }
  const pixels = await readPixels(file, wanted, 'none')
  return missingPart(pixels) > mostMissing ? undefined : pixels
}

const endOfImage = Buffer.from([0xff, 0xd9])

/** Reads a JPEG that lacks only its end marker; undefined if more is missing. */
async function readWithEnd(file: string, wanted: Wanted): Promise<Pixels | undefined> {
  const mended = `${file}-mended`
  try {
    await writeFile(mended, Buffer.concat([await readFile(file), endOfImage]), { mode: 0o600 })
    // With the marker, missing data causes only a warning.
    return await readPixels(mended, wanted, 'warning')
  } catch {
    return undefined
  } finally {
    await rm(mended, { force: true })
  }
}

/** Returns the share of a picture's lines that decoders fill when data ends: each repeats the line before it. */
function missingPart({ data, raw: { width, height, channels } }: Pixels): number {
  const line = width * channels
  let missing = 0
  for (let row = height - 1; row > 0; row -= 1) {
    const here = data.subarray(row * line, (row + 1) * line)
    if (!here.equals(data.subarray((row - 1) * line, row * line))) break
    missing += 1
  }
  return missing / height
}
