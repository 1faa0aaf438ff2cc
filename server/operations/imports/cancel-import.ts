import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { findImport, forgetDifference, forgetFile, moveImport } from '../../data/queries/imports/imports.ts'
import type { Shop } from '../shop.ts'

/**
 * Cancels the check of an import, or discards its difference. A running check notices the cancellation before it stores
 * its next rows.
 */
export function cancelImport(shop: Shop, id: string): Promise<Outcome<boolean>> {
  return shop.database.write(async (transaction) => {
    const open = ['waiting', 'checking', 'checked', 'unreadable', 'failed'] as const
    if (await moveImport(transaction, id, open, 'cancelled')) {
      await forgetDifference(transaction, id)
      await forgetFile(transaction, id)
      return done(true)
    }
    return refused((await findImport(transaction.db, id)) ? 'IMPORT_NOT_READY' : 'IMPORT_NOT_FOUND')
  })
}

/** Compares the file of a checked import again with the present products. */
export function checkImportAgain(shop: Shop, id: string): Promise<Outcome<boolean>> {
  return shop.database.write(async (transaction) => {
    if (await moveImport(transaction, id, ['checked', 'failed'], 'waiting')) {
      transaction.changed('imports')
      return done(true)
    }
    return refused((await findImport(transaction.db, id)) ? 'IMPORT_NOT_READY' : 'IMPORT_NOT_FOUND')
  })
}
