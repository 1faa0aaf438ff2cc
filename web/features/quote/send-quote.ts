import { type QuoteRequest, requestQuote } from '../../../contract/requests/quotes.ts'
import type { ShopApi } from '../../api/client.ts'

/** Sends a request or a message to the shop (extension). Rejects with an ApiError. */
export async function sendQuote(api: ShopApi, request: QuoteRequest): Promise<void> {
  await api.call(requestQuote, { body: request })
}
