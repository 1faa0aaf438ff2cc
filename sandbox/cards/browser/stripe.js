import { createElements } from './elements.js'
import { IntegrationError } from './integration-error.js'
import { createPayments } from './payments.js'

/**
 * The result of `loadStripe` when the shop runs without Stripe's keys: the parts of Stripe.js that a shop with card
 * fields needs (https://docs.stripe.com/js), using the card sandbox at the same origin.
 */
function Stripe(publishableKey) {
  if (/^sk_/.test(publishableKey)) {
    throw new IntegrationError(
      'You should not use your secret key with Stripe.js. Please pass a publishable key instead.',
    )
  }
  if (!/^pk_/.test(publishableKey)) {
    throw new IntegrationError('Please call Stripe() with your publishable key.')
  }
  const payments = createPayments(publishableKey)
  return {
    ...payments,
    elements: (options) => createElements(options, payments),
    createToken() {
      throw new IntegrationError('The card sandbox has no createToken. Use createPaymentMethod.')
    },
    // Stripe's wrappers register themselves; the sandbox ignores it.
    _registerWrapper: () => undefined,
    registerAppInfo: () => undefined,
  }
}

// The release that @stripe/stripe-js expects; it warns in the console about any other.
Stripe.version = 'endive'

window.Stripe = Stripe
