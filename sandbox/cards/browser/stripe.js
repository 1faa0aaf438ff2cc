import { createElements } from './elements.js'
import { IntegrationError } from './integration-error.js'
import { createPayments } from './payments.js'

/**
 * What `loadStripe` returns when the shop runs without Stripe's keys: the part of Stripe.js that a shop with card
 * fields uses (https://docs.stripe.com/js), spoken to the card sandbox of the same origin.
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
  return {
    ...createPayments(publishableKey),
    elements: (options) => createElements(options),
    createToken() {
      throw new IntegrationError('The card sandbox has no createToken. Use createPaymentMethod.')
    },
    // The wrappers tell who they are; nobody needs to know here.
    _registerWrapper: () => undefined,
    registerAppInfo: () => undefined,
  }
}

// The release train that @stripe/stripe-js expects: with another one it warns in the console.
Stripe.version = 'endive'

window.Stripe = Stripe
