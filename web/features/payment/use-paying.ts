import { CardNumberElement, useElements, useStripe } from '@stripe/react-stripe-js'
import { useRef, useState } from 'react'
import { useSession } from '../../session/session.ts'
import { type PayResult, type PayStep, payByCard } from './pay-by-card.ts'
import { paymentTexts } from './texts.ts'

export type PayingState =
  | { readonly status: 'open'; readonly problem?: string }
  | { readonly status: 'paying'; readonly step: PayStep }
  | { readonly status: 'processing' }

interface Outcomes {
  readonly onPaid: (transactionId: string) => void
  /** Called when the payment was closed elsewhere: the page is out of date. */
  readonly onClosed: () => void
}

/** Pays with the card in the surrounding fields, one attempt at a time. */
export function usePaying(clientSecret: string | null, { onPaid, onClosed }: Outcomes) {
  const stripe = useStripe()
  const elements = useElements()
  const session = useSession()
  const [state, setState] = useState<PayingState>({ status: 'open' })
  const paying = useRef(false)
  const ready = stripe !== null && elements !== null && clientSecret !== null

  async function pay(): Promise<void> {
    const card = elements?.getElement(CardNumberElement)
    if (!stripe || !card || clientSecret === null || session.status === 'out' || paying.current) return
    paying.current = true
    const onStep = (step: PayStep) => setState({ status: 'paying', step })
    const result = await payByCard({ stripe, card, clientSecret, person: session, onStep }).catch(unanswered)
    paying.current = false
    if (result.kind === 'paid') return onPaid(result.transactionId)
    if (result.kind === 'processing') return setState({ status: 'processing' })
    setState({
      status: 'open',
      problem: result.kind === 'refused' ? result.message : paymentTexts.notCompleted,
    })
    if (result.kind === 'closed') onClosed()
  }
  return { state, ready, pay }
}

/** The outcome is unknown; a retry asks the provider about the same payment. */
function unanswered(error: unknown): PayResult {
  window.reportError(error)
  return { kind: 'refused', message: paymentTexts.noAnswer }
}
