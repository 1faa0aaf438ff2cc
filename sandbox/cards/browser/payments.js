import { createApiClient } from './api-client.js'
import { readCard } from './card-details.js'
import { IntegrationError } from './integration-error.js'
import { inChosenLocale } from './messages.js'
import { showChallenge } from './three-d-secure.js'

/** After a redirect the page stops, so its promises stay pending, as at Stripe. */
const never = new Promise(() => undefined)

/**
 * Creates the payment calls of Stripe.js. Each resolves to its result or to `{ error }`, as Stripe's do; only errors
 * in the page's code throw.
 */
export function createPayments(publishableKey, goTo = (address) => window.location.assign(address)) {
  const call = createApiClient(publishableKey)

  const createPaymentMethod = async ({ type, card: element, billing_details, metadata }) => {
    if (type === 'pay_by_bank') {
      const answer = await call('POST', 'payment_methods', { form: { type, billing_details, metadata } })
      return answer.error === undefined ? { paymentMethod: answer.value } : answer
    }
    if (type !== 'card')
      throw new IntegrationError('The card sandbox takes no payment method types but card and pay_by_bank.')
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

  /** Completes the bank's challenge, if any. */
  const settle = async (clientSecret, intent) => {
    if (intent.status !== 'requires_action') return { paymentIntent: intent }
    const outcome = await showChallenge(intent)
    const form = { outcome, source: intent.next_action.use_stripe_sdk.three_d_secure_2_source }
    const answer = await call('POST', `${pathOf(clientSecret)}/authenticate`, { clientSecret, form })
    if (answer.error !== undefined) return answer
    const { value } = answer
    if (value.last_payment_error === null) return { paymentIntent: value }
    return { error: { ...inChosenLocale(value.last_payment_error), payment_intent: value } }
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

  /** Confirms with the method chosen in the Payment Element; leaves the page if the method requires it. */
  const confirmPayment = async ({ elements, confirmParams = {}, redirect = 'always' }) => {
    const { _payment: chosen } = elements?.getElement('payment') ?? {}
    if (chosen === undefined) throw new IntegrationError('Please pass `elements` with a Payment Element.')
    const { return_url, payment_method_data: data } = confirmParams
    if (return_url === undefined && redirect !== 'if_required')
      throw new IntegrationError('Please pass `confirmParams.return_url`.')
    const { clientSecret } = chosen
    if (chosen.chosen() === 'pay_by_bank') return payAtBank(clientSecret, return_url, data)
    const payment_method = { card: chosen.card, billing_details: data?.billing_details }
    const result = await confirmCardPayment(clientSecret, { payment_method })
    if (result.error !== undefined || redirect === 'if_required') return result
    goTo(withResult(return_url, clientSecret, result.paymentIntent))
    return never
  }

  const payAtBank = async (clientSecret, return_url, data) => {
    const made = await createPaymentMethod({ type: 'pay_by_bank', billing_details: data?.billing_details })
    if (made.error !== undefined) return made
    const form = { payment_method: made.paymentMethod.id, return_url }
    const answer = await call('POST', `${pathOf(clientSecret)}/confirm`, { clientSecret, form })
    if (answer.error !== undefined) return answer
    const action = answer.value.next_action
    if (action === null) return { paymentIntent: answer.value }
    goTo(new URL(action.redirect_to_url.url, document.baseURI).href)
    return never
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
    confirmPayment,
    retrievePaymentIntent,
    handleCardAction,
    handleNextAction: ({ clientSecret }) => handleCardAction(clientSecret),
  }
}

/** Returns the return page's address with Stripe's parameters. */
function withResult(returnUrl, clientSecret, { id, status }) {
  const address = new URL(returnUrl)
  address.searchParams.set('payment_intent', id)
  address.searchParams.set('payment_intent_client_secret', clientSecret)
  address.searchParams.set('redirect_status', status === 'succeeded' ? 'succeeded' : 'pending')
  return address.href
}

function pathOf(clientSecret) {
  const [, id] = /^(pi_[0-9A-Za-z]+)_secret_[0-9A-Za-z]+$/.exec(String(clientSecret)) ?? []
  if (id !== undefined) return `payment_intents/${id}`
  throw new IntegrationError('Please pass the client secret of a PaymentIntent: `pi_…_secret_…`.')
}
