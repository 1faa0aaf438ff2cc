import { done, type Outcome } from '../../../domain/outcome.ts'
import { addDays, type CalendarDate, startOfDay } from '../../../domain/shop/shop-days.ts'
import type { KeysetPage, PageRequest } from '../../data/paging/keyset-page.ts'
import { hasVerifiedIdentity } from '../../data/queries/accounts/identities.ts'
import {
  hasArchivedOrders,
  type ListedArchivedOrder,
  listArchivedOf,
  sumArchived,
} from '../../data/queries/moving/archived-orders.ts'
import type { Caller, Shop } from '../shop.ts'

/** Returns a page of the caller's orders at the former shop; empty as long as their email is not proven. */
export async function listOwnArchived(
  shop: Shop,
  caller: Caller,
  request: PageRequest,
): Promise<KeysetPage<ListedArchivedOrder> | undefined> {
  const { read } = shop.database
  if (!(await hasVerifiedIdentity(read, caller.userId))) return { rows: [], next: undefined }
  return listArchivedOf(read, caller.email, request)
}

/** Returns what the former shop took within days of the shop's time zone, both included. */
export async function sumOfArchive(
  shop: Shop,
  { from, to }: { readonly from: CalendarDate; readonly to: CalendarDate },
): Promise<Outcome<{ readonly any: boolean; readonly cents: number; readonly orders: number }>> {
  const { read } = shop.database
  if (!(await hasArchivedOrders(read))) return done({ any: false, cents: 0, orders: 0 })
  const { timeZone, currency } = (await shop.settings.read()).money
  const time = { from: startOfDay(timeZone, from), to: startOfDay(timeZone, addDays(to, 1)) }
  return done({ any: true, ...(await sumArchived(read, { currency, ...time })) })
}
