import { imageWidths, picturePath, readPicturePath } from '../../../domain/catalogue/own-picture.ts'
import { done } from '../../../domain/outcome.ts'
import type { Reader, Transaction } from '../../data/database.ts'
import {
  deletePictures,
  deleteUnused,
  listFamilies,
  listPicturesOf,
  listUploadedFiles,
  lockPictureReferences,
  markUnused,
  picturesInUse,
  releasePicturesOf,
} from '../../data/queries/catalogue/images.ts'
import { hourMs } from '../../platform/clock.ts'
import type { Shop } from '../shop.ts'

/**
 * Returns the addresses of all forms and sizes of each picture: a photograph is kept while its cut-out is shown, so
 * that the owner can change the choice.
 */
async function addressesOf(
  read: Reader,
  urls: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await listFamilies(read, urls)
  const families = Map.groupBy(rows, ({ family }) => family)
  const familyOf = new Map(rows.map(({ url, family }) => [url, family]))
  return new Map(
    urls.map((url) => {
      const family = families.get(familyOf.get(url) ?? null) ?? []
      return [url, [...new Set([url, ...family.map((row) => row.url)].flatMap(addressesOfPicture))]]
    }),
  )
}

/** Returns the paths of all sizes of a stored picture, or the single address of a picture hosted elsewhere. */
function addressesOfPicture(url: string): readonly string[] {
  const picture = readPicturePath(url)
  return picture ? [undefined, ...imageWidths].map((width) => picturePath(picture.hash, width)) : [url]
}

/**
 * Deletes all sizes of a user's uploads. Pictures that the shop still shows, such as a product's, stay without their
 * uploader.
 *
 * @returns the addresses at a hosting service, where the shop cannot delete.
 */
export async function deletePicturesOf(
  transaction: Transaction,
  userId: string,
  now: number,
): Promise<readonly string[]> {
  const urls = await listPicturesOf(transaction.db, userId)
  const shownBy = await addressesOf(transaction.db, urls)
  const used = new Set(await picturesInUse(transaction.db, [...new Set([...shownBy.values()].flat())]))
  const unused = urls.filter((url) => !shownBy.get(url)?.some((address) => used.has(address)))
  await deletePictures(transaction, unused, now)
  await releasePicturesOf(transaction, userId)
  return unused.filter((url) => !url.startsWith('/'))
}

/** Longer than anyone leaves a form open with an uploaded picture. */
const unusedLifetimeMs = 14 * 24 * hourMs
const batchSize = 300

/**
 * Checks a batch of uploads and deletes pictures not shown for two weeks, because their form was never sent or they
 * were replaced.
 *
 * @param after where the previous batch ended.
 *
 * @returns where this batch ended; empty after the last one, to start over.
 */
export async function deleteUnusedPictures(shop: Shop, after = ''): Promise<string> {
  const { database, clock } = shop
  const files = await listUploadedFiles(database.read, after, batchSize)
  const known = await addressesOf(
    database.read,
    files.map(({ url }) => url),
  )
  const pictures = files.map(({ url, unusedSince }) => ({ addresses: known.get(url) ?? [url], unusedSince }))
  const shown = await inUse(database.read, pictures)
  const before = clock() - unusedLifetimeMs
  const allOf = (chosen: readonly CheckedPicture[]) => [
    ...new Set(chosen.flatMap(({ addresses }) => addresses)),
  ]
  const shownAgain = allOf(shown.used.filter(({ unusedSince }) => unusedSince !== null))
  const newlyUnused = allOf(shown.unused.filter(({ unusedSince }) => unusedSince === null))
  const expired = shown.unused.filter(({ unusedSince }) => unusedSince !== null && unusedSince <= before)
  if (shownAgain.length + newlyUnused.length + expired.length > 0) {
    await database.write(async (transaction) => {
      await markUnused(transaction, shownAgain, null)
      await markUnused(transaction, newlyUnused, clock())
      if (expired.length === 0) return done(null)
      // Checks again under a lock, so that no other transaction starts showing one of the pictures.
      await lockPictureReferences(transaction)
      const recheck = await inUse(transaction.db, expired)
      await deleteUnused(transaction, allOf(recheck.unused), before, clock())
      return done(null)
    })
  }
  return files.length < batchSize ? '' : (files.at(-1)?.id ?? '')
}

interface CheckedPicture {
  readonly addresses: readonly string[]
  readonly unusedSince: number | null
}

async function inUse(read: Shop['database']['read'], pictures: readonly CheckedPicture[]) {
  const addresses = [...new Set(pictures.flatMap((picture) => picture.addresses))]
  const shown = new Set(await picturesInUse(read, addresses))
  const isShown = (picture: CheckedPicture) => picture.addresses.some((address) => shown.has(address))
  return {
    used: pictures.filter(isShown),
    unused: pictures.filter((picture) => !isShown(picture)),
  }
}
