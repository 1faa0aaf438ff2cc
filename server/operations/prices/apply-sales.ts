import { done } from '../../../domain/outcome.ts'
import type { RuleTargets } from '../../../domain/prices/price-rule.ts'
import { covers, phaseOf } from '../../../domain/prices/price-rule.ts'
import { nextPriceChange } from '../../../domain/prices/sale-price.ts'
import type { Transaction } from '../../data/database.ts'
import { listSaleCandidates } from '../../data/queries/catalogue/sale-prices.ts'
import {
  bringPriceChangeForward,
  lockNextPriceChange,
  readNextPriceChange,
  setNextPriceChange,
} from '../../data/queries/prices/next-price-change.ts'
import type { Shop } from '../shop.ts'
import { type LiveSales, readLiveSales, settlePricesBy } from './settle-prices.ts'

/**
 * Makes the sales wait to be applied. Call it in the transaction that adds, changes or stops a rule of the way `sale`:
 * right after the commit, every process applies the sales before it answers its next request, and every booking in its
 * own transaction. Await `applyDueSales` after the commit to answer with the new prices.
 */
export async function salesChanged(transaction: Transaction): Promise<void> {
  await bringPriceChangeForward(transaction)
  transaction.changed('prices')
}

/**
 * Applies the sales that have started, changed or ended by now, all in one transaction; one process at a time does it,
 * the others find it done.
 *
 * @returns the next instant at which a sale starts or ends; null without one.
 */
export async function applyDueSales(shop: Shop): Promise<number | null> {
  const next = await readNextPriceChange(shop.database.read)
  if (next === null || next > shop.clock()) return next
  const outcome = await shop.database.writeLong(async (transaction) => {
    const due = await lockNextPriceChange(transaction)
    // The clock is read under the lock: waiting for it may take until after the next instant.
    const now = shop.clock()
    return done(due === null || due > now ? due : await applyAll(shop, transaction, now))
  })
  return outcome.ok ? outcome.value : null
}

async function applyAll(shop: Shop, transaction: Transaction, now: number): Promise<number | null> {
  const live = await readLiveSales(shop, transaction.db, now)
  const ids = await idsToSettle(live, transaction, now)
  await settlePricesBy(live, transaction, ids, now)
  const next = nextPriceChange(live.sales, now)
  await setNextPriceChange(transaction, next)
  transaction.changed('prices')
  return next
}

/** Returns the products that a sale lowers now, or should lower, in the order of their ids. */
async function idsToSettle(
  { sales }: LiveSales,
  transaction: Transaction,
  now: number,
): Promise<readonly string[]> {
  const running = sales.filter((sale) => phaseOf(sale, now) === 'running').map(({ on }) => on)
  const named = running.every(isOfProducts) ? running.flatMap(({ ids }) => ids) : undefined
  const candidates = await listSaleCandidates(transaction.db, named && { ids: named })
  return candidates
    .filter((product) => product.saleRuleId !== null || running.some((on) => covers(on, product)))
    .map(({ productId }) => productId)
}

function isOfProducts(on: RuleTargets): on is Extract<RuleTargets, { kind: 'products' }> {
  return on.kind === 'products'
}
