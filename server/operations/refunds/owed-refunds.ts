import { listOwedPayments, type PaymentRow } from '../../data/queries/payments/payments.ts'
import { listRefundsOfIntents, type RefundRow } from '../../data/queries/payments/refunds.ts'
import { currency as shopsCurrency } from '../../providers/cards/cards.ts'
import type { Shop } from '../shop.ts'

/**
 * The money that the shop could not use and could not give back either: a person has to see to it. The longest first.
 *
 * @param orderId keeps to what was paid for one order.
 */
export async function listOwedRefunds({ database: { read } }: Shop, orderId?: string) {
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

/** Money in its own currency. */
export interface Money {
  readonly cents: number
  readonly currency: string
}

/**
 * What was taken with a payment that the shop could not use: the shop's first refund of it was about all of it, each
 * later one about what was left.
 */
export function takenWith(
  { amountCents }: Pick<PaymentRow, 'amountCents'>,
  refunds: readonly RefundRow[],
  shopsCurrency: string,
): Money {
  const [whole] = refunds
    .filter(({ origin }) => origin === 'shop')
    .toSorted((one, other) => other.amountCents - one.amountCents)
  return { cents: whole?.amountCents ?? amountCents, currency: whole?.currency ?? shopsCurrency }
}

/** What of it neither went back nor is on its way, by whatever refund. */
export function owedBack(
  payment: Pick<PaymentRow, 'amountCents'>,
  refunds: readonly RefundRow[],
  shopsCurrency: string,
): Money {
  const { cents, currency } = takenWith(payment, refunds, shopsCurrency)
  const standing = refunds.filter(({ state }) => state !== 'failed')
  return { cents: cents - centsOf(standing), currency }
}

export function centsOf(refunds: readonly RefundRow[]): number {
  return refunds.reduce((sum, { amountCents }) => sum + amountCents, 0)
}
