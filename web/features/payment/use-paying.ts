import { CardNumberElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { StripeElements } from '@stripe/stripe-js'
import { useEffect, useRef, useState } from 'react'
import { useIsMounted } from '../../forms/use-action.ts'
import { useSession } from '../../session/session.ts'
import { showToast } from '../../ui/toast/toast.ts'
import type { CardFieldName } from './card/card-error.ts'
import { focusCardField } from './card/focus-card-field.ts'
import { payByCard } from './card/pay-by-card.ts'
import { payOtherWay } from './other-ways/pay-other-way.ts'
import type { PayResult, PayStep } from './pay-result.ts'
import { paymentTexts } from './texts.ts'

/** Why the last press of Pay did not pay. */
interface CardProblem {
  readonly message: string
  /** The field to correct, if the provider names one. */
  readonly field?: CardFieldName
  readonly declined?: true
}

export type PayingState =
  | { readonly status: 'open'; readonly problem?: CardProblem }
  | { readonly status: 'paying'; readonly step: 'saving' | PayStep }
  | { readonly status: 'processing' }

interface Outcomes {
  /** Called even if the page has been left. */
  readonly onPaid: (transactionId: string) => void
  /** Called when the payment was closed elsewhere: the page is out of date. */
  readonly onClosed: () => void
  /** Why an attempt did not pay that ended on another page. */
  readonly earlierProblem?: string | undefined
}

/**
 * Pays with the card in the surrounding fields, or another way, one attempt at a time.
 *
 * @param others the elements of the other ways, null until they can pay; undefined to pay with the card.
 */
export function usePaying(
  clientSecret: string | null,
  others: StripeElements | null | undefined,
  { onPaid, onClosed, earlierProblem }: Outcomes,
) {
  const stripe = useStripe()
  const elements = useElements()
  const session = useSession()
  const [state, setState] = useState<PayingState>({
    status: 'open',
    ...(earlierProblem !== undefined && { problem: { message: earlierProblem } }),
  })
  const paying = useRef(false)
  const isHere = useIsMounted()
  const ready = stripe !== null && elements !== null && clientSecret !== null && others !== null
  useEffect(() => {
    // Back from another page by the browser's button: that payment may be tried again.
    function comeBack({ persisted }: PageTransitionEvent): void {
      if (!persisted || !paying.current) return
      paying.current = false
      setState({ status: 'open', problem: { message: paymentTexts.notCompleted } })
    }
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])

  /** @param before runs first, and returns why the card must not be charged yet. */
  async function pay(before?: () => Promise<string | undefined>): Promise<void> {
    const card = elements?.getElement(CardNumberElement)
    if (!stripe || !card || clientSecret === null || others === null) return
    if (session.status === 'out' || paying.current) return
    paying.current = true
    if (before) setState({ status: 'paying', step: 'saving' })
    const obstacle = await before?.()
    if (obstacle !== undefined) {
      paying.current = false
      return setState({ status: 'open', problem: { message: obstacle } })
    }
    const onStep = (step: PayStep) => setState({ status: 'paying', step })
    const attempt = { stripe, clientSecret, person: session, onStep }
    const result = await (others
      ? payOtherWay({ ...attempt, elements: others })
      : payByCard({ ...attempt, card })
    ).catch(unanswered)
    paying.current = false
    if (result.kind === 'paid') return onPaid(result.transactionId)
    // The person has gone on to another page.
    if (!isHere.current) return result.kind === 'refused' ? showToast('error', result.message) : undefined
    if (result.kind === 'processing') return setState({ status: 'processing' })
    setState({
      status: 'open',
      problem: result.kind === 'refused' ? result : { message: paymentTexts.notCompleted },
    })
    if (result.kind === 'refused' && result.field) focusCardField(elements, result.field)
    if (result.kind === 'closed') onClosed()
  }
  /** Forgets why the last press did not pay: another way is tried. */
  function forgetProblem(): void {
    if (state.status === 'open') setState({ status: 'open' })
  }
  return { state, ready, pay, forgetProblem }
}

/** The outcome is unknown; a retry asks the provider about the same payment. */
function unanswered(error: unknown): PayResult {
  window.reportError(error)
  return { kind: 'refused', message: paymentTexts.noAnswer }
}
