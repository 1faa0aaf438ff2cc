import { setImmediate as nextTurn } from 'node:timers/promises'
import { addDays, dateIn, shopDays } from '../../../domain/shop/shop-days.ts'
import type { Shop } from '../shop.ts'
import { placeOf, productAt } from './day-sums.ts'
import { passedDaysOf } from './passed-days.ts'

/** The rate of sale of a product counts this many days, today included. */
export const latelyDays = 28

/** Returns the paid pieces of some products in the last four weeks; past days come from the cache. */
export async function soldLately(
  { database, clock }: Pick<Shop, 'database' | 'clock'>,
  timeZone: string,
  products: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const sold = new Map<string, number>()
  if (products.length === 0) return sold
  const wanted = new Set(products.map(placeOf))
  const now = clock()
  const today = dateIn(timeZone, now)
  const passed = passedDaysOf(database)
  for (const day of shopDays(timeZone, addDays(today, 1 - latelyDays), today)) {
    const { products: places, pieces } = await passed.sumsOf(day, now)
    places.forEach((place, index) => {
      if (!wanted.has(place)) return
      const product = productAt(place)
      sold.set(product, (sold.get(product) ?? 0) + (pieces[index] ?? 0))
    })
    await nextTurn()
  }
  return sold
}
