import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import { lockSkus } from '../../data/queries/catalogue/skus.ts'
import { findImport, moveImport, noteImport } from '../../data/queries/imports/imports.ts'
import { removeImported } from '../../data/queries/imports/remove-imported.ts'
import { lockImported, portionsOf } from '../../data/queries/imports/write-import.ts'
import { stored } from '../../platform/stored-sentences.ts'
import { ledgerTexts } from '../catalogue/ledger-texts.ts'
import { recordChange } from '../changes/record-change.ts'
import { undoMoved } from '../moving/apply-moved.ts'
import type { Caller, Shop } from '../shop.ts'
import { duringRun, type Run } from './import-runs.ts'
import { keptUntil } from './keeping-imports.ts'
import {
  changeImported,
  refusalOfFamilies,
  refusalOfOutdated,
  refusalOfTaken,
  tellImported,
} from './write-changed.ts'

/** Undoes an applied import as a whole, once. */
export function undoImport(shop: Shop, caller: Caller, id: string): Promise<Outcome<boolean>> {
  return duringRun(shop, id, (run) =>
    shop.database.writeLong((transaction) => undoImportWithin(shop, transaction, caller, id, run)),
  )
}

/**
 * Undoes an import within a transaction. Changed products get their former values as a new version. Added products are
 * deleted, or hidden if they have orders. Refused if a product changed since, or if an admin stops the undo.
 *
 * @param run reports the progress, and whether to stop; without `run` the undo cannot be stopped.
 */
export async function undoImportWithin(
  shop: Shop,
  transaction: Transaction,
  caller: Caller,
  id: string,
  run?: Run,
): Promise<Outcome<boolean>> {
  const now = shop.clock()
  const moved = await moveImport(transaction, id, ['applied'], 'undone')
  const found = await findImport(transaction.db, id)
  if (!found) return refused('IMPORT_NOT_FOUND')
  if (!moved) return refused('IMPORT_NOT_READY')
  if (found.forgottenAt !== null || now >= keptUntil(found)) return refused('IMPORT_TOO_OLD')
  const { contents } = found
  if (contents !== null && contents !== 'products')
    return undoMoved(shop, transaction, caller, { found, contents, run })
  const whole = { importId: id, side: 'before', by: caller.userId, now } as const
  await lockSkus(transaction)
  await lockImported(transaction, id)
  const portions = await portionsOf(transaction, whole)
  const outdated = await refusalOfOutdated(transaction, portions)
  if (outdated) return outdated
  const taken = await refusalOfTaken(transaction, portions)
  if (taken) return taken
  const removed = { hidden: 0, deleted: 0 }
  for (const portion of portions) {
    if (run && !(await run.next(Math.min(portion.from, found.rows), found.rows)))
      return refused('IMPORT_STOPPED')
    const { hidden, deleted } = await removeImported(transaction, portion)
    removed.hidden += hidden
    removed.deleted += deleted
    await changeImported(shop, transaction, portion, stored(ledgerTexts).undoesImport(found.fileName))
    await transaction.nextTurn()
  }
  const contradictory = await refusalOfFamilies(transaction, portions)
  if (contradictory) return contradictory
  await tellImported(shop, transaction, portions)
  await transaction.nextTurn()
  await recordChange(transaction, {
    at: now,
    by: caller,
    action: 'products.import-undone',
    subject: { kind: 'import', id, name: found.fileName },
    after: { changedBack: found.counts.changed, ...removed },
    undoes: found.changeSequence ?? undefined,
  })
  await noteImport(transaction, id, { undoneAt: now })
  return done(true)
}
