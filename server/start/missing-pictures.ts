import type { Logger } from 'pino'
import { countObjects } from '../data/queries/catalogue/picture-objects.ts'
import type { Shop } from '../operations/shop.ts'

/** Warns of pictures in S3 that cannot be shown without its settings; the shop opens all the same. */
export async function tellOfMissingPictures({ database, pictureStore }: Shop, log: Logger): Promise<void> {
  if (pictureStore) return
  const files = await countObjects(database.read)
  if (files > 0) log.warn({ files }, 'pictures are in S3, and S3_URL is not set: they are not shown')
}
