/** Thrown, as by Stripe.js, for errors in the page's code, never for a buyer's input. */
export class IntegrationError extends Error {
  constructor(message) {
    super(message)
    this.name = 'IntegrationError'
  }
}
