import { said } from '../../../contract/languages/said.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { lockSkus } from '../../data/queries/catalogue/skus.ts'
import { findImport, forgetFile, moveImport, noteImport } from '../../data/queries/imports/imports.ts'
import {
  addImported,
  lockImported,
  namesOfImported,
  placesOfNew,
  portionsOf,
} from '../../data/queries/imports/write-import.ts'
import { stored } from '../../platform/stored-sentences.ts'
import { ledgerTexts } from '../catalogue/ledger-texts.ts'
import { recordChange } from '../changes/record-change.ts'
import { applyMoved } from '../moving/apply-moved.ts'
import type { Caller, Shop } from '../shop.ts'
import { importRefusalTexts } from './import-refusal-texts.ts'
import { duringRun, type Run } from './import-runs.ts'
import {
  changeImported,
  refusalOfFamilies,
  refusalOfOutdated,
  refusalOfTaken,
  tellImported,
} from './write-changed.ts'

/** The record of changes names at most this many products. */
const mostNames = 50

/**
 * Applies all rows of a checked import, or none, in one transaction. Each statement writes up to 250 rows, and other
 * requests read between the statements. Refuses a stopped import, and one whose products changed after the comparison.
 *
 * @returns true.
 */
export function applyImport(shop: Shop, caller: Caller, id: string): Promise<Outcome<boolean>> {
  return duringRun(shop, id, (run) => applyWithin(shop, caller, id, run))
}

function applyWithin(shop: Shop, caller: Caller, id: string, run: Run): Promise<Outcome<boolean>> {
  return shop.database.writeLong(async (transaction) => {
    const moved = await moveImport(transaction, id, ['checked'], 'applied')
    const found = await findImport(transaction.db, id)
    if (!found) return refused('IMPORT_NOT_FOUND')
    if (!moved) return refused('IMPORT_NOT_READY')
    const { counts, fileName } = found
    if (counts.wrong > 0) return refused('IMPORT_HAS_ERRORS')
    if (counts.new + counts.changed === 0) {
      return refused('IMPORT_NOT_READY', said(importRefusalTexts).nothingToApply)
    }
    const { contents } = found
    if (contents !== null && contents !== 'products')
      return applyMoved(shop, transaction, caller, { found, contents, run })
    const now = shop.clock()
    const whole = { importId: id, side: 'after', by: caller.userId, now } as const
    await lockSkus(transaction)
    await lockImported(transaction, id)
    const portions = await portionsOf(transaction, whole)
    const outdated = await refusalOfOutdated(transaction, portions)
    if (outdated) return outdated
    const taken = await refusalOfTaken(transaction, portions)
    if (taken) return taken
    const places = await placesOfNew(transaction, id)
    for (const portion of portions) {
      if (!(await run.next(Math.min(portion.from, found.rows), found.rows))) return refused('IMPORT_STOPPED')
      if (counts.new > 0) await addImported(transaction, portion, places)
      await changeImported(shop, transaction, portion, stored(ledgerTexts).imported(fileName))
      await transaction.nextTurn()
    }
    if (!(await run.next(found.rows, found.rows))) return refused('IMPORT_STOPPED')
    const contradictory = await refusalOfFamilies(transaction, portions)
    if (contradictory) return contradictory
    await tellImported(shop, transaction, portions)
    await transaction.nextTurn()
    const sequence = await recordChange(transaction, {
      at: now,
      by: caller,
      action: 'products.imported',
      subject: { kind: 'import', id, name: fileName },
      after: {
        new: counts.new,
        changed: counts.changed,
        fileHash: found.fileHash,
        products: await namesOfImported(transaction, id, mostNames),
      },
    })
    await noteImport(transaction, id, { appliedAt: now, sequence })
    await forgetFile(transaction, id)
    return done(true)
  })
}
