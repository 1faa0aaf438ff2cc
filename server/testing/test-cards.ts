import {
  type CardDispute,
  type CardEvent,
  type CardIntent,
  type CardRefund,
  type Cards,
  CardsUnavailable,
  currency,
  type DeclinedCharge,
  type RefundRefused,
} from '../providers/cards/cards.ts'

type Moment = `${'before' | 'after'} ${keyof Cards}`

/**
 * A card provider in memory that behaves as Stripe does (the same idempotency key answers what the first call
 * answered) and that a test can steer: what the customer does at the card form, and what happens between two
 * steps of the shop.
 */
export class TestCards implements Cards {
  /** While true, no call is answered. */
  down = false
  /** Set: every refund is refused so. */
  refusal: RefundRefused | undefined
  /** Set: every new attempt at a refund fails, before it is made or after, and the failure is kept under its key. */
  refundFails: 'before' | 'after' | undefined
  /** What it tells when it is asked what happened. */
  readonly events: CardEvent[] = []
  /** From which instants on it was asked. */
  readonly eventsAskedSince: number[] = []
  readonly #refunds: (CardRefund & { readonly intentId: string; readonly key: string | undefined })[] = []
  readonly #keptFailures = new Set<string>()
  readonly #declined = new Map<string, DeclinedCharge[]>()
  readonly #disputes = new Map<string, CardDispute[]>()
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
    const card = { brand: 'visa', last4: '4242' }
    this.change(id, { status: 'succeeded', card, failedChargeId: undefined })
    return true
  }

  /** The customer tries a card that its bank declines. False when the provider does not ask the bank (any more). */
  decline(id: string, at: number): boolean {
    const intent = this.intent(id)
    if (intent.status !== 'waiting') return false
    const declined = this.#declined.get(id) ?? []
    const charge = { id: `ch_${id}_${declined.length + 1}`, at }
    this.#declined.set(id, [charge, ...declined])
    this.change(id, { failedChargeId: charge.id })
    this.events.push({ id: `evt_of_${charge.id}`, type: 'charge.failed', intentId: id })
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
    const paid = { amountCents: 0, currency, orderId: undefined, card: undefined } as const
    return this.#add({ ...paid, status: 'succeeded', ...given })
  }

  createIntent({ amountCents, orderId, idempotencyKey }: Parameters<Cards['createIntent']>[0]) {
    return this.#call('createIntent', () => {
      const first = this.#firstAnswers.get(idempotencyKey)
      if (first) return first
      const made = this.#add({ amountCents, orderId, currency, status: 'waiting', card: undefined })
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

  refund(wanted: Parameters<Cards['refund']>[0]): ReturnType<Cards['refund']> {
    return this.#call('refund', () => {
      const { intentId, amountCents, refundId, attempt } = wanted
      const key = `${refundId} ${attempt}`
      if (this.#keptFailures.has(key)) return 'failed before'
      const earlier = this.#refunds.find((refund) => refund.key === key)
      const answer = () => earlier ?? this.refusal ?? this.#giveBack(intentId, amountCents, refundId, key)
      if (this.refundFails === undefined) return answer()
      this.#keptFailures.add(key)
      if (this.refundFails === 'after') answer()
      throw new CardsUnavailable('The provider failed')
    })
  }

  listRefunds(intentId: string): Promise<readonly CardRefund[]> {
    return this.#call('listRefunds', () => this.#refunds.filter((refund) => refund.intentId === intentId))
  }

  listDeclinedCharges(intentId: string): Promise<readonly DeclinedCharge[]> {
    return this.#call('listDeclinedCharges', () => this.#declined.get(intentId) ?? [])
  }

  listDisputes(intentId: string): Promise<readonly CardDispute[]> {
    return this.#call('listDisputes', () => this.#disputes.get(intentId) ?? [])
  }

  /** The bank disputes an intent's charge, or says something else of the dispute that there is. */
  dispute(intentId: string, change: Partial<CardDispute> = {}): void {
    const { amountCents, currency } = this.intent(intentId)
    const opened = {
      reason: 'fraudulent',
      status: 'open',
      openedAt: 1_790_000_000_000,
      answerBy: undefined,
    } as const
    const made = { id: `dp_of_${intentId}`, amountCents, currency, ...opened, ...change }
    this.#disputes.set(intentId, [made])
    const type = made.status === 'open' ? 'charge.dispute.created' : 'charge.dispute.closed'
    this.events.push({ id: `evt_${made.status}_${made.id}`, type, intentId })
  }

  listEvents(since: number): Promise<readonly CardEvent[]> {
    return this.#call('listEvents', () => {
      this.eventsAskedSince.push(since)
      return [...this.events]
    })
  }

  /** Somebody gives an amount back in the provider's own dashboard; answers the refund's number there. */
  refundByHand(intentId: string, amountCents: number): string {
    const made = this.#giveBack(intentId, amountCents)
    if ('refused' in made) throw new Error(made.message)
    this.events.push({ id: `evt_of_${made.id}`, type: 'refund.created', intentId })
    return made.id
  }

  /** A day has passed since the last refund: what was asked for under a key is asked for anew under the same one. */
  forgetKeys(): void {
    this.#keptFailures.clear()
    for (const [at, refund] of this.#refunds.entries()) this.#refunds[at] = { ...refund, key: undefined }
  }

  /** Something becomes of a refund at the provider. */
  changeRefund(id: string, status: CardRefund['status']): void {
    const at = this.#refunds.findIndex((refund) => refund.id === id)
    const refund = this.#refunds[at]
    if (!refund) throw new Error(`The provider has no refund ${id}`)
    this.#refunds[at] = { ...refund, status }
  }

  /** The intents of all refunds that did not fail, once for each. */
  get refunds(): readonly string[] {
    return this.#standing().map(({ intentId }) => intentId)
  }

  /** What of an intent went back or is on its way. */
  refundedCents(intentId: string): number {
    const ofIntent = this.#standing().filter((refund) => refund.intentId === intentId)
    return ofIntent.reduce((sum, { amountCents }) => sum + amountCents, 0)
  }

  #standing() {
    return this.#refunds.filter(({ status }) => status !== 'failed')
  }

  #giveBack(intentId: string, amountCents: number, refundId?: string, key?: string) {
    const intent = this.intent(intentId)
    if (intent.status !== 'succeeded') throw new Error(`Nothing to refund of ${intentId}`)
    const left = intent.amountCents - this.refundedCents(intentId)
    if (left === 0) return { refused: 'charge_already_refunded', message: 'It went back already.' }
    if (amountCents > left) return { refused: 'amount_too_large', message: 'That is more than is left.' }
    const refund = {
      id: `re_${this.#refunds.length + 1}`,
      intentId,
      amountCents,
      currency: intent.currency,
      status: 'succeeded',
      refundId,
      key,
    } as const
    this.#refunds.push(refund)
    return refund
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
