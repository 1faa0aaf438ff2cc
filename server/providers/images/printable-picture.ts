import { done, type Outcome } from '../../../domain/outcome.ts'
import { decode } from './decode.ts'
import type { PrintablePicture } from './image-host.ts'
import { sharp } from './picture-library.ts'

/** The pixels of a picture on paper: about 250 per inch in the space of a logo, 170 by 57 points. */
const bounds = { width: 600, height: 200 }

/**
 * Makes a small PNG on white from a picture, for papers: the PDF library reads no WebP, and is slow with transparency.
 * Refuses like `decode`.
 */
export async function printablePicture(file: string): Promise<Outcome<PrintablePicture>> {
  const pixels = await decode(file, bounds)
  if (!pixels.ok) return pixels
  const { data, raw } = pixels.value
  const png = await sharp(data, { raw })
    .flatten({ background: 'white' })
    .png({ compressionLevel: 9 })
    .toBuffer()
  return done({ width: raw.width, height: raw.height, bytes: new Uint8Array(png) })
}
