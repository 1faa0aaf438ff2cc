/** The result of the next confirmation, or the error to throw. */
type Confirmation = object | Error | Promise<object>

/** Fakes the part of Stripe.js that its React wrapper and the payment use. It accepts every card. */
export class FakeStripe {
  next: Confirmation = { paymentIntent: { id: 'pi_1', status: 'succeeded' } }
  /** The confirmed client secrets. */
  readonly confirmed: string[] = []
  /** What was confirmed with the Payment Element. */
  readonly confirmedOtherwise: object[] = []
  /** The client secrets of the retrieved payments. */
  readonly asked: string[] = []
  /** The types of the fields that received the focus. */
  readonly focused: string[] = []
  /** The types of the created elements. */
  readonly made: string[] = []
  readonly #listeners = new Map<string, (event: object) => void>()

  /** Emits an element's event, such as `ready`. */
  emit(type: string, event: string, content: object = {}): void {
    this.#listeners.get(`${type} ${event}`)?.(content)
  }

  elements(): object {
    const made = new Map<string, object>()
    return {
      create: (type: string) => {
        const focus = () => this.focused.push(type)
        this.made.push(type)
        const element = {
          on: (event: string, listener: (content: object) => void) =>
            this.#listeners.set(`${type} ${event}`, listener),
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
    return this.#outcome()
  }

  async confirmPayment(options: object): Promise<object> {
    this.confirmedOtherwise.push(options)
    return this.#outcome()
  }

  async retrievePaymentIntent(clientSecret: string): Promise<object> {
    this.asked.push(clientSecret)
    return this.#outcome()
  }

  async #outcome(): Promise<object> {
    if (this.next instanceof Error) throw this.next
    return this.next
  }
}

function nothing(): void {
  // The fake's fields have no behaviour.
}
