import { createApiClient } from './api-client.js'
import { readCard } from './card-details.js'
import { IntegrationError } from './integration-error.js'
import { showChallenge } from './three-d-secure.js'

/**
 * Creates the payment calls of Stripe.js. Each resolves to its result or to `{ error }`, as Stripe's do; only errors
 * in the page's code throw.
 */
export function createPayments(publishableKey) {
  const call = createApiClient(publishableKey)

  const createPaymentMethod = async ({ type, card: element, billing_details, metadata }) => {
    if (type !== 'card') throw new IntegrationError('The card sandbox takes no payment method type but card.')
    const { card, error } = readCard(element)
    if (error !== undefined) return { error }
    const answer = await call('POST', 'payment_methods', { form: { type, card, billing_details, metadata } })
    return answer.error === undefined ? { paymentMethod: answer.value } : answer
  }

  const payWith = async (given) => {
    if (given === undefined || typeof given === 'string') return { id: given }
    const { paymentMethod, error } = await createPaymentMethod({ ...given, type: 'card' })
    return error === undefined ? { id: paymentMethod.id } : { error }
  }

  /** Completes the bank's challenge, if there is one. */
  const settle = async (clientSecret, intent) => {
    if (intent.status !== 'requires_action') return { paymentIntent: intent }
    const outcome = await showChallenge(intent)
    const form = { outcome, source: intent.next_action.use_stripe_sdk.three_d_secure_2_source }
    const answer = await call('POST', `${pathOf(clientSecret)}/authenticate`, { clientSecret, form })
    if (answer.error !== undefined) return answer
    const { value } = answer
    if (value.last_payment_error === null) return { paymentIntent: value }
    return { error: { ...value.last_payment_error, payment_intent: value } }
  }

  const confirmCardPayment = async (clientSecret, data = {}, options = {}) => {
    const path = pathOf(clientSecret)
    const { id, error } = await payWith(data.payment_method)
    if (error !== undefined) return { error }
    const form = { payment_method: id, use_stripe_sdk: true }
    const answer = await call('POST', `${path}/confirm`, { clientSecret, form })
    if (answer.error !== undefined) return answer
    return options.handleActions === false
      ? { paymentIntent: answer.value }
      : settle(clientSecret, answer.value)
  }

  const retrievePaymentIntent = async (clientSecret) => {
    const answer = await call('GET', pathOf(clientSecret), { clientSecret })
    return answer.error === undefined ? { paymentIntent: answer.value } : answer
  }

  const handleCardAction = async (clientSecret) => {
    const { paymentIntent, error } = await retrievePaymentIntent(clientSecret)
    return error === undefined ? settle(clientSecret, paymentIntent) : { error }
  }

  return {
    createPaymentMethod,
    confirmCardPayment,
    retrievePaymentIntent,
    handleCardAction,
    handleNextAction: ({ clientSecret }) => handleCardAction(clientSecret),
  }
}

function pathOf(clientSecret) {
  const [, id] = /^(pi_[0-9A-Za-z]+)_secret_[0-9A-Za-z]+$/.exec(String(clientSecret)) ?? []
  if (id !== undefined) return `payment_intents/${id}`
  throw new IntegrationError('Please pass the client secret of a PaymentIntent: `pi_…_secret_…`.')
}
