import { done, type Outcome } from '../../../domain/outcome.ts'
import { decode } from './decode.ts'
import type { PrintablePicture } from './image-host.ts'
import { sharp } from './picture-library.ts'

/** Pixels of a picture on paper: about 250 per inch in the room of a logo, 170 by 57 points. */
const bounds = { width: 600, height: 200 }

/**
 * Makes a small PNG on white of a picture, for papers: the library that sets them reads no WebP, and takes long to
 * take transparency apart. Refuses as `decode` does.
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
