import { sql } from 'kysely'
import type { Reader } from '../../database.ts'

type Sum = number | string | null

/**
 * Returns payments with credit after an id, each with the credit of its parts and of its paid orders, and with what the
 * ledger has reserved and returned for it, from one snapshot.
 */
export function listPaymentsWithCredit(read: Reader, after: string, limit: number) {
  return (
    read
      .selectFrom('payments')
      // A literal, so that SQLite recognizes the partial index.
      .where(sql<boolean>`payments.credit_cents > 0`)
      .where('payments.intent_id', '>', after)
      .orderBy('payments.intent_id')
      .limit(limit)
      .select([
        'payments.intent_id as id',
        'payments.order_id as orderId',
        'payments.state',
        'payments.credit_cents as creditCents',
      ])
      .select((eb) => [
        eb
          .selectFrom('payment_orders as part')
          .whereRef('part.intent_id', '=', 'payments.intent_id')
          .select(({ fn }) => fn.sum<Sum>('part.credit_cents').as('sum'))
          .as('partsCents'),
        // What orders say that differs from their parts.
        eb
          .selectFrom('payment_orders as part')
          .innerJoin('orders', 'orders.id', 'part.order_id')
          .whereRef('part.intent_id', '=', 'payments.intent_id')
          .whereRef('orders.payment_id', '=', 'payments.intent_id')
          .select(sql<Sum>`sum(abs(orders.credit_cents - part.credit_cents))`.as('sum'))
          .as('ordersDifferCents'),
        eb
          .selectFrom('credit_movements as moved')
          .whereRef('moved.intent_id', '=', 'payments.intent_id')
          .where(sql<boolean>`moved.reason in ('spent', 'returned')`)
          .select(sql<Sum>`-sum(moved.amount_cents)`.as('sum'))
          .as('ledgerCents'),
      ])
      .execute()
  )
}

/** Returns accounts after an id with their credit in each currency. */
export function listCreditOfAccounts(read: Reader, after: string, limit: number) {
  return read
    .selectFrom('credit_movements')
    .where('user_id', '>', after)
    .groupBy(['user_id', 'currency'])
    .orderBy('user_id')
    .orderBy('currency')
    .limit(limit)
    .select(
      ({ fn }) => ['user_id as id', 'currency', fn.sum<number | string>('amount_cents').as('cents')] as const,
    )
    .execute()
}

/** Returns refunds to credit after an id, each with what the ledger added for it. */
export function listRefundsToCredit(read: Reader, after: string, limit: number) {
  return (
    read
      .selectFrom('refunds')
      .leftJoin('credit_movements as moved', 'moved.refund_id', 'refunds.id')
      // A literal, so that SQLite recognizes the partial index.
      .where(sql<boolean>`refunds.means = 'credit'`)
      .where('refunds.id', '>', after)
      .orderBy('refunds.id')
      .limit(limit)
      .select([
        'refunds.id',
        'refunds.order_id as orderId',
        'refunds.state',
        'refunds.amount_cents as amountCents',
        'moved.amount_cents as ledgerCents',
      ])
      .execute()
  )
}

/** Returns gift cards after an id, each with what the ledger added for it. */
export function listCardsWithLedger(read: Reader, after: string, limit: number) {
  return read
    .selectFrom('gift_cards')
    .leftJoin('credit_movements as moved', 'moved.gift_card_id', 'gift_cards.id')
    .where('gift_cards.id', '>', after)
    .orderBy('gift_cards.id')
    .limit(limit)
    .select([
      'gift_cards.id',
      'gift_cards.order_id as orderId',
      'gift_cards.amount_cents as amountCents',
      'gift_cards.redeemed_at as redeemedAt',
      'moved.amount_cents as ledgerCents',
    ])
    .execute()
}
