import { done } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import { listOpenPaymentsUntouchedSince, touchPayment } from '../../data/queries/payments/payments.ts'
import { listRefundsUntouchedSince, touchRefund } from '../../data/queries/payments/refunds.ts'
import { executeRefunds } from '../refunds/execute-refunds.ts'
import type { Shop } from '../shop.ts'
import { finishPayment } from './finish-payment.ts'

const retryAfterMs = 15_000
const batchSize = 50

/**
 * Finishes open payments, for example after a closed browser: asks the provider for their state, marks orders paid
 * whose PATCH never arrived, and executes due refunds.
 *
 * @throws the first error, which ends the round, so that a provider that does not respond is waited for once per
 * round.
 */
export async function reconcilePayments(shop: Shop): Promise<void> {
  const { read } = shop.database
  const before = shop.clock() - retryAfterMs
  for (const payment of await listOpenPaymentsUntouchedSince(read, before, batchSize)) {
    await touch(shop, (transaction, now) => touchPayment(transaction, payment.intentId, now))
    await finishPayment(shop, payment)
  }
  for (const refund of await listRefundsUntouchedSince(read, before, batchSize)) {
    await touch(shop, (transaction, now) => touchRefund(transaction, refund.id, now))
    await executeRefunds(shop, refund.intentId)
  }
}

/**
 * Marks a row as tried before the provider is called, so that a failing one does not block the others in the next
 * round.
 */
async function touch(
  shop: Shop,
  update: (transaction: Transaction, now: number) => Promise<void>,
): Promise<void> {
  await shop.database.write(async (transaction) => {
    await update(transaction, shop.clock())
    return done(null)
  })
}
