import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { ConcurrencyLimiter } from '../../platform/concurrency-limiter.ts'
import type { ProvenAccount } from '../../providers/identity/identity.ts'
import type { ImageHost } from '../../providers/images/image-host.ts'
import { reEncodeApart } from '../../providers/images/re-encode-apart.ts'

/** A decoder takes up to 350 MB for a moment, so two at once, and a short queue. */
const turns = new ConcurrencyLimiter(2, 16)

export interface StoredImage {
  /** The address for `img`. */
  readonly url: string
  readonly width: number
  readonly height: number
}

/**
 * Makes our own picture of an uploaded file and keeps it at the image host. Refuses what is no picture
 * (IMAGE_NOT_SUPPORTED, IMAGE_DAMAGED, IMAGE_TOO_MANY_PIXELS), and with BUSY when too many wait already.
 *
 * @param file path of the uploaded file, which stays the caller's.
 */
export async function storeImage(
  host: ImageHost,
  uploader: ProvenAccount,
  file: string,
): Promise<Outcome<StoredImage>> {
  const picture = await turns.take(() => reEncodeApart(file))
  if (picture === 'turned-away') return refused('BUSY')
  if (!picture.ok) return picture
  const [{ width, height }] = picture.value.sizes
  return done({ url: await host.keep(picture.value, uploader), width, height })
}
