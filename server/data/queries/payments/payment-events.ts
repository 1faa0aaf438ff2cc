import type { Reader, Transaction } from '../../database.ts'

/** A webhook event of the card provider. */
export interface PaymentEvent {
  readonly id: string
  readonly type: string
  /** The payment intent of the event; undefined for an event about something else. */
  readonly intentId: string | undefined
}

/**
 * Stores an event unless it is known. A concurrent delivery of the same event waits until the first is stored.
 *
 * @returns whether the event was already handled.
 */
export async function storePaymentEvent(
  { db }: Transaction,
  { id, type, intentId }: PaymentEvent,
  now: number,
): Promise<boolean> {
  await db
    .insertInto('payment_events')
    .values({ id, type, intent_id: intentId ?? null, received_at: now, handled_at: null })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  const { handled_at } = await db
    .selectFrom('payment_events')
    .where('id', '=', id)
    .select('handled_at')
    .executeTakeFirstOrThrow()
  return handled_at !== null
}

/** Returns the handled events among these. */
export async function findHandledEvents(read: Reader, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await read
    .selectFrom('payment_events')
    .where('id', 'in', ids)
    .where('handled_at', 'is not', null)
    .select('id')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Marks an event as handled; keeps the instant of an earlier mark. */
export async function markPaymentEventHandled({ db }: Transaction, id: string, now: number): Promise<void> {
  await db
    .updateTable('payment_events')
    .set((eb) => ({ handled_at: eb.fn<number>('coalesce', ['handled_at', eb.val(now)]) }))
    .where('id', '=', id)
    .execute()
}

/** Deletes events received before an instant. */
export async function deletePaymentEventsBefore({ db }: Transaction, instant: number): Promise<void> {
  await db.deleteFrom('payment_events').where('received_at', '<', instant).execute()
}
