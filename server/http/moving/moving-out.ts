import { listArchivedByPage } from '../../data/queries/moving/archived-orders.ts'
import { listCustomersByPage } from '../../data/queries/moving/moved-customers.ts'
import { listRedirectsByPage } from '../../data/queries/moving/redirects.ts'
import type { Shop } from '../../operations/shop.ts'
import { listPage } from '../serving/answers.ts'

interface MovedCall {
  readonly shop: Shop
  readonly input: {
    readonly query: { readonly limit?: number | undefined; readonly after?: string | undefined }
  }
  setHeader(name: string, value: string | undefined): void
}

/** Lists all customers for a file. */
export async function listFiledCustomers({ shop, input: { query }, setHeader }: MovedCall) {
  const page = await listCustomersByPage(shop.database.read, { limit: query.limit, after: query.after })
  return listPage(page, setHeader, (customer) => customer)
}

/** Lists the archived orders for a file. */
export async function listFiledOrders({ shop, input: { query }, setHeader }: MovedCall) {
  const page = await listArchivedByPage(shop.database.read, '', { limit: query.limit, after: query.after })
  return listPage(page, setHeader, ({ order }) => order)
}

/** Lists the redirects for a file. */
export async function listFiledRedirects({ shop, input: { query }, setHeader }: MovedCall) {
  const page = await listRedirectsByPage(shop.database.read, '', { limit: query.limit, after: query.after })
  return listPage(page, setHeader, (redirect) => redirect)
}
