import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { ConcurrencyLimiter } from '../../platform/concurrency-limiter.ts'
import type { ProvenAccount } from '../../providers/identity/identity.ts'
import type { ImageHost } from '../../providers/images/image-host.ts'
import { reEncodeApart, reEncodeProductApart } from '../../providers/images/re-encode-apart.ts'
import { sayRefusal } from '../../providers/images/say-refusal.ts'

/** Decoding needs up to 350 MB for a moment, so only two run at once and few wait. */
const turns = new ConcurrencyLimiter(2, 16)

/** Turns an uploaded file into a picture of the shop: `reEncodeApart`, or a test's replacement. */
export type ReEncode = (file: string) => ReturnType<typeof reEncodeApart>

/** Turns an uploaded file into a product's pictures: `reEncodeProductApart`, or a test's replacement. */
export type ReEncodeProduct = (file: string) => ReturnType<typeof reEncodeProductApart>

export interface StoredImage {
  /** The address to store in `img`. */
  readonly url: string
  readonly width: number
  readonly height: number
}

/**
 * Re-encodes an uploaded file and stores the result at the image host. Refuses a file that is not a usable picture
 * (IMAGE_NOT_SUPPORTED, IMAGE_DAMAGED, IMAGE_TOO_MANY_PIXELS), and returns BUSY when too many uploads wait.
 *
 * @param file path of the uploaded file; the caller deletes it.
 */
export async function storeImage(
  host: ImageHost,
  uploader: ProvenAccount,
  file: string,
  reEncode: ReEncode = reEncodeApart,
): Promise<Outcome<StoredImage>> {
  const picture = await turns.take(() => reEncode(file))
  if (picture === 'turned-away') return refused('BUSY')
  if (!picture.ok) return sayRefusal(picture)
  const [{ width, height }] = picture.value.sizes
  return done({ url: await host.keep(picture.value, uploader), width, height })
}

/** A product's picture in the forms that an owner can choose. */
export interface StoredProductImage extends StoredImage {
  readonly photograph: { readonly url: string }
  /** Unset when the picture has no removable background. */
  readonly cutOut?: { readonly url: string; readonly outline: string | null }
}

/**
 * Re-encodes and stores a product's picture as `storeImage` does, and also cuts it out if its background is plain.
 * Returns the address of the cut-out if its quality is certain (docs/decisions/0126).
 */
export async function storeProductImage(
  host: ImageHost,
  uploader: ProvenAccount | undefined,
  file: string,
  reEncode: ReEncodeProduct = reEncodeProductApart,
): Promise<Outcome<StoredProductImage>> {
  const pictures = await turns.take(() => reEncode(file))
  if (pictures === 'turned-away') return refused('BUSY')
  if (!pictures.ok) return sayRefusal(pictures)
  const { photograph, cutOut, isSure } = pictures.value
  const whole = { url: await host.keep(photograph, uploader) }
  const cut = cutOut && { url: await host.keep(cutOut, uploader), outline: cutOut.outline }
  const [{ width, height }] = (isSure && cutOut ? cutOut : photograph).sizes
  return done({
    url: isSure && cut ? cut.url : whole.url,
    width,
    height,
    photograph: whole,
    ...(cut && { cutOut: cut }),
  })
}
