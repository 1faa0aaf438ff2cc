import {
  type CardDispute,
  type CardEvent,
  type CardIntent,
  type CardRefund,
  type Cards,
  CardsUnavailable,
  type DeclinedCharge,
  type RefundRefused,
} from '../providers/cards/cards.ts'

type Moment = `${'before' | 'after'} ${keyof Cards}`

/**
 * An in-memory card provider that behaves like Stripe (repeated idempotency keys return the first response) and that
 * tests control: the customer's actions in the card form, and events between two steps of the shop.
 */
export class TestCards implements Cards {
  /** While true, every call fails. */
  down = false
  /** Refuses every refund with this error, if set. */
  refusal: RefundRefused | undefined
  /**
   * Makes every new attempt at a refund fail, before or after the refund is made, and replays the failure for its key.
   */
  refundFails: 'before' | 'after' | undefined
  /** The events that `listEvents` returns. */
  readonly events: CardEvent[] = []
  /** The `since` argument of every `listEvents` call. */
  readonly eventsAskedSince: number[] = []
  readonly #refunds: (CardRefund & { readonly intentId: string; readonly key: string | undefined })[] = []
  readonly #keptFailures = new Set<string>()
  readonly #declined = new Map<string, DeclinedCharge[]>()
  readonly #disputes = new Map<string, CardDispute[]>()
  readonly #intents = new Map<string, CardIntent>()
  readonly #firstAnswers = new Map<string, CardIntent>()
  readonly #meanwhile = new Map<Moment, () => unknown>()
  readonly #prefix: string

  /** @param prefix starts the ids of intents and refunds, for several providers of one database. */
  constructor(prefix = '') {
    this.#prefix = prefix
  }

  /** Runs a function before or after the next call of this name; its error becomes the call's. */
  meanwhile(moment: Moment, act: () => unknown): void {
    this.#meanwhile.set(moment, act)
  }

  /** Confirms the card payment as the customer; false if the intent can no longer be paid. */
  confirm(id: string): boolean {
    const intent = this.intent(id)
    if (intent.status === 'cancelled' || intent.status === 'succeeded') return false
    const card = { brand: 'visa', last4: '4242' }
    this.change(id, { status: 'succeeded', card, failedChargeId: undefined })
    return true
  }

  /** Tries a declined card as the customer; false if the intent does not accept cards. */
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

  /** Changes an intent at the provider. */
  change(id: string, change: Partial<CardIntent>): void {
    this.#intents.set(id, { ...this.intent(id), ...change })
  }

  intent(id: string): CardIntent {
    const intent = this.#intents.get(id)
    if (!intent) throw new Error(`The provider has no intent ${id}`)
    return intent
  }

  /** Returns all intents ever created, in order. */
  intents(): readonly CardIntent[] {
    return [...this.#intents.values()]
  }

  /** Adds an intent of another shop with the same provider account. */
  foreignIntent(given: Partial<CardIntent>): CardIntent {
    const paid = { amountCents: 0, currency: 'usd', orderId: undefined, card: undefined } as const
    return this.#add({ ...paid, status: 'succeeded', ...given })
  }

  createIntent({ amountCents, currency, orderId, idempotencyKey }: Parameters<Cards['createIntent']>[0]) {
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

  /** Opens or changes a dispute of an intent's charge, like the bank. */
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

  /** Refunds an amount in the provider's dashboard; returns the refund's id. */
  refundByHand(intentId: string, amountCents: number): string {
    const made = this.#giveBack(intentId, amountCents)
    if ('refused' in made) throw new Error(made.message)
    this.events.push({ id: `evt_of_${made.id}`, type: 'refund.created', intentId })
    return made.id
  }

  /** Expires all idempotency keys, as after a day: a repeated key then makes a new refund. */
  forgetKeys(): void {
    this.#keptFailures.clear()
    for (const [at, refund] of this.#refunds.entries()) this.#refunds[at] = { ...refund, key: undefined }
  }

  /** Changes a refund's status at the provider. */
  changeRefund(id: string, status: CardRefund['status']): void {
    const at = this.#refunds.findIndex((refund) => refund.id === id)
    const refund = this.#refunds[at]
    if (!refund) throw new Error(`The provider has no refund ${id}`)
    this.#refunds[at] = { ...refund, status }
  }

  /** The intent ids of all refunds that did not fail, one per refund. */
  get refunds(): readonly string[] {
    return this.#standing().map(({ intentId }) => intentId)
  }

  /** Returns the refunded amount of an intent, including pending refunds. */
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
      id: `${this.#prefix}re_${this.#refunds.length + 1}`,
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
    const id = `${this.#prefix}pi_${this.#intents.size + 1}`
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
