import type { PricePeriod } from '../../domain/catalogue/reduction.ts'
import { done } from '../../domain/outcome.ts'
import type { PriceRule } from '../../domain/prices/price-rule.ts'
import { insertPriceRule, setRuleStopped } from '../data/queries/prices/price-rules.ts'
import { applyDueSales, salesChanged } from '../operations/prices/apply-sales.ts'
import type { Shop } from '../operations/shop.ts'
import { newId } from '../platform/ids.ts'
import { granted } from './shop-contents.ts'

type Sale = Pick<PriceRule, 'off' | 'on' | 'startsAt' | 'endsAt' | 'name'>

/** Plans a sale of 15 % on everything by default, as the owner does; returns its id. */
export async function planSale(shop: Shop, changes: Partial<Sale> = {}): Promise<string> {
  const id = newId()
  granted(
    await shop.database.write(async (transaction) => {
      const rule = {
        id,
        name: 'Winter sale',
        way: 'sale',
        off: { kind: 'percent', hundredths: 1_500 },
        on: { kind: 'everything' },
        startsAt: null,
        endsAt: null,
        minimumCents: null,
        oncePerAccount: false,
        mostUses: null,
        code: null,
        groupId: null,
        by: null,
        ...changes,
      } as const
      await insertPriceRule(transaction, rule, shop.clock())
      await salesChanged(transaction)
      return done(null)
    }),
  )
  await applyDueSales(shop)
  return id
}

/** Stops a sale, as the owner does. */
export async function stopSale(shop: Shop, id: string): Promise<void> {
  const now = shop.clock()
  granted(
    await shop.database.write(async (transaction) => {
      await setRuleStopped(transaction, id, now, now)
      await salesChanged(transaction)
      return done(null)
    }),
  )
  await applyDueSales(shop)
}

/** Returns the prices of a product as customers see them, in cents. */
export function tagOf({ database }: Shop, id: string) {
  return database.read
    .selectFrom('products')
    .where('id', '=', id)
    .select(['unit_price_cents as cents', 'compare_at_cents as earlier', 'lowest_30_days_cents as lowest'])
    .select(['price_breaks as breaks', 'version', 'regular_unit_price_cents as regular'])
    .executeTakeFirstOrThrow()
}

/** Returns the prices in a product's history, the oldest first. */
export async function historyOf({ database }: Shop, id: string): Promise<readonly PricePeriod[]> {
  return database.read
    .selectFrom('product_prices')
    .where('product_id', '=', id)
    .orderBy('since')
    .select(['since', 'unit_price_cents as unitPriceCents'])
    .execute()
}
