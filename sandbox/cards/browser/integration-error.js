/** Thrown, as by Stripe.js, for a mistake of whoever wrote the page; never for one of the buyer's. */
export class IntegrationError extends Error {
  constructor(message) {
    super(message)
    this.name = 'IntegrationError'
  }
}
