import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { findImport, forgetFile, moveImport, noteImport } from '../../data/queries/imports/imports.ts'
import {
  addImported,
  lockImported,
  namesOfImported,
  recordImportedPrices,
} from '../../data/queries/imports/write-import.ts'
import { recordChange } from '../changes/record-change.ts'
import type { Caller, Shop } from '../shop.ts'
import { changeImported, refusalOfOutdated } from './write-changed.ts'

/** Products that the record of changes names. */
const mostNames = 50

/**
 * Applies all rows of a checked import or none, in one transaction of a few statements over all rows. Refused when a
 * product changed since it was compared.
 *
 * @returns true.
 */
export function applyImport(shop: Shop, caller: Caller, id: string): Promise<Outcome<boolean>> {
  return shop.database.write(async (transaction) => {
    const moved = await moveImport(transaction, id, ['checked'], 'applied')
    const found = await findImport(transaction.db, id)
    if (!found) return refused('IMPORT_NOT_FOUND')
    if (!moved) return refused('IMPORT_NOT_READY')
    const { counts, fileName } = found
    if (counts.wrong > 0) return refused('IMPORT_HAS_ERRORS')
    if (counts.new + counts.changed === 0) {
      return refused('IMPORT_NOT_READY', 'The file changes nothing, so there is nothing to apply.')
    }
    const now = shop.clock()
    const writing = { importId: id, side: 'after', by: caller.userId, now } as const
    await lockImported(transaction, id)
    const outdated = await refusalOfOutdated(transaction, writing)
    if (outdated) return outdated
    if (counts.new > 0) await addImported(transaction, writing)
    await recordImportedPrices(transaction, writing)
    await changeImported(shop, transaction, writing, `Import ${fileName}`)
    const sequence = await recordChange(transaction, {
      ...{ at: now, by: caller, action: 'products.imported' },
      subject: { kind: 'import', id, name: fileName },
      after: {
        ...{ new: counts.new, changed: counts.changed, fileHash: found.fileHash },
        products: await namesOfImported(transaction, id, mostNames),
      },
    })
    await noteImport(transaction, id, { appliedAt: now, sequence })
    await forgetFile(transaction, id)
    return done(true)
  })
}
