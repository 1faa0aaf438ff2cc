import { useRef, useState } from 'react'
import type { QuoteRequest } from '../../../contract/quotes.ts'
import { ApiError } from '../../api/api-error.ts'
import { loadOnDemand } from '../../api/load-on-demand.ts'
import { partMissingText } from '../../texts/problems.ts'

export type SendingState =
  | { readonly status: 'open' | 'sending' }
  /** `to`: where the answer goes. */
  | { readonly status: 'sent'; readonly to: string }
  | { readonly status: 'failed'; readonly message: string }

/** What became of one attempt; `fields` says what is wrong with what was typed. */
type Outcome = { readonly sent: true } | { readonly sent: false; readonly fields: ApiError['fields'] }

/**
 * Sends what was written, one request at a time; while one is under way, another is not begun.
 * `reopen` takes back what was said of the last one.
 */
export function useSending() {
  const underWay = useRef(false)
  const [state, setState] = useState<SendingState>({ status: 'open' })
  async function send(request: QuoteRequest): Promise<Outcome> {
    if (underWay.current) return { sent: false, fields: {} }
    underWay.current = true
    setState({ status: 'sending' })
    try {
      const { sendQuote } = await loadOnDemand(() => import('./send-quote.ts'))
      await sendQuote(request)
      setState({ status: 'sent', to: request.email })
      return { sent: true }
    } catch (error) {
      const refused = error instanceof ApiError
      // What is no ApiError: this part of the page did not arrive.
      setState({ status: 'failed', message: refused ? error.message : partMissingText })
      return { sent: false, fields: refused ? error.fields : {} }
    } finally {
      underWay.current = false
    }
  }
  return { state, send, reopen: () => setState({ status: 'open' }) }
}
