import { done } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import { listOpenPaymentsUntouchedSince, touchPayment } from '../../data/queries/payments/payments.ts'
import { listRefundsUntouchedSince, touchRefund } from '../../data/queries/payments/refunds.ts'
import { executeRefunds } from '../refunds/execute-refunds.ts'
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
  for (const payment of await listOpenPaymentsUntouchedSince(read, before, atOnce)) {
    await touch(shop, (transaction, now) => touchPayment(transaction, payment.intentId, now))
    await finishPayment(shop, payment)
  }
  for (const refund of await listRefundsUntouchedSince(read, before, atOnce)) {
    await touch(shop, (transaction, now) => touchRefund(transaction, refund.id, now))
    await executeRefunds(shop, refund.intentId)
  }
}

/** Before the provider is asked: one that it fails on lets the others have their turn in the next round. */
async function touch(
  shop: Shop,
  note: (transaction: Transaction, now: number) => Promise<void>,
): Promise<void> {
  await shop.database.write(async (transaction) => {
    await note(transaction, shop.clock())
    return done(null)
  })
}
