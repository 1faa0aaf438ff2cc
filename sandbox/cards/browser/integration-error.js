/** An error in the page's code, as thrown by Stripe.js; never caused by a buyer's input. */
export class IntegrationError extends Error {
  constructor(message) {
    super(message)
    this.name = 'IntegrationError'
  }
}
