import { useCallback } from 'react'
import { getAdmin } from '../../../contract/accounts/accounts.ts'
import { quickSearch } from '../../../contract/desk/quick.ts'
import { isStaff } from '../../../domain/accounts/rights.ts'
import {
  formatPurchaseNumber,
  readOrderNumber,
  readPurchaseNumber,
} from '../../../domain/orders/order-number.ts'
import { useApi } from '../../api/api-context.ts'
import type { ShopApi } from '../../api/client.ts'
import { useHost } from '../../api/host.ts'
import { useSearchWhileTyping } from '../../api/search-while-typing.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { rememberedRole } from '../../session/remembered-role.ts'
import { roleOf } from '../../session/role-check.ts'
import { useSession } from '../../session/session.ts'
import type { Suggestion } from './suggestions-of.ts'
import { searchTexts } from './texts.ts'

/**
 * Finds the order or purchase of a complete typed number, if {host} can. Leads customers to My Orders and staff to the
 * order's page. Makes no request for other words, and ignores failures.
 */
export function useNumberedOrder(words: string): Suggestion | undefined {
  const api = useApi()
  const offered = useHost().offers(quickSearch)
  const session = useSession()
  const email = session.status === 'in' ? session.email : undefined
  const isNumber = (readOrderNumber(words) ?? readPurchaseNumber(words)) !== undefined
  const asks = offered && isNumber && email !== undefined
  const ask = useCallback(
    async (words: string, signal: AbortSignal) =>
      email === undefined ? undefined : find(api, { words, email }, signal),
    [api, email],
  )
  const search = useSearchWhileTyping(asks ? words : undefined, ask)
  return asks && search?.words === words ? search.answer : undefined
}

interface Asked {
  readonly words: string
  readonly email: string
}

async function find(api: ShopApi, { words, email }: Asked, signal: AbortSignal) {
  const { orders } = await api.call(quickSearch, { query: { q: words } }, { signal })
  const purchase = readPurchaseNumber(words)
  const wanted = readOrderNumber(words)
  const order =
    purchase === undefined ? orders.find((each) => readOrderNumber(each.number) === wanted) : orders[0]
  if (!order) return undefined
  const role = rememberedRole(email) ?? roleOf(await api.call(getAdmin, { params: { email } }, { signal }))
  const { _id, number, tool: product } = order
  if (purchase === undefined) {
    return isStaff(role)
      ? { to: dashboardLinks.order(_id), text: searchTexts.anyOrder(number, product) }
      : { to: dashboardLinks.myOrders, text: searchTexts.ownOrder(number, product) }
  }
  const together = formatPurchaseNumber(purchase)
  return isStaff(role)
    ? { to: dashboardLinks.ordersFoundBy(together), text: searchTexts.anyPurchase(together) }
    : { to: dashboardLinks.myOrders, text: searchTexts.ownPurchase(together) }
}
