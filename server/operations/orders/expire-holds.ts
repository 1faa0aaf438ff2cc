import { done } from '../../../domain/outcome.ts'
import { hasVerifiedIdentity } from '../../data/queries/accounts/identities.ts'
import { extendHoldsOf } from '../../data/queries/orders/held-stock.ts'
import { listExpiredHolds, lockOrder } from '../../data/queries/orders/orders.ts'
import { CardsUnavailable } from '../../providers/cards/cards.ts'
import { closeOpenPayments } from '../payments/close-payments.ts'
import type { Shop } from '../shop.ts'
import { releaseStock } from './hold-stock.ts'

const batchSize = 100

/** What closing the open payments of an order with an expired hold led to. */
type CloseOutcome = 'closed' | 'paid meanwhile' | 'down'

/**
 * Releases the stock of unpaid orders whose hold has expired (spec §10, stock). Closes their open payments first, so
 * that nobody pays for stock that is not held; the orders stay and can be paid again.
 */
export async function expireHolds(shop: Shop): Promise<void> {
  let down = false
  for (const id of await listExpiredHolds(shop.database.read, shop.clock(), batchSize)) {
    // Waits once per round for a provider that does not respond, not once per order.
    const closed: CloseOutcome = down ? 'down' : await closePayments(shop, id)
    down = closed === 'down'
    if (closed !== 'paid meanwhile') await releaseExpired(shop, id)
  }
}

/** Releases the stock even if the provider is down: late payments are refunded. */
async function closePayments(shop: Shop, id: string): Promise<CloseOutcome> {
  try {
    return (await closeOpenPayments(shop, id)).ok ? 'closed' : 'paid meanwhile'
  } catch (error) {
    if (error instanceof CardsUnavailable) return 'down'
    throw error
  }
}

function releaseExpired(shop: Shop, id: string) {
  return shop.database.write(async (transaction) => {
    const now = shop.clock()
    const order = await lockOrder(transaction, id)
    const expired = order && order.state === 'unpaid' && (order.holdExpiresAt ?? Infinity) <= now
    if (!expired) return done(null)
    const { holdExtendsTo, userId } = order
    // The order was booked while its customer verified the address: neither transaction saw the other.
    const provenMeanwhile =
      holdExtendsTo !== null && holdExtendsTo > now && (await hasVerifiedIdentity(transaction.db, userId))
    if (provenMeanwhile) await extendHoldsOf(transaction, userId)
    else await releaseStock(shop, transaction, order, 'hold-expired', now)
    return done(null)
  })
}
