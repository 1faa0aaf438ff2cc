import { listQuotes } from '../../../contract/quotes.ts'
import type { ShopApi } from '../../api/client.ts'
import { listTools } from '../../api/rows/catalogue.ts'
import { listOrders } from '../../api/rows/orders.ts'
import { isLow } from '../../ui/values/gauge.tsx'

/** A number of tasks; `more` marks it as a minimum. */
export interface Count {
  readonly count: number
  readonly more: boolean
  /** The shop has nothing yet that could be counted. */
  readonly isNew?: boolean
}

/** The counting stops here: more is just "many", and must not load a busy shop. */
const limit = 50

/** Counts paid orders that are still to be sent. */
export async function countToSend(api: ShopApi, signal: AbortSignal): Promise<Count> {
  const query = { state: 'to-send', sort: 'createdAt', limit } as const
  const { answer, next } = await api.callForPage(listOrders, { query }, { signal })
  return { count: answer.length, more: next !== undefined }
}

/** Counts products with low stock, among those with the fewest pieces. */
export async function countLowStock(api: ShopApi, signal: AbortSignal): Promise<Count> {
  const query = { sort: 'availableQuantity', limit } as const
  const { answer, next } = await api.callForPage(listTools, { query }, { signal })
  const low = answer.filter(
    ({ availableQuantity, minOrderQuantity }) =>
      availableQuantity !== undefined && isLow(availableQuantity, minOrderQuantity),
  )
  return {
    count: low.length,
    more: next !== undefined && low.length === answer.length,
    isNew: answer.length === 0,
  }
}

/** Counts unhandled requests; they come first in their list. */
export async function countOpenQuotes(api: ShopApi, signal: AbortSignal): Promise<Count> {
  const { answer, next } = await api.callForPage(listQuotes, { query: { limit } }, { signal })
  const open = answer.filter(({ handledAt }) => handledAt === null)
  return { count: open.length, more: next !== undefined && open.length === answer.length }
}
