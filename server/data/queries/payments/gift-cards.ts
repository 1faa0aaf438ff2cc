import type { Reader, Transaction } from '../../database.ts'

export interface NewGiftCard {
  readonly id: string
  readonly codeHash: string
  readonly orderId: string
  readonly piece: number
  readonly amountCents: number
  readonly currency: string
}

export async function insertGiftCards(
  { db }: Transaction,
  cards: readonly NewGiftCard[],
  now: number,
): Promise<void> {
  const rows = cards.map((card) => ({
    id: card.id,
    code_hash: card.codeHash,
    order_id: card.orderId,
    piece: card.piece,
    amount_cents: card.amountCents,
    currency: card.currency,
    issued_at: now,
    redeemed_by: null,
    redeemed_at: null,
    void_at: null,
    void_by_refund: null,
  }))
  await db.insertInto('gift_cards').values(rows).execute()
}

interface Redemption {
  readonly codeHash: string
  readonly userId: string
}

/**
 * Redeems a card that nobody has redeemed, once; undefined for every other code. While the payment of its order is
 * disputed, and after a lost dispute, a card is worth nothing.
 */
export function redeemCard({ db }: Transaction, { codeHash, userId }: Redemption, now: number) {
  return db
    .updateTable('gift_cards')
    .set({ redeemed_by: userId, redeemed_at: now })
    .where('code_hash', '=', codeHash)
    .where('redeemed_at', 'is', null)
    .where('void_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment_orders')
            .innerJoin('disputes', 'disputes.intent_id', 'payment_orders.intent_id')
            .whereRef('payment_orders.order_id', '=', 'gift_cards.order_id')
            .where('disputes.state', 'in', ['open', 'lost'])
            .select('disputes.id'),
        ),
      ),
    )
    .returning(['id', 'amount_cents as amountCents', 'currency', 'order_id as orderId'])
    .executeTakeFirst()
}

/** Returns whether this account has redeemed a code. */
export async function hasRedeemed(read: Reader, { codeHash, userId }: Redemption): Promise<boolean> {
  const card = await read
    .selectFrom('gift_cards')
    .where('code_hash', '=', codeHash)
    .where('redeemed_by', '=', userId)
    .select('id')
    .executeTakeFirst()
  return card !== undefined
}

export interface GiftCardRow {
  readonly id: string
  readonly piece: number
  readonly amountCents: number
  readonly currency: string
  readonly redeemedAt: number | null
  readonly voidAt: number | null
}

/** Returns the gift cards of an order, by piece. */
export function listGiftCards(read: Reader, orderId: string): Promise<readonly GiftCardRow[]> {
  return read
    .selectFrom('gift_cards')
    .where('order_id', '=', orderId)
    .orderBy('piece')
    .select([
      'id',
      'piece',
      'amount_cents as amountCents',
      'currency',
      'redeemed_at as redeemedAt',
      'void_at as voidAt',
    ])
    .execute()
}

/**
 * Voids up to `count` cards of an order that nobody has redeemed, the last pieces first.
 *
 * @returns how many it voided.
 */
export async function voidCards(
  { db }: Transaction,
  {
    orderId,
    count,
    refundId,
  }: { readonly orderId: string; readonly count: number; readonly refundId: string },
  now: number,
): Promise<number> {
  const unused = await db
    .selectFrom('gift_cards')
    .where('order_id', '=', orderId)
    .where('redeemed_at', 'is', null)
    .where('void_at', 'is', null)
    .orderBy('piece', 'desc')
    .limit(count)
    .select('id')
    .execute()
  if (unused.length === 0) return 0
  const voided = await db
    .updateTable('gift_cards')
    .set({ void_at: now, void_by_refund: refundId })
    .where(
      'id',
      'in',
      unused.map(({ id }) => id),
    )
    .where('redeemed_at', 'is', null)
    .returning('id')
    .execute()
  return voided.length
}

/** Makes cards valid again that a failed refund had made worthless. */
export async function revalidateCards(
  { db }: Transaction,
  { refundId, count }: { readonly refundId: string; readonly count: number },
): Promise<void> {
  await db
    .updateTable('gift_cards')
    .set({ void_at: null, void_by_refund: null })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('gift_cards as voided')
        .where('voided.void_by_refund', '=', refundId)
        .orderBy('voided.piece')
        .limit(count)
        .select('voided.id'),
    )
    .execute()
}

/** Gives an unused card another code; false if it was redeemed or is void. */
export async function replaceCode({ db }: Transaction, id: string, codeHash: string): Promise<boolean> {
  const replaced = await db
    .updateTable('gift_cards')
    .set({ code_hash: codeHash })
    .where('id', '=', id)
    .where('redeemed_at', 'is', null)
    .where('void_at', 'is', null)
    .returning('id')
    .execute()
  return replaced.length > 0
}

/** Returns which of the numbers of orders are orders of gift cards. */
export async function giftCardOrdersAmong(read: Reader, numbers: readonly number[]): Promise<Set<number>> {
  if (numbers.length === 0) return new Set()
  const rows = await read
    .selectFrom('orders')
    .where('number', 'in', numbers)
    .where('delivery_way', '=', 'email')
    .select('number')
    .execute()
  return new Set(rows.map(({ number }) => Number(number)))
}
