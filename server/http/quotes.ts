import * as contract from '../../contract/quotes.ts'
import { listQuotes } from '../data/queries/quotes.ts'
import { markHandled } from '../operations/quotes/mark-handled.ts'
import { requestQuote } from '../operations/quotes/request-quote.ts'
import { inserted, listPage, updated } from './serving/answers.ts'
import { serve } from './serving/serve-operation.ts'

/** Anyone may write and a person reads each message; more than this per minute is automated. */
const requestsAMinute = 10

export const quotes = [
  serve(
    contract.requestQuote,
    async ({ shop, input }) => {
      const { item, ...request } = input.body
      return inserted(await requestQuote(shop, { ...request, itemId: item ?? null }))
    },
    { callsAMinute: requestsAMinute },
  ),
  serve(contract.listQuotes, async ({ shop, input: { query }, setHeader }) => {
    const { search = '', sort, state, limit, after } = query
    const byAge = sort && (sort === 'createdAt' ? 'asc' : 'desc')
    const page = await listQuotes(shop.database.read, { search, byAge, state }, { limit, after })
    return listPage(page, setHeader, ({ id, itemId, ...quote }) => ({ ...quote, _id: id, item: itemId }))
  }),
  serve(contract.markHandled, async ({ shop, caller, input }) => {
    return updated(await markHandled(shop, caller, input.params.id))
  }),
]
