import { said } from '../../../contract/languages/said.ts'
import { isGiftCard } from '../../../domain/orders/gift-card-order.ts'
import { type Refusal, refused } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import type { OrderRow } from '../../data/queries/orders/orders.ts'
import { listGiftCards, revalidateCards, voidCards } from '../../data/queries/payments/gift-cards.ts'
import type { RefundRow } from '../../data/queries/payments/refunds.ts'
import type { Formats } from '../emails/formats.ts'
import { payableTexts } from '../payments/payable-texts.ts'

type Refund = Pick<RefundRow, 'id' | 'amountCents'>

/**
 * Makes as many gift cards worthless as staff refund, in the transaction that stores the refund. Refuses the refund
 * of a part of a card, and of cards that were redeemed. Does nothing for other orders.
 */
export async function voidRefundedCards(
  transaction: Transaction,
  order: OrderRow,
  { id: refundId, amountCents }: Refund,
  { formats, now }: { readonly formats: Formats; readonly now: number },
): Promise<Refusal | undefined> {
  if (!isGiftCard(order)) return undefined
  const { id: orderId, unitPriceCents } = order
  const count = amountCents / unitPriceCents
  const texts = said(payableTexts)
  if (!Number.isInteger(count)) {
    return refused('GIFT_CARD_WHOLE', texts.giftCardWhole(formats.amount(unitPriceCents)))
  }
  const cards = await listGiftCards(transaction.db, orderId)
  const unused = cards.filter(({ redeemedAt, voidAt }) => redeemedAt === null && voidAt === null).length
  if (unused === 0) return refused('GIFT_CARD_REDEEMED')
  if (unused < count) {
    const most = formats.amount(unused * unitPriceCents)
    return refused('GIFT_CARD_REDEEMED', texts.giftCardsLeft(unused, most))
  }
  // A card may be redeemed at the same time; the refusal then rolls everything back.
  const voided = await voidCards(transaction, { orderId, count, refundId }, now)
  return voided === count ? undefined : refused('GIFT_CARD_REDEEMED')
}

/** Makes gift cards worthless whose money went back at the card provider, as far as nobody has redeemed them. */
export async function voidCardsOf(
  transaction: Transaction,
  order: OrderRow,
  { id: refundId, amountCents }: Refund,
  now: number,
): Promise<void> {
  if (!isGiftCard(order)) return
  const count = Math.ceil(amountCents / order.unitPriceCents)
  await voidCards(transaction, { orderId: order.id, count, refundId }, now)
}

/** Makes the gift cards of a failed refund valid again, as many as its amount covers whole. */
export async function restoreCardsOf(
  transaction: Transaction,
  orders: readonly OrderRow[],
  { id: refundId, amountCents }: Refund,
): Promise<void> {
  const [order] = orders.filter(isGiftCard)
  if (!order) return
  const count = Math.floor(amountCents / order.unitPriceCents)
  if (count > 0) await revalidateCards(transaction, { refundId, count })
}
