import { listOwedPayments } from '../../data/queries/owed-payments.ts'
import { listRefundsOfIntents } from '../../data/queries/refunds.ts'
import { currency as shopsCurrency } from '../../providers/cards/cards.ts'
import type { Shop } from '../shop.ts'
import { owedBack } from './owed-back.ts'

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
