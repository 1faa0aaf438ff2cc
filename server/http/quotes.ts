import * as contract from '../../contract/quotes.ts'
import { listQuotes } from '../data/queries/quotes.ts'
import { markHandled } from '../operations/quotes/mark-handled.ts'
import { requestQuote } from '../operations/quotes/request-quote.ts'
import { inserted, listPage, updated } from './serving/answers.ts'
import { serve } from './serving/serve-operation.ts'

/** Anybody may write, and a person reads every one of them: more than this in a minute is a machine. */
const requestsAMinute = 10

export const quotes = [
  serve(
    contract.requestQuote,
    async ({ shop, input }) => {
      const { item, ...written } = input.body
      return inserted(await requestQuote(shop, { ...written, itemId: item ?? null }))
    },
    { callsAMinute: requestsAMinute },
  ),
  serve(contract.listQuotes, async ({ shop, input: { query }, setHeader }) => {
    const { search = '', sort, limit, after } = query
    const byAge = sort && (sort === 'createdAt' ? 'asc' : 'desc')
    const page = await listQuotes(shop.database.read, { search, byAge }, { limit, after })
    return listPage(page, setHeader, ({ id, itemId, ...quote }) => ({ ...quote, _id: id, item: itemId }))
  }),
  serve(contract.markHandled, async ({ shop, input }) => {
    return updated(await markHandled(shop, input.params.id))
  }),
]
