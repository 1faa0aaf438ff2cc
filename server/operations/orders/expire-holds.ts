import { done } from '../../../domain/outcome.ts'
import { DatabaseUnavailable } from '../../data/database.ts'
import { hasVerifiedIdentity } from '../../data/queries/accounts/identities.ts'
import { extendHoldsOf } from '../../data/queries/orders/held-stock.ts'
import { listExpiredHolds, lockOrder } from '../../data/queries/orders/orders.ts'
import { releaseUses } from '../../data/queries/prices/rule-uses.ts'
import { minuteMs } from '../../platform/clock.ts'
import { CardsUnavailable } from '../../providers/cards/cards.ts'
import { closeOpenPayments } from '../payments/close-payments.ts'
import type { Shop } from '../shop.ts'
import { releaseStock } from './hold-stock.ts'

const batchSize = 100
/** A bank may process a payment for days, so the provider is asked only once per interval. */
const askAgainAfterMs = minuteMs

/** The result of closing the open payments of an order with an expired hold. */
type CloseOutcome = 'closed' | 'paid meanwhile' | 'processing' | 'down'

/** State that one round passes to the next. */
export class Rounds {
  /** How many of the oldest expired holds the round skips. */
  skipped = 0
  /** When the provider reported that an order's payment is being processed by the bank. */
  readonly processingAt = new Map<string, number>()
}

/**
 * Releases the stock of unpaid orders whose hold has expired (spec §10, stock), one batch a round. First closes their
 * open payments, so that no customer pays for stock that is not held; the orders stay and can be paid again. An order
 * that fails, or whose payment the bank still processes, does not block others.
 *
 * @param rounds the state of earlier rounds.
 * @throws the first error of an order, after the rest of the batch is handled.
 */
export async function expireHolds(shop: Shop, rounds = new Rounds()): Promise<void> {
  const errors: unknown[] = []
  const { processingAt } = rounds
  let down = false
  let left = 0
  const now = shop.clock()
  for (const [id, at] of processingAt) if (at <= now - askAgainAfterMs) processingAt.delete(id)
  const expired = await listExpiredHolds(shop.database.read, now, batchSize, rounds.skipped)
  for (const id of expired) {
    if (processingAt.has(id)) {
      left += 1
      continue
    }
    try {
      // Waits only once per round for a provider that does not respond.
      const closed: CloseOutcome = down ? 'down' : await closePayments(shop, id)
      down = closed === 'down'
      if (closed === 'processing') processingAt.set(id, now)
      const stays = closed === 'processing' || closed === 'paid meanwhile'
      if (stays || !(await releaseExpired(shop, id))) left += 1
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error
      left += 1
      errors.push(error)
    }
  }
  // The orders left over are the oldest: the next round skips them, and starts over after the last batch.
  rounds.skipped = expired.length < batchSize ? 0 : rounds.skipped + left
  if (errors.length > 0) throw errors[0]
}

/**
 * Closes the open payments of an order. If the provider is down, its stock is released all the same, because late
 * payments are refunded.
 */
async function closePayments(shop: Shop, id: string): Promise<CloseOutcome> {
  try {
    const closed = await closeOpenPayments(shop, id)
    if (closed.ok) return 'closed'
    return closed.code === 'PAYMENT_IN_PROGRESS' ? 'processing' : 'paid meanwhile'
  } catch (error) {
    if (error instanceof CardsUnavailable) return 'down'
    throw error
  }
}

/** Releases the stock of an order if its hold is still expired; returns whether it did. */
async function releaseExpired(shop: Shop, id: string): Promise<boolean> {
  const released = await shop.database.write(async (transaction) => {
    const now = shop.clock()
    const order = await lockOrder(transaction, id)
    const expired = order && order.state === 'unpaid' && (order.holdExpiresAt ?? Infinity) <= now
    if (!expired) return done(false)
    const { holdExtendsTo, userId } = order
    // The customer verified the email while booking the order, and neither transaction saw the other.
    const provenMeanwhile =
      holdExtendsTo !== null && holdExtendsTo > now && (await hasVerifiedIdentity(transaction.db, userId))
    if (provenMeanwhile) await extendHoldsOf(transaction, userId)
    else {
      await releaseStock(shop, transaction, order, 'hold-expired', now)
      await releaseUses(transaction, [order.discountUseId], now)
    }
    return done(true)
  })
  return released.ok && released.value
}
