import { CardNumberElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { StripeElements } from '@stripe/stripe-js'
import { useEffect } from 'react'
import { useIsMounted } from '../../forms/use-action.ts'
import { useSession } from '../../session/session.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { focusCardField } from './card/focus-card-field.ts'
import { payByCard } from './card/pay-by-card.ts'
import { payOtherWay } from './other-ways/pay-other-way.ts'
import type { PayResult, PayStep } from './pay-result.ts'
import type { Form } from './payment-state.ts'
import { paymentTexts } from './texts.ts'
import type { SendPayment } from './use-payment.ts'

interface Outcomes {
  readonly send: SendPayment
  /** Called even if the person has left the page. */
  readonly onPaid: (transactionId: string) => void
  /** Called when the payment was closed elsewhere, so that the page is stale. */
  readonly onClosed: () => void
}

/**
 * Pays with the card in the surrounding fields, or another way.
 * @param others the elements of the other ways, null until they are ready; undefined to pay with the card.
 */
export function usePaying(
  { clientSecret }: Form,
  others: StripeElements | null | undefined,
  { send, onPaid, onClosed }: Outcomes,
) {
  const stripe = useStripe()
  const elements = useElements()
  const session = useSession()
  const isHere = useIsMounted()
  const ready = stripe !== null && elements !== null && clientSecret !== null && others !== null
  useEffect(() => {
    // After a return with the browser's Back button, the payment may be tried again.
    function comeBack({ persisted }: PageTransitionEvent): void {
      if (persisted) send({ type: 'page restored' })
    }
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [send])

  /** @param before runs first, and returns why the card must not be charged yet. */
  async function pay(before?: () => Promise<string | undefined>): Promise<void> {
    const card = elements?.getElement(CardNumberElement)
    if (!stripe || !card || clientSecret === null || others === null || session.status === 'out') return
    const firstStep = others ? 'confirming' : 'checking'
    if (!send({ type: 'pressed', step: before ? 'saving' : firstStep })) return
    const obstacle = await before?.()
    if (obstacle !== undefined) return void send({ type: 'not delivered', message: obstacle })
    const onStep = (step: PayStep) => send({ type: 'advanced', step })
    const attempt = { stripe, clientSecret, person: session, onStep }
    const result = await (others
      ? payOtherWay({ ...attempt, elements: others })
      : payByCard({ ...attempt, card })
    ).catch(unanswered)
    if (result.kind === 'paid') return onPaid(result.transactionId)
    // The person has left for another page.
    if (!isHere.current) return result.kind === 'refused' ? showToast('error', result.message) : undefined
    send({ type: 'ended', result })
    if (result.kind === 'refused' && result.field) focusCardField(elements, result.field)
    if (result.kind === 'closed') onClosed()
  }
  return { ready, pay }
}

/** The outcome is unknown; a retry asks the provider about the same payment. */
function unanswered(error: unknown): PayResult {
  window.reportError(error)
  return { kind: 'refused', message: paymentTexts.noAnswer }
}
