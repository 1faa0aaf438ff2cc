import { done } from '../../../domain/outcome.ts'
import { listPaymentsUntouchedSince, type PaymentRow, touchPayment } from '../../data/queries/payments.ts'
import type { Shop } from '../shop.ts'
import { finishPayment } from './finish-payment.ts'

const untouchedForMs = 15_000
const atOnce = 50

/**
 * Finishes what a closed browser left half done: asks the provider what became of open payments, makes
 * orders paid whose PATCH never came, and sends money back that is due.
 *
 * @throws what the first payment met with that could not be finished, and the round is over: a provider that does
 *   not answer is waited for once in a round, not once for each payment.
 */
export async function reconcilePayments(shop: Shop): Promise<void> {
  const { read } = shop.database
  const before = shop.clock() - untouchedForMs
  for (const payment of await listPaymentsUntouchedSince(read, 'open', before, atOnce)) {
    await touch(shop, payment)
    await finishPayment(shop, payment)
  }
  for (const payment of await listPaymentsUntouchedSince(read, 'refund-due', before, atOnce)) {
    await touch(shop, payment)
    await finishPayment(shop, payment)
  }
}

/** Before the provider is asked: one that it fails on lets the others have their turn in the next round. */
async function touch(shop: Shop, { intentId }: PaymentRow): Promise<void> {
  await shop.database.write(async (transaction) => {
    await touchPayment(transaction, intentId, shop.clock())
    return done(null)
  })
}
