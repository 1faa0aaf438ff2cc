import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { findPictureFile } from '../../data/queries/catalogue/images.ts'
import { ConcurrencyLimiter } from '../../platform/concurrency-limiter.ts'
import { ImageHostFailure } from '../../providers/images/image-host.ts'
import type { Shop } from '../shop.ts'
import { isIntact } from './store-outside.ts'

/**
 * Limits the requests that wait for the storage, so that a hanging storage does not block all requests
 * (docs/decisions/0017).
 */
const turns = new ConcurrencyLimiter(24, 48)

/**
 * Returns the bytes of the narrowest stored picture of these paths. Refuses with NOT_FOUND, and with BUSY when too many
 * requests wait for the storage outside the database.
 *
 * @throws ImageHostFailure when that storage does not return the picture as stored.
 */
export async function readPicture(
  shop: Pick<Shop, 'database' | 'pictureStore'>,
  paths: readonly string[],
): Promise<Outcome<Uint8Array>> {
  const file = await findPictureFile(shop.database.read, paths)
  if (file?.bytes) return done(file.bytes)
  if (!file?.key) return refused('NOT_FOUND')
  const { key } = file
  const bytes = await turns.take(() => readOutside(shop, key))
  return bytes === 'turned-away' ? refused('BUSY') : done(bytes)
}

/**
 * Returns a file from outside the database.
 *
 * @throws ImageHostFailure when the file is missing or altered.
 */
export async function readOutside(
  { pictureStore }: Pick<Shop, 'pictureStore'>,
  key: string,
): Promise<Uint8Array> {
  if (!pictureStore)
    throw new ImageHostFailure('IMAGE_HOST_CLOSED', 'the picture is in S3, and S3_URL is not set')
  const bytes = await pictureStore.get(key)
  if (!bytes) throw new ImageHostFailure('IMAGE_HOST_UNAVAILABLE', `S3: ${key} is not there`)
  if (!isIntact(key, bytes))
    throw new ImageHostFailure('IMAGE_HOST_UNAVAILABLE', `S3: ${key} is not what was stored`)
  return bytes
}
