import { listQuotes } from '../../../contract/quotes.ts'
import type { ShopApi } from '../../api/client.ts'
import { listTools } from '../../api/rows/catalogue.ts'
import { listOrders } from '../../api/rows/orders.ts'
import { isLow } from '../../ui/gauge.tsx'

/** A number of things to do; `more`: there are at least so many. */
export interface Count {
  readonly count: number
  readonly more: boolean
}

/** Nothing is counted beyond this: it is as good as "many", and a busy shop must not read all it has. */
const limit = 50

/** The paid orders that wait for their parcel. */
export async function countToSend(api: ShopApi, signal: AbortSignal): Promise<Count> {
  const query = { state: 'to-send', sort: 'createdAt', limit } as const
  const { answer, next } = await api.callForPage(listOrders, { query }, { signal })
  return { count: answer.length, more: next !== undefined }
}

/** The products of which there is little, among those with the fewest pieces. */
export async function countLowStock(api: ShopApi, signal: AbortSignal): Promise<Count> {
  const query = { sort: 'availableQuantity', limit } as const
  const { answer, next } = await api.callForPage(listTools, { query }, { signal })
  const low = answer.filter(
    ({ availableQuantity, minOrderQuantity }) =>
      availableQuantity !== undefined && isLow(availableQuantity, minOrderQuantity),
  )
  return { count: low.length, more: next !== undefined && low.length === answer.length }
}

/** The requests that nobody has dealt with; they stand first in their list. */
export async function countOpenQuotes(api: ShopApi, signal: AbortSignal): Promise<Count> {
  const { answer, next } = await api.callForPage(listQuotes, { query: { limit } }, { signal })
  const open = answer.filter(({ handledAt }) => handledAt === null)
  return { count: open.length, more: next !== undefined && open.length === answer.length }
}
