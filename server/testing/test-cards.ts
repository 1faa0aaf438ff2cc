import { type CardIntent, type Cards, CardsUnavailable, currency } from '../providers/cards/cards.ts'

type Moment = `${'before' | 'after'} ${keyof Cards}`

/**
 * A card provider in memory that behaves as Stripe does (the same idempotency key answers what the first call
 * answered) and that a test can steer: what the customer does at the card form, and what happens between two
 * steps of the shop.
 */
export class TestCards implements Cards {
  /** While true, no call is answered. */
  down = false
  /** Intents whose money went back, once each time it did. */
  readonly refunds: string[] = []
  readonly #intents = new Map<string, CardIntent>()
  readonly #firstAnswers = new Map<string, CardIntent>()
  readonly #meanwhile = new Map<Moment, () => unknown>()

  /** Lets something happen at a moment of the next such call; what it throws, the call throws. */
  meanwhile(moment: Moment, act: () => unknown): void {
    this.#meanwhile.set(moment, act)
  }

  /** The customer confirms the card payment. False when the provider takes no money for it (any more). */
  confirm(id: string): boolean {
    const intent = this.intent(id)
    if (intent.status === 'cancelled' || intent.status === 'succeeded') return false
    this.change(id, { status: 'succeeded' })
    return true
  }

  /** Makes the provider say something else of an intent. */
  change(id: string, change: Partial<CardIntent>): void {
    this.#intents.set(id, { ...this.intent(id), ...change })
  }

  intent(id: string): CardIntent {
    const intent = this.#intents.get(id)
    if (!intent) throw new Error(`The provider has no intent ${id}`)
    return intent
  }

  /** All intents that were ever made, in their order. */
  intents(): readonly CardIntent[] {
    return [...this.#intents.values()]
  }

  /** An intent that the shop never asked for, as one of another shop with the same account. */
  foreignIntent(given: Partial<CardIntent>): CardIntent {
    return this.#add({ amountCents: 0, currency, orderId: undefined, status: 'succeeded', ...given })
  }

  createIntent({ amountCents, orderId, idempotencyKey }: Parameters<Cards['createIntent']>[0]) {
    return this.#call('createIntent', () => {
      const first = this.#firstAnswers.get(idempotencyKey)
      if (first) return first
      const made = this.#add({ amountCents, orderId, currency, status: 'waiting' })
      this.#firstAnswers.set(idempotencyKey, made)
      return made
    })
  }

  readIntent(id: string): Promise<CardIntent | undefined> {
    return this.#call('readIntent', () => this.#intents.get(id))
  }

  cancelIntent(id: string): Promise<CardIntent> {
    return this.#call('cancelIntent', () => {
      if (this.intent(id).status === 'waiting') this.change(id, { status: 'cancelled' })
      return this.intent(id)
    })
  }

  refundIntent(id: string): Promise<void> {
    return this.#call('refundIntent', () => {
      if (this.intent(id).status !== 'succeeded') throw new Error(`Nothing to refund of ${id}`)
      if (!this.refunds.includes(id)) this.refunds.push(id)
    })
  }

  #add(given: Omit<CardIntent, 'id' | 'clientSecret'>): CardIntent {
    const id = `pi_${this.#intents.size + 1}`
    const intent = { id, clientSecret: `${id}_secret`, ...given }
    this.#intents.set(id, intent)
    return intent
  }

  async #call<Value>(name: keyof Cards, act: () => Value): Promise<Value> {
    await this.#reach(`before ${name}`)
    if (this.down) throw new CardsUnavailable('The provider is down')
    const value = act()
    await this.#reach(`after ${name}`)
    return value
  }

  async #reach(moment: Moment): Promise<void> {
    const act = this.#meanwhile.get(moment)
    this.#meanwhile.delete(moment)
    await act?.()
  }
}
