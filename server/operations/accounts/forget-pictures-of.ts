import type { Transaction } from '../../data/database.ts'
import {
  deletePictures,
  listPicturesOf,
  picturesInUse,
  releasePicturesOf,
} from '../../data/queries/images.ts'
import { addressesOfPicture } from '../images/addresses-of-picture.ts'

/**
 * Deletes the pictures that a user has uploaded, in all sizes, but those that the shop still shows: an admin's
 * pictures of tools and parts, and what somebody else uses as well. These are nobody's from then on.
 *
 * @returns the addresses of those that a hosting service keeps, which the shop cannot delete there.
 */
export async function forgetPicturesOf(transaction: Transaction, userId: string): Promise<readonly string[]> {
  const urls = await listPicturesOf(transaction.db, userId)
  const shownBy = new Map(urls.map((url) => [url, addressesOfPicture(url)]))
  const used = new Set(await picturesInUse(transaction.db, [...new Set([...shownBy.values()].flat())]))
  const unused = urls.filter((url) => !shownBy.get(url)?.some((address) => used.has(address)))
  await deletePictures(transaction, unused)
  await releasePicturesOf(transaction, userId)
  return unused.filter((url) => !url.startsWith('/'))
}
