import { done } from '../../../domain/outcome.ts'
import { DatabaseUnavailable, type Transaction } from '../../data/database.ts'
import { listOpenPaymentsUntouchedSince, touchPayment } from '../../data/queries/payments/payments.ts'
import { listRefundsUntouchedSince, touchRefund } from '../../data/queries/payments/refunds.ts'
import { CardsUnavailable } from '../../providers/cards/cards.ts'
import { executeRefunds } from '../refunds/execute-refunds.ts'
import type { Shop } from '../shop.ts'
import { finishPayment } from './finish-payment.ts'

const retryAfterMs = 15_000
const batchSize = 50

/**
 * Completes open payments, for example after a closed browser: asks the provider for their state, marks orders paid
 * whose PATCH never arrived, and executes due refunds.
 *
 * @throws the first error, after trying the others. If the provider does not respond, the round waits for it once for
 * payments and once for refunds.
 */
export async function reconcilePayments(shop: Shop): Promise<void> {
  const { read } = shop.database
  const before = shop.clock() - retryAfterMs
  const payments = await listOpenPaymentsUntouchedSince(read, before, batchSize)
  const errors = await tryEach(payments, async (payment) => {
    await touch(shop, (transaction, now) => touchPayment(transaction, payment.intentId, now))
    await finishPayment(shop, payment)
  })
  const refunds = await listRefundsUntouchedSince(read, before, batchSize)
  errors.push(
    ...(await tryEach(refunds, async (refund) => {
      await touch(shop, (transaction, now) => touchRefund(transaction, refund.id, now))
      await executeRefunds(shop, refund.intentId)
    })),
  )
  if (errors.length > 0) throw errors[0]
}

/** Handles rows until the provider does not respond; returns the errors. */
async function tryEach<Row>(rows: readonly Row[], handle: (row: Row) => Promise<void>): Promise<unknown[]> {
  const errors: unknown[] = []
  for (const row of rows) {
    try {
      await handle(row)
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error
      errors.push(error)
      if (error instanceof CardsUnavailable) break
    }
  }
  return errors
}

/**
 * Stores the time of the attempt before the provider is called, so that a failing row does not block others in the next
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
