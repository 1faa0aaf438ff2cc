import { done } from '../../../domain/outcome.ts'
import { picturesInUse } from '../../data/queries/images.ts'
import {
  deleteUnused,
  holdWhatShowsPictures,
  listUploadedFiles,
  noteUnused,
} from '../../data/queries/unused-pictures.ts'
import { hourMs } from '../../platform/clock.ts'
import type { Shop } from '../shop.ts'
import { addressesOfPicture } from './addresses-of-picture.ts'

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
export async function forgetUnusedPictures(shop: Shop, after = ''): Promise<string> {
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
      await noteUnused(transaction, again, null)
      await noteUnused(transaction, since, clock())
      if (over.length === 0) return done(null)
      // Looked at once more, when nobody can begin to show one of them.
      await holdWhatShowsPictures(transaction)
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
