import type { PaymentRow } from '../../data/queries/payments.ts'
import type { RefundRow } from '../../data/queries/refunds.ts'

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
