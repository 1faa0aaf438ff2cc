import { cutOutName, focusName } from '../../../domain/catalogue/own-picture.ts'
import { done, type Outcome } from '../../../domain/outcome.ts'
import { type CutOut, cutOut } from './cut-out/cut-out.ts'
import { hang } from './cut-out/hang.ts'
import { cutOutOutline, type Pixels } from './cut-out-outline.ts'
import { decode } from './decode.ts'
import type { Picture, ProductPictures } from './image-host.ts'
import { sharp } from './picture-library.ts'
import { encode, encodePicture } from './re-encode.ts'

/** The longer side of the cut-out picture and of the stored source. */
const sourceSide = 1920
/** The side of a cut-out's square. */
const cutOutSide = 960
/** The minimum confidence of an offered cut-out, and of one that is used without asking. */
const offered = 0.12
const sure = 0.5

/**
 * Re-encodes a product's picture twice, as `reEncode` does: as a photograph with the place of its subject, and cut out
 * if its background is plain (docs/decisions/0126).
 */
export async function reEncodeProduct(file: string): Promise<Outcome<ProductPictures>> {
  const decoded = await decode(file, { width: sourceSide, height: sourceSide })
  if (!decoded.ok) return decoded
  const pixels = decoded.value
  const { data, raw } = pixels
  if (isTransparent(pixels))
    return done({ photograph: await encodePicture(pixels), ...(await trimmed(pixels)) })
  const found = await cutOut({ data, ...raw }, cutOutSide)
  const whole = await encodePicture(pixels)
  const photograph = {
    ...whole,
    hangs: found ? placeOf(found.middle, pixels) : await focusOf(pixels),
    family: whole.hash,
    ...(raw.width > cutOutSide && { source: await encode(pixels, sourceSide, 1) }),
  }
  if (!found || found.confidence < offered) return done({ photograph, isSure: false })
  const picture = await encodeHung(found, whole.hash)
  return done({ photograph, cutOut: picture, isSure: found.confidence >= sure && picture.outline !== null })
}

interface Square {
  readonly side: number
  readonly object: Buffer
  readonly withShadow: Buffer
}

async function encodeHung({ side, object, withShadow }: Square, family: string): Promise<Picture> {
  const raw = { width: side, height: side, channels: 4 } as const
  const picture = await encodePicture({ data: withShadow, raw })
  return { ...picture, outline: await cutOutOutline({ data: object, raw }), hangs: cutOutName, family }
}

/** Removes the margins of a picture that is already cut out, and keeps the picture's own shadow. */
async function trimmed({ data, raw }: Pixels): Promise<Pick<ProductPictures, 'cutOut' | 'isSure'>> {
  const hung = await hang(data, raw.width, raw.height, cutOutSide)
  if (!hung) return { isSure: false }
  const { side, object } = hung
  const picture = await encodePicture({ data: object, raw: { width: side, height: side, channels: 4 } })
  return { cutOut: { ...picture, hangs: cutOutName }, isSure: picture.outline !== null }
}

/** The minimum share of transparent pixels in a cut-out. */
const leastTransparent = 0.03

function isTransparent({ data, raw }: Pixels): boolean {
  if (raw.channels !== 4) return false
  let clear = 0
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 255) < 128) clear += 1
  return clear > leastTransparent * raw.width * raw.height
}

/** Returns the end of a photograph's name so that cards show a square around the middle of its object. */
function placeOf({ x, y }: CutOut['middle'], { raw: { width, height } }: Pixels): string {
  const side = Math.min(width, height)
  return focusName(percentOf(x - side / 2, width - side), percentOf(y - side / 2, height - side))
}

/**
 * Returns the end of the name with the place that most attracts the eye, for photographs whose object is not found.
 */
async function focusOf({ data, raw }: Pixels): Promise<string> {
  const side = Math.min(raw.width, raw.height)
  const { info } = await sharp(data, { raw })
    .resize(side, side, { fit: 'cover', position: 'attention' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const offset = (cropped: number | undefined) => Math.abs(cropped ?? 0)
  return focusName(
    percentOf(offset(info.cropOffsetLeft), raw.width - side),
    percentOf(offset(info.cropOffsetTop), raw.height - side),
  )
}

/** Returns a square's offset as a percentage of the space beside it; the middle if there is none. */
function percentOf(offset: number, space: number): number {
  return space === 0 ? 50 : Math.min(100, Math.max(0, Math.round((offset / space) * 100)))
}
