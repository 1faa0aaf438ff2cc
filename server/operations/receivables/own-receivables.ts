import { dateIn, startOfDay } from '../../../domain/shop/shop-days.ts'
import { findCompanyOf } from '../../data/queries/accounts/companies.ts'
import { listOpenItemsOf, listOrdersOfItems } from '../../data/queries/payments/open-items.ts'
import { sumsOfCompany } from '../../data/queries/payments/owing-companies.ts'
import { shopTimeZone } from '../settings/shop-on-pages.ts'
import type { Caller, Shop } from '../shop.ts'

/** The statement of a company lists this many invoices. */
const mostListed = 200

/** Returns the open invoices of the caller's company with their sums; undefined for an account that buys for none. */
export async function ownReceivables(shop: Shop, caller: Caller) {
  const { read } = shop.database
  const company = await findCompanyOf(read, caller.userId)
  if (!company) return undefined
  const timeZone = await shopTimeZone(shop)
  const startOfToday = startOfDay(timeZone, dateIn(timeZone, shop.clock()))
  const [items, sums] = await Promise.all([
    listOpenItemsOf(read, company.id, mostListed + 1),
    sumsOfCompany(read, company.id, startOfToday),
  ])
  const shown = items.slice(0, mostListed)
  const intents = shown.map(({ intentId }) => intentId)
  const orders = await listOrdersOfItems(read, intents)
  return { company, sums, items: shown, orders, timeZone, more: items.length > shown.length }
}
