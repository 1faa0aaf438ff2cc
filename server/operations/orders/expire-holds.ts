import { done } from '../../../domain/outcome.ts'
import { hasVerifiedIdentity } from '../../data/queries/accounts/identities.ts'
import { extendHoldsOf } from '../../data/queries/orders/held-stock.ts'
import { listExpiredHolds, lockOrder } from '../../data/queries/orders/orders.ts'
import { CardsUnavailable } from '../../providers/cards/cards.ts'
import { closeOpenPayments } from '../payments/close-payments.ts'
import type { Shop } from '../shop.ts'
import { releaseStock } from './hold-stock.ts'

const atOnce = 100

/** What became of the open payments of an order whose hold ran out. */
type Closed = 'closed' | 'paid meanwhile' | 'away'

/**
 * Gives the stock of unpaid orders back whose hold ran out (spec §10, stock). Their open payments are closed
 * first, so that nobody pays for what is not held any more; the orders stay and can be paid again.
 */
export async function expireHolds(shop: Shop): Promise<void> {
  let away = false
  for (const id of await listExpiredHolds(shop.database.read, shop.clock(), atOnce)) {
    // A provider that does not answer is waited for once in a round, not once for each order.
    const closed: Closed = away ? 'away' : await closePayments(shop, id)
    away = closed === 'away'
    if (closed !== 'paid meanwhile') await releaseExpired(shop, id)
  }
}

/** The stock is not kept from others because the provider is away: money that comes later is refunded. */
async function closePayments(shop: Shop, id: string): Promise<Closed> {
  try {
    return (await closeOpenPayments(shop, id)).ok ? 'closed' : 'paid meanwhile'
  } catch (error) {
    if (error instanceof CardsUnavailable) return 'away'
    throw error
  }
}

function releaseExpired(shop: Shop, id: string) {
  return shop.database.write(async (transaction) => {
    const now = shop.clock()
    const order = await lockOrder(transaction, id)
    const ranOut = order && order.state === 'unpaid' && (order.holdExpiresAt ?? Infinity) <= now
    if (!ranOut) return done(null)
    const { holdExtendsTo, userId } = order
    // Booked in the very moment in which its customer proved the address: neither has seen the other.
    const provenMeanwhile =
      holdExtendsTo !== null && holdExtendsTo > now && (await hasVerifiedIdentity(transaction.db, userId))
    if (provenMeanwhile) await extendHoldsOf(transaction, userId)
    else await releaseStock(transaction, order, 'hold-expired', now)
    return done(null)
  })
}
