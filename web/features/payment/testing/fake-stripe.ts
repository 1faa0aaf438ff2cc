/** What the provider says to the next confirmation, or what it throws. */
type Confirmation = object | Error

/** As much of Stripe.js as its React wrapper and the payment use; it takes every card. */
export class FakeStripe {
  next: Confirmation = { paymentIntent: { id: 'pi_1', status: 'succeeded' } }
  /** The client secrets that were confirmed. */
  readonly confirmed: string[] = []

  elements(): object {
    const made = new Map<string, object>()
    return {
      create: (type: string) => {
        const element = { on: nothing, off: nothing, mount: nothing, destroy: nothing, update: nothing }
        made.set(type, element)
        return element
      },
      getElement: (component: { readonly __elementType: string }) =>
        made.get(component.__elementType) ?? null,
    }
  }

  createToken(): never {
    throw new Error('The shop makes no tokens')
  }

  async createPaymentMethod(): Promise<object> {
    return { paymentMethod: { id: 'pm_1' } }
  }

  async confirmCardPayment(clientSecret: string): Promise<object> {
    this.confirmed.push(clientSecret)
    if (this.next instanceof Error) throw this.next
    return this.next
  }
}

function nothing(): void {
  // The fields of this provider exist in name only.
}
