import { requestQuote as operation } from '../../../contract/quotes.ts'
import { done } from '../../../domain/outcome.ts'
import { requestQuote as request } from '../../operations/quotes/request-quote.ts'
import { serve } from '../serve-operation.ts'

/** Anybody may write, and a person reads every one of them: more than this in a minute is a machine. */
const requestsAMinute = 10

export const requestQuote = serve(
  operation,
  async ({ shop, input }) => {
    const { item, ...written } = input.body
    const kept = await request(shop, { ...written, itemId: item ?? null })
    return kept.ok ? done({ acknowledged: true, insertedId: kept.value }) : kept
  },
  { callsAMinute: requestsAMinute },
)
