import { done } from '../../../domain/outcome.ts'
import { listExpiredHolds, lockOrder } from '../../data/queries/orders.ts'
import { CardsUnavailable } from '../../providers/cards/cards.ts'
import { closeOpenPayments } from '../payments/close-open-payments.ts'
import type { Shop } from '../shop.ts'
import { giveStockBack } from './hold-stock.ts'

const atOnce = 100

/**
 * Gives the stock of unpaid orders back whose hold ran out (decision: stock). Their open payments are closed
 * first, so that nobody pays for what is not held any more; the orders stay and can be paid again.
 */
export async function expireHolds(shop: Shop): Promise<void> {
  for (const id of await listExpiredHolds(shop.database.read, shop.clock(), atOnce)) {
    if (await isPaidMeanwhile(shop, id)) continue
    await releaseExpired(shop, id)
  }
}

async function isPaidMeanwhile(shop: Shop, id: string): Promise<boolean> {
  try {
    return !(await closeOpenPayments(shop, id)).ok
  } catch (error) {
    // The stock is not kept from others because the provider is down: money that comes later is refunded.
    if (error instanceof CardsUnavailable) return false
    throw error
  }
}

function releaseExpired(shop: Shop, id: string) {
  return shop.database.write(async (transaction) => {
    const now = shop.clock()
    const order = await lockOrder(transaction, id)
    const ranOut = order && order.state === 'unpaid' && (order.holdExpiresAt ?? Infinity) <= now
    if (ranOut) await giveStockBack(transaction, order, 'hold-expired', now)
    return done(null)
  })
}
