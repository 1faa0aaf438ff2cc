import { sharp } from '../picture-library.ts'
import { backdropOfPart } from './backdrop.ts'
import { type Hung, hang } from './hang.ts'
import { labOf } from './lab-picture.ts'
import { matteOf, type Pixels } from './matte.ts'
import { backdropOf, silhouetteOf } from './silhouette.ts'

/** The longer side of the copy in which the background is searched. */
const smallSide = 480

export interface CutOut extends Hung {
  /** From 0, a guess, to 1, certain. */
  readonly confidence: number
  /** The middle of the object in the photograph, in pixels. */
  readonly middle: { readonly x: number; readonly y: number }
}

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** An object without its background. */
interface Isolated {
  /** Four bytes per pixel of the box. */
  readonly matte: Buffer
  /** The object's place in the photograph. */
  readonly box: Box
  readonly confidence: number
}

/**
 * Cuts an object out of a photograph with a plain background.
 *
 * @param most the largest side of the result in pixels.
 *
 * @returns undefined if there is no object to cut out.
 */
export async function cutOut(picture: Pixels, most: number): Promise<CutOut | undefined> {
  const isolated = await isolate(picture)
  if (!isolated) return undefined
  const { matte, box, confidence } = isolated
  const hung = await hang(matte, box.width, box.height, most)
  const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 }
  return hung && { ...hung, confidence, middle }
}

/**
 * Makes the background of a photograph transparent. Searches twice: the whole photograph, then only the object's
 * surroundings.
 */
export async function isolate(picture: Pixels): Promise<Isolated | undefined> {
  const small = await reduced(picture)
  const lab = labOf(small.data, small.width, small.height, small.channels)
  const backdrop = backdropOf(lab)
  const { object, confidence } = silhouetteOf(lab, backdrop, true)
  const box = boxAround(object, small, picture)
  if (confidence === 0 || !box) return undefined
  const close = await cropped(picture, box)
  const closer = await reduced(close)
  const closeLab = labOf(closer.data, closer.width, closer.height, closer.channels)
  const part = {
    left: box.left / picture.width,
    top: box.top / picture.height,
    width: box.width / picture.width,
    height: box.height / picture.height,
  }
  const seen = silhouetteOf(closeLab, backdropOfPart(closeLab, backdrop, part), false)
  const mask = { object: seen.object, width: closer.width, height: closer.height }
  return {
    matte: await matteOf(close, closer, mask),
    box,
    confidence: seen.confidence * Math.min(1, confidence * 4),
  }
}

/** The background to keep around the object, as a share of its longer side. */
const margin = 0.12

function boxAround(object: Uint8Array, small: Pixels, picture: Pixels): Box | undefined {
  let [left, top, right, bottom] = [small.width, small.height, -1, -1]
  for (let y = 0; y < small.height; y += 1)
    for (let x = 0; x < small.width; x += 1) {
      if (object[y * small.width + x] !== 1) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  if (right < 0) return undefined
  const scale = picture.width / small.width
  const more = Math.ceil(Math.max(right - left, bottom - top) * margin) + 3
  const from = (at: number) => Math.max(0, Math.floor((at - more) * scale))
  const box = { left: from(left), top: from(top) }
  return {
    ...box,
    width: Math.min(picture.width, Math.ceil((right + 1 + more) * scale)) - box.left,
    height: Math.min(picture.height, Math.ceil((bottom + 1 + more) * scale)) - box.top,
  }
}

async function cropped({ data, width, height, channels }: Pixels, box: Box): Promise<Pixels> {
  const part = await sharp(data, { raw: { width, height, channels: channels as 3 | 4 } })
    .extract(box)
    .raw()
    .toBuffer()
  return { data: part, width: box.width, height: box.height, channels }
}

async function reduced({ data, width, height, channels }: Pixels): Promise<Pixels> {
  const { data: small, info } = await sharp(data, { raw: { width, height, channels: channels as 3 | 4 } })
    .resize(smallSide, smallSide, { fit: 'inside', withoutEnlargement: true, kernel: 'mitchell' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data: small, width: info.width, height: info.height, channels: info.channels }
}
