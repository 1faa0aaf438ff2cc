import { done } from '../../../domain/outcome.ts'
import { keepObjects, takeLeftObjects } from '../../data/queries/catalogue/picture-objects.ts'
import { hourMs } from '../../platform/clock.ts'
import type { Shop } from '../shop.ts'

const batchSize = 50
/** When a file that could not be deleted is tried again. */
const retryMs = hourMs

/**
 * Deletes files outside the database that no picture names. What fails is tried again later.
 *
 * @throws ImageHostFailure when the storage did not delete one of them; the others are deleted.
 */
export async function deleteLeftObjects({ database, pictureStore, clock }: Shop): Promise<void> {
  if (!pictureStore) return
  for (;;) {
    const taken = await database.write(async (transaction) =>
      done(await takeLeftObjects(transaction, clock(), { limit: batchSize, retryAt: clock() + retryMs })),
    )
    const keys = taken.ok ? taken.value : []
    if (keys.length === 0) return
    const deleted: string[] = []
    try {
      for (const key of keys) {
        await pictureStore.remove(key)
        deleted.push(key)
      }
    } finally {
      await database.write(async (transaction) => done(await keepObjects(transaction, deleted)))
    }
  }
}
