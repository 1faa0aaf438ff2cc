import { done } from '../../../domain/outcome.ts'
import {
  leaveObjects,
  listPictureFiles,
  moveIn,
  moveOut,
  type PictureFile,
} from '../../data/queries/catalogue/picture-objects.ts'
import { hourMs } from '../../platform/clock.ts'
import { ImageHostFailure } from '../../providers/images/image-host.ts'
import type { Shop } from '../shop.ts'
import { readOutside } from './read-picture.ts'
import { objectKey, storeOutside } from './store-outside.ts'

const batchSize = 20

type PictureShop = Pick<Shop, 'database' | 'clock' | 'pictureStore'>

export interface MovedPictures {
  readonly moved: number
  /** The reasons for which files were not moved. */
  readonly failures: readonly string[]
}

/**
 * Moves the files of all pictures to S3, or into the database, one by one. Each is served throughout. A second run
 * continues where the first ended.
 */
export async function movePictures(shop: PictureShop, to: 'database' | 's3'): Promise<MovedPictures> {
  const move = to === 's3' ? moveToS3 : moveToDatabase
  const failures: string[] = []
  let moved = 0
  let after = ''
  for (;;) {
    const from = to === 's3' ? 'database' : 'outside'
    const files = await listPictureFiles(shop.database.read, from, after, batchSize)
    for (const file of files) {
      try {
        if (await move(shop, file)) moved += 1
      } catch (error) {
        if (!(error instanceof ImageHostFailure)) throw error
        failures.push(error.message)
        // The configuration is wrong or the storage is down, so all other files would fail, too.
        if (error.code === 'IMAGE_HOST_CLOSED' || failures.length >= 100) return { moved, failures }
      }
    }
    const last = files.at(-1)
    if (!last || files.length < batchSize) return { moved, failures }
    after = last.id
  }
}

async function moveToS3(shop: PictureShop, { id, bytes }: PictureFile): Promise<boolean> {
  const { pictureStore } = shop
  if (!pictureStore || !bytes) return false
  const key = objectKey(bytes)
  let isMoved = false
  await storeOutside(shop, pictureStore, [{ key, bytes }], async (transaction) => {
    isMoved = await moveOut(transaction, id, key)
    return isMoved ? [key] : []
  })
  return isMoved
}

async function moveToDatabase(shop: PictureShop, { id, key }: PictureFile): Promise<boolean> {
  if (!key) return false
  const bytes = await readOutside(shop, key)
  const outcome = await shop.database.write(async (transaction) => {
    const isMoved = await moveIn(transaction, id, { key, bytes })
    // Deletes the old file an hour later, because requests may be about to read it.
    if (isMoved) await leaveObjects(transaction, [key], shop.clock() + hourMs)
    return done(isMoved)
  })
  return outcome.ok && outcome.value
}
