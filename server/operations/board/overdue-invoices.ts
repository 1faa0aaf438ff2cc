import { daysOverdue } from '../../../domain/receivables/receivable-ages.ts'
import { dateIn, startOfDay } from '../../../domain/shop/shop-days.ts'
import { findOverdue } from '../../data/queries/payments/open-items.ts'
import { numberOf } from '../receivables/assign-parts.ts'
import { shopTimeZone } from '../settings/shop-on-pages.ts'
import type { Shop } from '../shop.ts'

/** Returns the oldest overdue invoices with the sum of all; undefined while there are none. */
export async function listOverdue(shop: Shop, shownRows: number) {
  const now = shop.clock()
  const timeZone = await shopTimeZone(shop)
  const startOfToday = startOfDay(timeZone, dateIn(timeZone, now))
  const { count, openCents, oldest } = await findOverdue(shop.database.read, startOfToday, shownRows)
  if (count === 0) return undefined
  const rows = oldest.map((item) => ({
    number: numberOf(item),
    companyName: item.companyName,
    openCents: item.openCents,
    currency: item.currency,
    overdueDays: daysOverdue(timeZone, item.dueAt, now),
  }))
  return { rows, count, openCents, more: false }
}
