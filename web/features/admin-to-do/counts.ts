import { listQuotes } from '../../../contract/quotes.ts'
import { listTools } from '../../api/rows/catalogue.ts'
import { listOrders } from '../../api/rows/orders.ts'
import { sessionApi } from '../../session/session-api.ts'
import { isLow } from '../../ui/gauge.tsx'

/** A number of things to do; `more`: there are at least so many. */
export interface Count {
  readonly count: number
  readonly more: boolean
}

/** Nothing is counted beyond this: it is as good as "many", and a busy shop must not read all it has. */
const limit = 50

/** The paid orders that wait for their parcel. */
export async function countToSend(signal: AbortSignal): Promise<Count> {
  const query = { state: 'to-send', sort: 'createdAt', limit } as const
  const { answer, next } = await sessionApi().callForPage(listOrders, { query }, { signal })
  return { count: answer.length, more: next !== undefined }
}

/** The products of which there is little, among those with the fewest pieces. */
export async function countLowStock(signal: AbortSignal): Promise<Count> {
  const query = { sort: 'availableQuantity', limit } as const
  const { answer, next } = await sessionApi().callForPage(listTools, { query }, { signal })
  const low = answer.filter(
    ({ availableQuantity, minOrderQuantity }) =>
      availableQuantity !== undefined && isLow(availableQuantity, minOrderQuantity),
  )
  return { count: low.length, more: next !== undefined && low.length === answer.length }
}

/** The requests that nobody has dealt with; they stand first in their list. */
export async function countOpenQuotes(signal: AbortSignal): Promise<Count> {
  const { answer, next } = await sessionApi().callForPage(listQuotes, { query: { limit } }, { signal })
  const open = answer.filter(({ handledAt }) => handledAt === null)
  return { count: open.length, more: next !== undefined && open.length === answer.length }
}
