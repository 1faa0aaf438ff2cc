import { refused } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import { type ChangeRow, isUndone } from '../../data/queries/changes/changes.ts'
import type { Caller, Shop } from '../shop.ts'
import type { ChangedValues } from './record-change.ts'

/** A change to undo, in the transaction that undoes it. */
export interface Undoing {
  readonly shop: Shop
  readonly transaction: Transaction
  readonly caller: Caller
  readonly change: ChangeRow
  readonly before: ChangedValues
  readonly after: ChangedValues
}

/**
 * Refuses a second undo. Call it after locking the subject, so that the second of two concurrent undos sees the first.
 */
export async function refusalOfSecondUndo({ transaction, change }: Undoing) {
  return (await isUndone(transaction.db, change.sequence)) ? refused('CHANGE_UNDONE') : undefined
}
