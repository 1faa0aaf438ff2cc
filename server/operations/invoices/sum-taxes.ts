import { type CalendarDate, dateIn, shopDays } from '../../../domain/shop/shop-days.ts'
import { findPaperInstants, type SumAtRate } from '../../data/queries/figures/papers.ts'
import { addPapers, papersOf } from '../figures/kept-papers.ts'
import { shopTimeZone } from '../settings/shop-on-pages.ts'
import type { Shop } from '../shop.ts'

/** Dates in the shop's time zone, both included; without one, from the first paper or to the last. */
interface Days {
  readonly from?: CalendarDate | undefined
  readonly to?: CalendarDate | undefined
}

/** Sums invoices minus credit notes by rate and country, highest rate first, and those without a rate last. */
export async function sumTaxes(
  shop: Pick<Shop, 'database' | 'clock' | 'settings'>,
  { from, to }: Days,
): Promise<readonly SumAtRate[]> {
  const issued = await findPaperInstants(shop.database.read)
  if (!issued) return []
  const timeZone = await shopTimeZone(shop)
  const [first, last] = [dateIn(timeZone, issued.first), dateIn(timeZone, issued.last)]
  const days = shopDays(
    timeZone,
    from !== undefined && from > first ? from : first,
    to !== undefined && to < last ? to : last,
  )
  return addPapers(await papersOf(shop.database, days, shop.clock())).atRates
}
