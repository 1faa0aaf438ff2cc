import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { findPictureFile } from '../../data/queries/catalogue/images.ts'
import { ConcurrencyLimiter } from '../../platform/concurrency-limiter.ts'
import { ImageHostFailure } from '../../providers/images/image-host.ts'
import type { Shop } from '../shop.ts'
import { isIntact } from './store-outside.ts'

/** A storage that hangs must not take all requests that the shop serves at once (docs/decisions/0017). */
const turns = new ConcurrencyLimiter(24, 48)

/**
 * Returns the bytes of the narrowest stored picture of these paths. Refuses with NOT_FOUND, and with BUSY when too many
 * wait for the storage outside the database.
 *
 * @throws ImageHostFailure when that storage does not return the picture as it was stored.
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
 * @throws ImageHostFailure without the file, or with another one.
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
