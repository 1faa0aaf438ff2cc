import type { Reader, Transaction } from '../../database.ts'

/** A stored entry of the record of changes. */
export interface ChangeRow {
  readonly sequence: number
  readonly at: number
  readonly byUserId: string | null
  readonly byKeyId: string | null
  readonly action: string
  readonly subjectKind: string
  readonly subjectId: string
  readonly subjectName: string
  /** JSON text. */
  readonly before: string | null
  readonly after: string | null
  readonly undoes: number | null
  readonly previousHash: string
  readonly hash: string
}

/** The last entry of the chain. */
export type ChangeHead = Pick<ChangeRow, 'sequence' | 'at' | 'hash'>

export const changeColumns = [
  'changes.sequence',
  'changes.at',
  'changes.by_user_id as byUserId',
  'changes.by_key_id as byKeyId',
  'changes.action',
  'changes.subject_kind as subjectKind',
  'changes.subject_id as subjectId',
  'changes.subject_name as subjectName',
  'changes.before',
  'changes.after',
  'changes.undoes',
  'changes.previous_hash as previousHash',
  'changes.hash',
] as const

const emptyChain: ChangeHead = { sequence: 0, at: 0, hash: '' }

/**
 * Locks the end of the chain until the transaction ends, so that all writers extend one chain; returns the last entry.
 */
export function lockChangeHead({ db }: Transaction): Promise<ChangeHead> {
  return db
    .insertInto('change_head')
    .values({ id: 'head', ...emptyChain })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ id: 'head' }))
    .returning(['sequence', 'at', 'hash'])
    .executeTakeFirstOrThrow()
}

/** Appends an entry to the chain. The transaction must have locked its head. */
export async function insertChange({ db }: Transaction, change: ChangeRow): Promise<void> {
  const { sequence, at, hash } = change
  await db
    .insertInto('changes')
    .values({
      sequence,
      at,
      by_user_id: change.byUserId,
      by_key_id: change.byKeyId,
      action: change.action,
      subject_kind: change.subjectKind,
      subject_id: change.subjectId,
      subject_name: change.subjectName,
      before: change.before,
      after: change.after,
      undoes: change.undoes,
      previous_hash: change.previousHash,
      hash,
    })
    .execute()
  await db.updateTable('change_head').set({ sequence, at, hash }).where('id', '=', 'head').execute()
}

/** Returns the entries after a sequence number, in the order of the chain. */
export function listChangesAfter(
  read: Reader,
  sequence: number,
  limit: number,
): Promise<readonly ChangeRow[]> {
  return read
    .selectFrom('changes')
    .where('sequence', '>', sequence)
    .orderBy('sequence')
    .limit(limit)
    .select(changeColumns)
    .execute()
}

/** Returns an entry by its number. */
export function findChange(read: Reader, sequence: number): Promise<ChangeRow | undefined> {
  return read.selectFrom('changes').where('sequence', '=', sequence).select(changeColumns).executeTakeFirst()
}

/** Returns whether another entry undoes this one. */
export async function isUndone(read: Reader, sequence: number): Promise<boolean> {
  const undoing = await read
    .selectFrom('changes')
    .where('undoes', '=', sequence)
    .select('sequence')
    .executeTakeFirst()
  return undoing !== undefined
}

/** Returns the last entry of the chain. */
export async function findChangeHead(read: Reader): Promise<ChangeHead> {
  const head = await read
    .selectFrom('change_head')
    .where('id', '=', 'head')
    .select(['sequence', 'at', 'hash'])
    .executeTakeFirst()
  return head ?? emptyChain
}
