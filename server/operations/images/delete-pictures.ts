import { imageWidths } from '../../../contract/images.ts'
import { done } from '../../../domain/outcome.ts'
import { picturePath, readPicturePath } from '../../../domain/own-picture.ts'
import type { Transaction } from '../../data/database.ts'
import {
  deletePictures,
  deleteUnused,
  listPicturesOf,
  listUploadedFiles,
  lockPictureReferences,
  markUnused,
  picturesInUse,
  releasePicturesOf,
} from '../../data/queries/catalogue/images.ts'
import { hourMs } from '../../platform/clock.ts'
import type { Shop } from '../shop.ts'

/** The path of each size of the picture that a stored file belongs to; of a picture elsewhere, its only address. */
function addressesOfPicture(url: string): readonly string[] {
  const picture = readPicturePath(url)
  return picture ? [undefined, ...imageWidths].map((width) => picturePath(picture.hash, width)) : [url]
}

/**
 * Deletes the pictures that a user has uploaded, in all sizes, but those that the shop still shows: an admin's
 * pictures of tools and parts, and what somebody else uses as well. These are nobody's from then on.
 *
 * @returns the addresses of those that a hosting service keeps, which the shop cannot delete there.
 */
export async function deletePicturesOf(transaction: Transaction, userId: string): Promise<readonly string[]> {
  const urls = await listPicturesOf(transaction.db, userId)
  const shownBy = new Map(urls.map((url) => [url, addressesOfPicture(url)]))
  const used = new Set(await picturesInUse(transaction.db, [...new Set([...shownBy.values()].flat())]))
  const unused = urls.filter((url) => !shownBy.get(url)?.some((address) => used.has(address)))
  await deletePictures(transaction, unused)
  await releasePicturesOf(transaction, userId)
  return unused.filter((url) => !url.startsWith('/'))
}

/** Longer than anybody leaves a form open in which a picture waits. */
const keptUnusedMs = 14 * 24 * hourMs
const filesAtOnce = 300

/**
 * Looks at some of the pictures that people have uploaded and the shop keeps itself, and deletes those that nothing has
 * shown for two weeks: uploaded into a form that was never sent, or replaced by another one.
 *
 * @param after where the last look ended.
 * @returns where this one ended: the next one goes on from there, and from the beginning after the last picture.
 */
export async function deleteUnusedPictures(shop: Shop, after = ''): Promise<string> {
  const { database, clock } = shop
  const files = await listUploadedFiles(database.read, after, filesAtOnce)
  const pictures = files.map(({ url, unusedSince }) => ({
    addresses: addressesOfPicture(url),
    unusedSince,
  }))
  const shown = await inUse(database.read, pictures)
  const before = clock() - keptUnusedMs
  const addressesOf = (chosen: readonly Looked[]) => [
    ...new Set(chosen.flatMap(({ addresses }) => addresses)),
  ]
  const again = addressesOf(shown.used.filter(({ unusedSince }) => unusedSince !== null))
  const since = addressesOf(shown.unused.filter(({ unusedSince }) => unusedSince === null))
  const over = shown.unused.filter(({ unusedSince }) => unusedSince !== null && unusedSince <= before)
  if (again.length + since.length + over.length > 0) {
    await database.write(async (transaction) => {
      await markUnused(transaction, again, null)
      await markUnused(transaction, since, clock())
      if (over.length === 0) return done(null)
      // Looked at once more, when nobody can begin to show one of them.
      await lockPictureReferences(transaction)
      const still = await inUse(transaction.db, over)
      await deleteUnused(transaction, addressesOf(still.unused), before)
      return done(null)
    })
  }
  return files.length < filesAtOnce ? '' : (files.at(-1)?.id ?? '')
}

interface Looked {
  readonly addresses: readonly string[]
  readonly unusedSince: number | null
}

async function inUse(read: Shop['database']['read'], pictures: readonly Looked[]) {
  const addresses = [...new Set(pictures.flatMap((picture) => picture.addresses))]
  const shown = new Set(await picturesInUse(read, addresses))
  const isShown = (picture: Looked) => picture.addresses.some((address) => shown.has(address))
  return {
    used: pictures.filter(isShown),
    unused: pictures.filter((picture) => !isShown(picture)),
  }
}
