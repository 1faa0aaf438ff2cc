import type { Reader, Transaction } from '../../database.ts'

/** Returns what changed the open amount of an invoice, oldest first, with the email of who recorded a transfer. */
export function listMovementsOf(read: Reader, invoiceId: string) {
  return read
    .selectFrom('receivable_movements')
    .leftJoin('users', 'users.id', 'receivable_movements.created_by')
    .where('invoice_id', '=', invoiceId)
    .orderBy('receivable_movements.created_at')
    .orderBy('receivable_movements.id')
    .select([
      'receivable_movements.amount_cents as amountCents',
      'receivable_movements.reason',
      'receivable_movements.transfer_id as transferId',
      'receivable_movements.created_at as at',
      'users.email as by',
    ])
    .execute()
}

/** Returns the disputes of an invoice on account, newest first, with the emails of staff. */
export function listDisputesOf(read: Reader, invoiceId: string) {
  return read
    .selectFrom('receivable_disputes')
    .leftJoin('users as opener', 'opener.id', 'receivable_disputes.opened_by')
    .leftJoin('users as closer', 'closer.id', 'receivable_disputes.closed_by')
    .where('invoice_id', '=', invoiceId)
    .orderBy('opened_at', 'desc')
    .orderBy('receivable_disputes.id', 'desc')
    .select([
      'note',
      'opened_at as openedAt',
      'opener.email as openedBy',
      'closing_note as closingNote',
      'closed_at as closedAt',
      'closer.email as closedBy',
    ])
    .execute()
}

interface NewDispute {
  readonly id: string
  readonly invoiceId: string
  readonly note: string
  readonly by: string
}

/** Opens a dispute of a locked invoice. */
export async function openDispute({ db }: Transaction, dispute: NewDispute, now: number): Promise<void> {
  const { id, invoiceId, note, by } = dispute
  await db
    .insertInto('receivable_disputes')
    .values({
      id,
      invoice_id: invoiceId,
      note,
      opened_by: by,
      opened_at: now,
      closed_by: null,
      closed_at: null,
    })
    .execute()
  await db
    .updateTable('receivables')
    .set({ disputed_at: now, dispute_note: note })
    .where('invoice_id', '=', invoiceId)
    .execute()
}

/** Ends the open dispute of a locked invoice. */
export async function closeDispute(
  { db }: Transaction,
  { invoiceId, note, by }: Omit<NewDispute, 'id'>,
  now: number,
): Promise<void> {
  await db
    .updateTable('receivable_disputes')
    .set({ closing_note: note, closed_by: by, closed_at: now })
    .where('invoice_id', '=', invoiceId)
    .where('closed_at', 'is', null)
    .execute()
  await db
    .updateTable('receivables')
    .set({ disputed_at: null, dispute_note: '' })
    .where('invoice_id', '=', invoiceId)
    .execute()
}
