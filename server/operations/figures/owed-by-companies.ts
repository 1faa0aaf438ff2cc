import { dateIn, startOfDay } from '../../../domain/shop/shop-days.ts'
import { type OwedByCompanies, sumOpen } from '../../data/queries/payments/open-items.ts'
import { shopCurrency } from '../settings/shop-currency.ts'
import { shopTimeZone } from '../settings/shop-on-pages.ts'
import type { Shop } from '../shop.ts'

/** Returns what companies owe at this moment in the shop's currency, by all invoices that they pay later. */
export async function owedByCompanies(
  shop: Pick<Shop, 'database' | 'settings' | 'clock'>,
): Promise<OwedByCompanies> {
  const { read } = shop.database
  const [timeZone, currency] = await Promise.all([shopTimeZone(shop), shopCurrency(shop, read)])
  const overdueBefore = startOfDay(timeZone, dateIn(timeZone, shop.clock()))
  return sumOpen(read, { currency, overdueBefore })
}
