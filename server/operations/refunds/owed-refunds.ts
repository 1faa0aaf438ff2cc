import { listOwedPayments, listPaymentsWithFailedRefund } from '../../data/queries/payments/owed-payments.ts'
import { listPartsOfPayments, type PaymentPart } from '../../data/queries/payments/payment-parts.ts'
import type { PaymentRow } from '../../data/queries/payments/payments.ts'
import { listRefundsOfIntents, type RefundRow } from '../../data/queries/payments/refunds.ts'
import { shopCurrency } from '../settings/shop-currency.ts'
import type { Shop } from '../shop.ts'

/**
 * Lists money that the shop could neither use nor refund, oldest first, for an admin to act on.
 *
 * @param orderId limits the list to payments of one order.
 */
export async function listOwedRefunds(shop: Shop, orderId?: string) {
  const { read } = shop.database
  const shopsCurrency = await shopCurrency(shop, read)
  const inWhole = await listOwedPayments(read, orderId)
  const inPart = await listPaymentsWithFailedRefund(read, orderId)
  const payments = [...inWhole, ...inPart].toSorted((one, other) => one.updatedAt - other.updatedAt)
  const refunds = await listRefundsOfIntents(
    read,
    payments.map(({ intentId }) => intentId),
  )
  const parts = await listPartsOfPayments(
    read,
    inPart.map(({ intentId }) => intentId),
  )
  const owed = []
  for (const { updatedAt: _, ...payment } of payments) {
    const ofPayment = refunds.get(payment.intentId) ?? []
    const failure = ofPayment.findLast(({ state }) => state === 'failed')?.failure ?? null
    const money = owedBack(payment, parts.get(payment.intentId) ?? [], ofPayment, shopsCurrency)
    // If a payment paid only some of its orders, the part of the others may already be refunded.
    if (money.cents > 0) owed.push({ ...payment, ...money, failure })
  }
  return owed
}

export interface Money {
  readonly cents: number
  readonly currency: string
}

/**
 * Returns what an unusable payment charged: the largest automatic refund to the card, because the first one covers
 * everything and later ones the rest. Refunds to credit cannot fail, so that no credit is ever owed.
 */
export function takenWith(
  { amountCents, creditCents }: Pick<PaymentRow, 'amountCents' | 'creditCents'>,
  refunds: readonly RefundRow[],
  shopsCurrency: string,
): Money {
  const [largest] = refunds
    .filter(({ origin, means }) => origin === 'shop' && means === 'card')
    .toSorted((one, other) => other.amountCents - one.amountCents)
  return {
    cents: largest?.amountCents ?? amountCents - creditCents,
    currency: largest?.currency ?? shopsCurrency,
  }
}

/**
 * Returns the unused part of a payment without finished and pending refunds: for a payment that paid some of its
 * orders, the part of the others.
 */
export function owedBack(
  payment: Pick<PaymentRow, 'amountCents' | 'creditCents' | 'state'>,
  parts: readonly PaymentPart[],
  refunds: readonly RefundRow[],
  shopsCurrency: string,
): Money {
  if (payment.state === 'succeeded') {
    const unused = parts.filter(({ isUsed }) => !isUsed)
    return { cents: unused.reduce((sum, { leftCents }) => sum + leftCents, 0), currency: shopsCurrency }
  }
  const { cents, currency } = takenWith(payment, refunds, shopsCurrency)
  const active = refunds.filter(({ state, means }) => state !== 'failed' && means === 'card')
  return { cents: cents - centsOf(active), currency }
}

export function centsOf(refunds: readonly RefundRow[]): number {
  return refunds.reduce((sum, { amountCents }) => sum + amountCents, 0)
}
