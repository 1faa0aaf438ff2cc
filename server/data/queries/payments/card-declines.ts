import { sql } from 'kysely'
import type { Decline } from '../../../../domain/declined-cards.ts'
import type { Reader, Transaction } from '../../database.ts'

/** A declined charge as listed by the provider. */
interface DeclinedCharge {
  readonly id: string
  readonly at: number
}

/** Exceeds every limit on declines. */
const maxRows = 1_000

/** Inserts the declined charges of a payment, each once. */
export async function insertDeclines(
  { db }: Transaction,
  { userId, intentId }: { readonly userId: string; readonly intentId: string },
  charges: readonly DeclinedCharge[],
): Promise<void> {
  if (charges.length === 0) return
  const rows = charges.map(({ id, at }) => ({
    charge_id: id,
    user_id: userId,
    intent_id: intentId,
    declined_at: at,
  }))
  await db
    .insertInto('card_declines')
    .values(rows)
    .onConflict((conflict) => conflict.column('charge_id').doNothing())
    .execute()
}

export async function isDeclineKnown(read: Reader, chargeId: string): Promise<boolean> {
  const row = await read
    .selectFrom('card_declines')
    .where('charge_id', '=', chargeId)
    .select('charge_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Returns a user's declines since an instant, except forgiven ones. */
export function listDeclinesSince(
  read: Reader,
  userId: string,
  instant: number,
): Promise<readonly Decline[]> {
  return read
    .selectFrom('card_declines')
    .leftJoin('payments', 'payments.intent_id', 'card_declines.intent_id')
    .leftJoin('orders', 'orders.id', 'payments.order_id')
    .where('card_declines.user_id', '=', userId)
    .where('card_declines.declined_at', '>', instant)
    .where('card_declines.forgiven', '=', 0)
    .orderBy('card_declines.declined_at', 'desc')
    .limit(maxRows)
    .select([
      'card_declines.declined_at as at',
      sql<string | null>`case when orders.state = 'paid' or payments.state = 'succeeded' then null
        else coalesce(payments.order_id, card_declines.intent_id) end`.as('unpaid'),
    ])
    .execute()
}

/** Forgives a user's declines so far. */
export async function forgiveDeclines({ db }: Transaction, userId: string): Promise<void> {
  await db.updateTable('card_declines').set({ forgiven: 1 }).where('user_id', '=', userId).execute()
}

export async function deleteDeclinesBefore({ db }: Transaction, instant: number): Promise<void> {
  await db.deleteFrom('card_declines').where('declined_at', '<', instant).execute()
}

export async function deleteDeclinesOf({ db }: Transaction, userId: string): Promise<void> {
  await db.deleteFrom('card_declines').where('user_id', '=', userId).execute()
}
