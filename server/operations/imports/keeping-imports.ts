import { done } from '../../../domain/outcome.ts'
import { findForgettable, forgetSome, moveImport } from '../../data/queries/imports/imports.ts'
import { hourMs } from '../../platform/clock.ts'
import type { Shop } from '../shop.ts'

/**
 * How long an import's difference is kept and the import can be undone. Not longer than unused pictures are kept,
 * so that an undo finds the replaced pictures.
 */
const keptMs = 14 * 24 * hourMs

/** Returns until when an import keeps its difference. */
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
 * Deletes the files and the differences of old imports in short transactions. The list keeps the imports; an import
 * that was not applied by then is cancelled.
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
        // An import that was applied since is kept from that time on.
        if ((await findForgettable(transaction.db, before, id)) === undefined) return done(true)
        return done(await forgetSome(transaction, id, clock()))
      })
      if (!forgotten.ok || forgotten.value) break
    }
  }
}
