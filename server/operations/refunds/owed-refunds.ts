import { listOwedPayments, type PaymentRow } from '../../data/queries/payments/payments.ts'
import { listRefundsOfIntents, type RefundRow } from '../../data/queries/payments/refunds.ts'
import { shopCurrency } from '../settings/shop-currency.ts'
import type { Shop } from '../shop.ts'

/**
 * Lists the money that the shop could neither use nor refund, oldest first: an admin has to act.
 *
 * @param orderId limits the list to payments for one order.
 */
export async function listOwedRefunds(shop: Shop, orderId?: string) {
  const { read } = shop.database
  const shopsCurrency = await shopCurrency(shop, read)
  const payments = await listOwedPayments(read, orderId)
  const refunds = await listRefundsOfIntents(
    read,
    payments.map(({ intentId }) => intentId),
  )
  return payments.map((payment) => {
    const ofPayment = refunds.get(payment.intentId) ?? []
    const failure = ofPayment.findLast(({ state }) => state === 'failed')?.failure ?? null
    return { ...payment, ...owedBack(payment, ofPayment, shopsCurrency), failure }
  })
}

/** An amount with its currency. */
export interface Money {
  readonly cents: number
  readonly currency: string
}

/**
 * Returns what a payment that the shop could not use has taken: the amount of the largest automatic refund, because
 * the first one covers everything and later ones the rest.
 */
export function takenWith(
  { amountCents }: Pick<PaymentRow, 'amountCents'>,
  refunds: readonly RefundRow[],
  shopsCurrency: string,
): Money {
  const [largest] = refunds
    .filter(({ origin }) => origin === 'shop')
    .toSorted((one, other) => other.amountCents - one.amountCents)
  return { cents: largest?.amountCents ?? amountCents, currency: largest?.currency ?? shopsCurrency }
}

/** Returns the part that is neither refunded nor being refunded. */
export function owedBack(
  payment: Pick<PaymentRow, 'amountCents'>,
  refunds: readonly RefundRow[],
  shopsCurrency: string,
): Money {
  const { cents, currency } = takenWith(payment, refunds, shopsCurrency)
  const active = refunds.filter(({ state }) => state !== 'failed')
  return { cents: cents - centsOf(active), currency }
}

export function centsOf(refunds: readonly RefundRow[]): number {
  return refunds.reduce((sum, { amountCents }) => sum + amountCents, 0)
}
