import type { Reader, Transaction } from '../../database.ts'
import { preparedQuery } from '../../prepared-query.ts'
import type { CompanyValues } from './managed-companies.ts'

/** A VAT number that is to be looked up. */
export interface DueNumber {
  readonly id: string
  readonly vatNumber: string
}

/** Returns whether a number is to be looked up. */
export async function isNumberDue(read: Reader, now: number): Promise<boolean> {
  const [due] = await firstDue(read, { now })
  return due !== undefined
}

const firstDue = preparedQuery((db, { now }: { now: number }) =>
  db
    .selectFrom('companies')
    .where('vat_next_check_at', 'is not', null)
    .where('vat_next_check_at', '<=', now)
    .where('vat_number', 'is not', null)
    .limit(1)
    .select('id'),
)

/**
 * Takes the number that has waited longest, so that no other process looks it up before `until`; undefined if none is
 * due.
 */
export async function claimDueNumber(
  { db }: Transaction,
  now: number,
  until: number,
): Promise<DueNumber | undefined> {
  const due = await db
    .selectFrom('companies')
    .where('vat_next_check_at', 'is not', null)
    .where('vat_next_check_at', '<=', now)
    .where('vat_number', 'is not', null)
    .orderBy('vat_next_check_at')
    .limit(1)
    .select(['id', 'vat_next_check_at as dueAt'])
    .executeTakeFirst()
  if (!due) return undefined
  const claimed = await db
    .updateTable('companies')
    .set({ vat_next_check_at: until })
    .where('id', '=', due.id)
    .where('vat_next_check_at', '=', due.dueAt)
    .returning(['id', 'vat_number as vatNumber'])
    .executeTakeFirst()
  return claimed?.vatNumber ? { id: claimed.id, vatNumber: claimed.vatNumber } : undefined
}

/** Returns the ids of companies whose confirmation is older than an instant. */
export async function listOutdated(read: Reader, confirmedBefore: number): Promise<readonly string[]> {
  const rows = await read
    .selectFrom('companies')
    .where('vat_state', '=', 'confirmed')
    .where('vat_confirmed_at', '<=', confirmedBefore)
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Stores what is known of a number; its company keeps its version, because nobody has edited it. */
export async function setVatKnowledge(
  { db }: Transaction,
  id: string,
  values: Pick<
    CompanyValues,
    'vat_state' | 'vat_checked_at' | 'vat_confirmed_at' | 'vat_next_check_at' | 'vat_tries' | 'vat_word'
  >,
): Promise<void> {
  await db.updateTable('companies').set(values).where('id', '=', id).execute()
}
