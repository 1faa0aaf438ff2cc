import { addDays, dateIn, shopDays } from '../../../domain/shop/shop-days.ts'
import { sumTaxes } from '../invoices/sum-taxes.ts'
import { shopTimeZone } from '../settings/shop-on-pages.ts'
import type { Shop } from '../shop.ts'
import { keptRefundsOf } from './given-back.ts'
import { hasPassed } from './kept-days.ts'
import { passedDaysOf } from './passed-days.ts'

/** Covers the longest period that an admin can choose, and the period before it. */
const rememberedDays = 2 * 365

/** Sums past days before an admin asks, the latest first: all days at once would take a second in a large shop. */
export async function rememberDays(shop: Pick<Shop, 'database' | 'clock' | 'settings'>): Promise<void> {
  const timeZone = await shopTimeZone(shop)
  const now = shop.clock()
  const today = dateIn(timeZone, now)
  const days = shopDays(timeZone, addDays(today, 1 - rememberedDays), today)
    .filter((day) => hasPassed(day, now))
    .toReversed()
  const passed = passedDaysOf(shop.database)
  for (const day of days) await passed.sumsOf(day, now)
  await keptRefundsOf(shop.database).sumDays(days, now)
  // All days with papers, because a bookkeeper may ask for the tax since the first one.
  await sumTaxes(shop, {})
}
