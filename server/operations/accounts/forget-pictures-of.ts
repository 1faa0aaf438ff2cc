import { picturePath, readPicturePath } from '../../../domain/own-picture.ts'
import type { Transaction } from '../../data/database.ts'
import {
  deletePictures,
  listPicturesOf,
  picturesInUse,
  releasePicturesOf,
} from '../../data/queries/images.ts'

/**
 * Deletes the pictures that a user has uploaded, in all sizes, but those that the shop still shows: an admin's
 * pictures of tools and parts, and what somebody else uses as well. These are nobody's from then on.
 */
export async function forgetPicturesOf(
  transaction: Transaction,
  userId: string,
  publicUrl: string,
): Promise<void> {
  const urls = await listPicturesOf(transaction.db, userId)
  const largestOf = new Map(urls.map((url) => [url, largest(url)]))
  const named = new Set([...largestOf.values()].flatMap((path) => [path, publicUrl + path]))
  const used = new Set(await picturesInUse(transaction.db, [...named]))
  const unused = urls.filter((url) => {
    const path = largestOf.get(url) ?? url
    return !used.has(path) && !used.has(publicUrl + path)
  })
  await deletePictures(transaction, unused)
  await releasePicturesOf(transaction, userId)
}

/** The address by which products and people name a picture, of whatever size the file is. */
function largest(url: string): string {
  const hosted = readPicturePath(url)
  return hosted ? picturePath(hosted.hash) : url
}
