import { sql } from 'kysely'
import type { Decline } from '../../../../domain/payments/declined-cards.ts'
import type { Reader, Transaction } from '../../database.ts'
import { preparedQuery } from '../../prepared-query.ts'

/** A declined charge, as the provider lists it. */
interface DeclinedCharge {
  readonly id: string
  readonly at: number
}

/** Greater than every limit on declines. */
const maxRows = 1_000

interface DeclinedPayment {
  readonly userId: string
  readonly intentId: string
  /** Keyed hash of the network address that opened the payment; null if limits are off. */
  readonly address: string | null
  /** Whether the account had paid for no order before the last day. */
  readonly isStranger: boolean
}

/** Inserts the declined charges of a payment, each once. */
export async function insertDeclines(
  { db }: Transaction,
  { userId, intentId, address, isStranger }: DeclinedPayment,
  charges: readonly DeclinedCharge[],
): Promise<void> {
  if (charges.length === 0) return
  const rows = charges.map(({ id, at }) => ({
    charge_id: id,
    user_id: userId,
    intent_id: intentId,
    declined_at: at,
    address,
    stranger: isStranger ? (1 as const) : (0 as const),
  }))
  await db
    .insertInto('card_declines')
    .values(rows)
    .onConflict((conflict) => conflict.column('charge_id').doNothing())
    .execute()
}

/** Returns whether an account had paid for no order before an instant. */
export async function isStrangerBefore(read: Reader, userId: string, instant: number): Promise<boolean> {
  return (await anyPaidOrder(read, { userId, instant })).length === 0
}

interface Since {
  readonly userId: string
  readonly instant: number
}

const anyPaidOrder = preparedQuery((db, { userId, instant }: Since) =>
  db
    .selectFrom('orders')
    .where('user_id', '=', userId)
    // A literal, not a parameter, so that SQLite recognizes the partial index.
    .where(sql<boolean>`state = 'paid'`)
    .where('paid_at', '<', instant)
    .select('id')
    .limit(1),
)

export async function isDeclineKnown(read: Reader, chargeId: string): Promise<boolean> {
  const row = await read
    .selectFrom('card_declines')
    .where('charge_id', '=', chargeId)
    .select('charge_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Returns a user's declines since an instant, without forgiven ones. */
export function listDeclinesSince(
  read: Reader,
  userId: string,
  instant: number,
): Promise<readonly Decline[]> {
  return declinesSince(read, { userId, instant })
}

const declinesSince = preparedQuery((db, { userId, instant }: Since) =>
  db
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
    ]),
)

/** Returns when cards of strangers at a network address were declined since an instant, without forgiven ones. */
export async function listDeclinesAt(
  read: Reader,
  address: string,
  instant: number,
): Promise<readonly number[]> {
  const rows = await read
    .selectFrom('card_declines')
    .where('address', '=', address)
    .where('declined_at', '>', instant)
    .where('stranger', '=', 1)
    .where('forgiven', '=', 0)
    .orderBy('declined_at', 'desc')
    .limit(maxRows)
    .select('declined_at')
    .execute()
  return rows.map(({ declined_at }) => declined_at)
}

/** Returns the number of declined cards of a payment, without forgiven ones. */
export async function countDeclinesOfPayment(read: Reader, intentId: string): Promise<number> {
  const { count } = await read
    .selectFrom('card_declines')
    .where('intent_id', '=', intentId)
    .where('forgiven', '=', 0)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export interface DeclinesOfShop {
  readonly declines: number
  /** The declines by accounts that were strangers, without forgiven ones. */
  readonly ofStrangers: number
  readonly accounts: number
  readonly addresses: number
}

/** Counts the declined cards of the whole shop since an instant. */
export async function countDeclinesSince(read: Reader, instant: number): Promise<DeclinesOfShop> {
  const [row] = await declinesOfShop(read, { instant })
  if (!row) throw new Error('The database counted nothing')
  return {
    declines: Number(row.declines),
    ofStrangers: Number(row.ofStrangers),
    accounts: Number(row.accounts),
    addresses: Number(row.addresses),
  }
}

const declinesOfShop = preparedQuery((db, { instant }: Pick<Since, 'instant'>) =>
  db
    .selectFrom('card_declines')
    .where('declined_at', '>', instant)
    .select(({ fn }) => [
      fn.countAll<number>().as('declines'),
      sql<number>`coalesce(sum(case when stranger = 1 and forgiven = 0 then 1 else 0 end), 0)`.as(
        'ofStrangers',
      ),
      fn.count<number>('user_id').distinct().as('accounts'),
      fn.count<number>('address').distinct().as('addresses'),
    ]),
)

/** Returns the accounts with open payments whose secret this network address got last. */
export async function listAccountsPayingFrom(read: Reader, address: string): Promise<readonly string[]> {
  const rows = await read
    .selectFrom('payments')
    .where('opened_from', '=', address)
    .where('state', '=', 'open')
    .select('user_id')
    .distinct()
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** Forgives the earlier declines of a user, and of everybody at the network addresses of these declines. */
export async function forgiveDeclines({ db }: Transaction, userId: string): Promise<void> {
  await db
    .updateTable('card_declines')
    .set({ forgiven: 1 })
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('user_id', '=', userId),
        eb(
          'address',
          'in',
          selectFrom('card_declines as own')
            .where('own.user_id', '=', userId)
            .where('own.address', 'is not', null)
            .select('own.address'),
        ),
      ]),
    )
    .execute()
}

export async function deleteDeclinesBefore({ db }: Transaction, instant: number): Promise<void> {
  await db.deleteFrom('card_declines').where('declined_at', '<', instant).execute()
}

export async function deleteDeclinesOf({ db }: Transaction, userId: string): Promise<void> {
  await db.deleteFrom('card_declines').where('user_id', '=', userId).execute()
}
