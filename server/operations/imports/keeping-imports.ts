import { done } from '../../../domain/outcome.ts'
import { findForgettable, forgetSome, moveImport } from '../../data/queries/imports/imports.ts'
import { hourMs } from '../../platform/clock.ts'
import type { Shop } from '../shop.ts'

/**
 * How long an import's difference is stored and the import can be undone. At most as long as unused pictures are
 * stored, so that an undo finds the replaced pictures.
 */
const keptMs = 14 * 24 * hourMs

/** Returns the time until which an import's difference is stored. */
export function keptUntil({
  createdAt,
  appliedAt,
}: {
  readonly createdAt: number
  readonly appliedAt: number | null
}): number {
  return (appliedAt ?? createdAt) + keptMs
}

/**
 * Deletes the files and differences of old imports in short transactions. The list still shows the imports. Cancels an
 * old import that was not applied.
 */
export async function forgetOldImports(shop: Shop): Promise<void> {
  const { database, clock } = shop
  for (;;) {
    const before = clock() - keptMs
    const id = await findForgettable(database.read, before)
    if (id === undefined) return
    for (;;) {
      const forgotten = await database.write(async (transaction) => {
        await moveImport(transaction, id, ['checked', 'unreadable', 'failed'], 'cancelled')
        // Keeps an import that was applied meanwhile: its time starts with the application.
        if ((await findForgettable(transaction.db, before, id)) === undefined) return done(true)
        return done(await forgetSome(transaction, id, clock()))
      })
      if (!forgotten.ok || forgotten.value) break
    }
  }
}
