import { done } from '../../../domain/outcome.ts'
import { keepObjects, takeLeftObjects } from '../../data/queries/catalogue/picture-objects.ts'
import { hourMs } from '../../platform/clock.ts'
import { ImageHostFailure } from '../../providers/images/image-host.ts'
import type { PictureStore } from '../../providers/images/picture-store.ts'
import type { Shop } from '../shop.ts'

const batchSize = 50
/** A failed deletion is retried after this time. */
const retryMs = hourMs
/**
 * Stops the round after this many failures in a row. With a lower limit, files that the storage never deletes would
 * block the files after them.
 */
const failuresOfAnOutage = 3

/**
 * Deletes files outside the database that no picture refers to. Retries failed deletions later.
 *
 * @throws ImageHostFailure when the storage did not delete a file; the others are deleted.
 */
export async function deleteLeftObjects({ database, pictureStore, clock }: Shop): Promise<void> {
  if (!pictureStore) return
  for (;;) {
    const taken = await database.write(async (transaction) =>
      done(await takeLeftObjects(transaction, clock(), { limit: batchSize, retryAt: clock() + retryMs })),
    )
    const keys = taken.ok ? taken.value : []
    if (keys.length === 0) return
    const { deleted, failure } = await removeFrom(pictureStore, keys)
    await database.write(async (transaction) => done(await keepObjects(transaction, deleted)))
    if (failure) throw failure
  }
}

/** Deletes files one by one, until several in a row fail; returns the deleted ones and the first failure. */
async function removeFrom(store: PictureStore, keys: readonly string[]) {
  const deleted: string[] = []
  let failure: ImageHostFailure | undefined
  let inARow = 0
  for (const key of keys) {
    try {
      await store.remove(key)
      deleted.push(key)
      inARow = 0
    } catch (error) {
      if (!(error instanceof ImageHostFailure)) throw error
      failure ??= error
      inARow += 1
      if (inARow === failuresOfAnOutage) break
    }
  }
  return { deleted, failure }
}
