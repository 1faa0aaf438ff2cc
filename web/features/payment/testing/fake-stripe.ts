/** The result of the next confirmation, or the error that it throws. */
type Confirmation = object | Error

/** Fakes the part of Stripe.js that its React wrapper and the payment use. It accepts every card. */
export class FakeStripe {
  next: Confirmation = { paymentIntent: { id: 'pi_1', status: 'succeeded' } }
  /** The confirmed client secrets. */
  readonly confirmed: string[] = []
  /** The types of the fields that received the focus. */
  readonly focused: string[] = []

  elements(): object {
    const made = new Map<string, object>()
    return {
      create: (type: string) => {
        const focus = () => this.focused.push(type)
        const element = {
          on: nothing,
          off: nothing,
          mount: nothing,
          destroy: nothing,
          update: nothing,
          focus,
        }
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
  // The fake's fields have no behaviour.
}
