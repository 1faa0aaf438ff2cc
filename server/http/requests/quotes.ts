import type * as contract from '../../../contract/requests/quotes.ts'
import { done, refused } from '../../../domain/outcome.ts'
import type { Reader } from '../../data/database.ts'
import { findMessagesOf } from '../../data/queries/emails/listed-messages.ts'
import { listOffersOfRequest } from '../../data/queries/offers.ts'
import { findQuote, listQuotes, type QuoteRow } from '../../data/queries/quotes.ts'
import { listAnswers } from '../../data/queries/request-answers.ts'
import { answerEvent, answerQuote } from '../../operations/requests/answer-quote.ts'
import { markHandled } from '../../operations/requests/mark-handled.ts'
import { requestQuote } from '../../operations/requests/request-quote.ts'
import type { Shop } from '../../operations/shop.ts'
import { currentRequest } from '../../platform/request-context.ts'
import { toMessageState } from '../desk/emails.ts'
import { inserted, listPage, updated } from '../serving/answers.ts'
import type { HandlersOf } from '../serving/handlers.ts'
import { offerResponses } from './offers.ts'

export const quotes = {
  requestQuote: async ({ shop, input }) => {
    const { item, ...request } = input.body
    return inserted(
      await requestQuote(shop, { ...request, partId: item ?? null, language: currentRequest()?.language }),
    )
  },
  listQuotes: async ({ shop, input: { query }, setHeader }) => {
    const { search = '', sort, state, kind, limit, after } = query
    const byAge = sort && (sort === 'createdAt' ? 'asc' : 'desc')
    const page = await listQuotes(shop.database.read, { search, byAge, state, kind }, { limit, after })
    return listPage(page, setHeader, toQuoteResponse)
  },
  getQuote: async ({ shop, input: { params } }) => {
    const quote = await findQuote(shop.database.read, params.id)
    if (!quote) return refused('QUOTE_NOT_FOUND')
    return done(await threadOf(shop, shop.database.read, quote))
  },
  answerQuote: async ({ shop, caller, input: { params, headers, body } }) => {
    const { text, handled = false } = body
    const idempotencyKey = headers['idempotency-key']
    return inserted(await answerQuote(shop, caller, params.id, { text, handled, idempotencyKey }))
  },
  markHandled: async ({ shop, caller, input }) => {
    return updated(await markHandled(shop, caller, input.params.id))
  },
} satisfies HandlersOf<typeof contract.quotes>

function toQuoteResponse({ id, partId, partName, language, ...quote }: QuoteRow): contract.Quote {
  return { ...quote, _id: id, item: partId, itemName: partName, ...(language !== null && { language }) }
}

/** Converts a stored request to the contract's shape, with its answers and offers. */
export async function threadOf(
  shop: Pick<Shop, 'clock' | 'mail'>,
  read: Reader,
  quote: QuoteRow,
): Promise<contract.Thread> {
  const offers = await listOffersOfRequest(read, quote.id)
  return {
    ...toQuoteResponse(quote),
    answers: await answersTo(shop, read, quote.id),
    offers: [...(await offerResponses(shop, read, offers))],
  }
}

async function answersTo(
  shop: Pick<Shop, 'mail'>,
  read: Reader,
  quoteId: string,
): Promise<contract.RequestAnswer[]> {
  const answers = await listAnswers(read, quoteId)
  const mails = await findMessagesOf(
    read,
    answers.map(({ id }) => answerEvent(id)),
  )
  return answers.map(({ id, by, ...answer }) => {
    const mail = mails.get(answerEvent(id))
    // The email of a deleted account has no @.
    return {
      _id: id,
      ...answer,
      by: by?.includes('@') ? by : null,
      mail: mail ? toMessageState(mail, shop) : null,
    }
  })
}
