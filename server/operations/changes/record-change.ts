import type { ChangeAction, ChangedSubject } from '../../../contract/desk/changes.ts'
import type { Transaction } from '../../data/database.ts'
import { insertChange, lockChangeHead } from '../../data/queries/changes/changes.ts'
import type { Caller } from '../shop.ts'
import { hashChange } from './hash-change.ts'

/** Values by field name, as needed to understand and to undo the change. */
export type ChangedValues = Readonly<Record<string, unknown>>

export interface Change {
  /** The present time in milliseconds: `shop.clock()`. */
  readonly at: number
  /** The admin, with the API key of a program that acts for the admin, or `shop` for automatic changes. */
  readonly by: Pick<Caller, 'userId' | 'key'> | 'shop'
  readonly action: ChangeAction
  readonly subject: {
    readonly kind: ChangedSubject
    readonly id: string
    /** The subject's name at the time. Empty for a person, because the page reads the email from the account. */
    readonly name: string
  }
  /**
   * Only the changed values, without secrets, card data and customers' data. `before` is undefined when the subject was
   * created, `after` when it was deleted.
   */
  readonly before?: ChangedValues | undefined
  readonly after?: ChangedValues | undefined
  /** The entry that this change undoes. */
  readonly undoes?: number | undefined
}

/**
 * Records a change by staff in the transaction that makes it, as the next entry of the chain (docs/decisions/0037).
 * Locks the end of the chain until the transaction ends, so call it after all other locks.
 *
 * @returns the entry's number.
 */
export async function recordChange(transaction: Transaction, change: Change): Promise<number> {
  const { by, action, subject, before, after, undoes } = change
  const head = await lockChangeHead(transaction)
  const entry = {
    sequence: head.sequence + 1,
    // Never earlier than the entry before, so that an interval of time is a range of entries.
    at: Math.max(change.at, head.at),
    byUserId: by === 'shop' ? null : by.userId,
    byKeyId: by === 'shop' ? null : (by.key?.id ?? null),
    action,
    subjectKind: subject.kind,
    subjectId: subject.id,
    // A database replaces an unpaired surrogate by another character.
    subjectName: subject.name.toWellFormed(),
    before: before === undefined ? null : JSON.stringify(before),
    after: after === undefined ? null : JSON.stringify(after),
    undoes: undoes ?? null,
    previousHash: head.hash,
  }
  await insertChange(transaction, { ...entry, hash: hashChange(entry) })
  return entry.sequence
}
