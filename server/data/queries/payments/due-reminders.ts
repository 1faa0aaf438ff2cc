import { sql } from 'kysely'
import type { Reader, Transaction } from '../../database.ts'

interface ToRemind {
  /** How many reminders they have had. */
  readonly sent: number
  readonly dueBefore: number
  /** When the last reminder was sent, if there was one. */
  readonly remindedBefore: number
  readonly limit: number
}

/** Returns invoices that may get the reminder after so many, the oldest due day first. */
export async function listToRemind(
  read: Reader,
  { sent, dueBefore, remindedBefore, limit }: ToRemind,
): Promise<readonly string[]> {
  const rows = await read
    .selectFrom('receivables')
    // Literals, so that SQLite recognizes the partial index.
    .where(sql<boolean>`closed_at is null and disputed_at is null`)
    .where('reminded_step', '=', sent)
    .where('due_at', '<', dueBefore)
    .where((eb) => eb.or([eb('reminded_at', 'is', null), eb('reminded_at', '<', remindedBefore)]))
    .orderBy('due_at')
    .orderBy('invoice_id')
    .limit(limit)
    .select('invoice_id as id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Notes that a reminder of a locked invoice was written. */
export async function setReminded(
  { db }: Transaction,
  invoiceId: string,
  step: number,
  now: number,
): Promise<void> {
  await db
    .updateTable('receivables')
    .set({ reminded_step: step, reminded_at: now })
    .where('invoice_id', '=', invoiceId)
    .execute()
}
