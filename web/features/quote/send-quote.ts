import { type QuoteRequest, requestQuote } from '../../../contract/quotes.ts'
import { sessionApi } from '../../session/session-api.ts'

/** Sends a request or a message to the shop (extension). Rejects with an ApiError. */
export async function sendQuote(request: QuoteRequest): Promise<void> {
  await sessionApi().call(requestQuote, { body: request })
}
