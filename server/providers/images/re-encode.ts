import { createHash } from 'node:crypto'
import { imageWidths } from '../../../domain/catalogue/own-picture.ts'
import { done, type Outcome } from '../../../domain/outcome.ts'
import { cutOutOutline, type Pixels } from './cut-out-outline.ts'
import { decode } from './decode.ts'
import type { Picture, PictureSize } from './image-host.ts'
import { sharp } from './picture-library.ts'

/** The maximum height relative to the width. */
const maxHeightRatio = 2
const quality = 80
const widest = Math.max(...imageWidths)

/**
 * Re-encodes an uploaded file: the first frame, upright, as sRGB, without metadata, as WebP in the widths of the pages,
 * never enlarged. Detects the format from the bytes instead of the name. Refuses with IMAGE_NOT_SUPPORTED,
 * IMAGE_TOO_MANY_PIXELS (by the header, before decoding) or IMAGE_DAMAGED.
 */
export async function reEncode(file: string): Promise<Outcome<Picture>> {
  const pixels = await decode(file, { width: widest, height: maxHeightRatio * widest })
  return pixels.ok ? done(await encodePicture(pixels.value)) : pixels
}

/** Encodes a picture in the widths of the pages. */
export async function encodePicture(pixels: Pixels): Promise<Picture> {
  const largest = await encode(pixels, widest)
  const smaller = imageWidths.filter((width) => width < largest.width).toReversed()
  const sizes: [PictureSize, ...PictureSize[]] = [largest]
  for (const width of smaller) sizes.push(await encode(pixels, width))
  const hash = createHash('sha256').update(largest.bytes).digest('hex')
  return { hash, sizes, outline: await cutOutOutline(pixels) }
}

/**
 * Encodes a picture in one width, or narrower if it is very tall.
 *
 * @param effort from 0, fast, to 6, small.
 */
export async function encode({ data, raw }: Pixels, width: number, effort = 4): Promise<PictureSize> {
  const { data: bytes, info } = await sharp(data, { raw })
    .resize({ width, height: maxHeightRatio * widest, fit: 'inside', withoutEnlargement: true })
    .webp({ quality, effort })
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, bytes }
}
