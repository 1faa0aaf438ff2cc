import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

/** The steps of buying a basket, in order. Only some baskets are partly cancelled, refunded or withdrawn from. */
export const steps = ['hold', 'cancel', 'open', 'pay', 'settle', 'refund', 'withdraw'] as const

export type Step = (typeof steps)[number]

/** Acknowledgements of the shop and the provider to one buyer of one basket. */
export interface Acknowledged {
  readonly key: string
  /** The purchase, with the orders and prices of its lines. */
  readonly purchase?: string
  readonly purchaseNumber?: string
  readonly orders: readonly { readonly id: string; readonly number: string; readonly cents: number }[]
  /** True if the buyer of this order does not return. */
  readonly abandoned?: boolean
  readonly withdrawn?: boolean
  readonly cancelled?: string
  readonly intentId?: string
  /** The provider took the money. */
  readonly charged?: boolean
  readonly settled?: boolean
  /** The refund of the first paid order, in cents. */
  readonly refund?: { readonly id: string; readonly cents: number }
}

interface Buying {
  readonly origin: string
  readonly secretKey: string
  readonly adminToken: string
  readonly toolIds: readonly string[]
}

/** The shop gave no answer, because it was killed. */
class NoAnswer extends Error {}

/**
 * Buys baskets one by one: books three lines, cancels one (every third basket), opens the payment of the others, pays
 * and settles it, and gets a partial refund (every second basket) or withdraws from all orders (every fourth). One of
 * seven baskets is abandoned unpaid, and one is withdrawn from before it is paid. A step without an answer is repeated
 * once the shop is back, as browsers do, so each step may be executed twice.
 */
export class Buyer {
  readonly #token: string
  readonly #email: string
  readonly #number: number
  readonly #bought: Acknowledged[] = []
  #basket: Acknowledged = begin()
  #step: Step = 'hold'
  /** Answers that no step expects, such as a 500. */
  readonly wrong: string[] = []
  /** The number of answers that the shop or the provider is busy; the call is then repeated. */
  busy = 0

  constructor(token: string, email: string, number: number) {
    this.#token = token
    this.#email = email
    this.#number = number
  }

  /** Everything that was acknowledged so far. */
  get acknowledged(): readonly Acknowledged[] {
    return [...this.#bought, this.#basket]
  }

  /**
   * Continues until the shop gives no answer, or until `isOver` at the end of a basket.
   * @returns the step that waited for its answer; undefined at the end of a basket.
   */
  async buy(shop: Buying, isOver: () => boolean): Promise<Step | undefined> {
    try {
      while (!(isOver() && this.#step === 'hold')) await this.#take(shop)
      return undefined
    } catch (error) {
      if (error instanceof NoAnswer) return this.#step
      throw error
    }
  }

  async #take(shop: Buying): Promise<void> {
    const count = this.#bought.length + this.#number
    const { key, purchaseNumber, orders, cancelled, intentId } = this.#basket
    const kept = orders.filter(({ id }) => id !== cancelled)
    switch (this.#step) {
      case 'hold': {
        const lines = shop.toolIds
          .slice(count % 3, (count % 3) + 3)
          .map((Id, index) => ({ Id, quantity: index + 1 }))
        const body = await this.#ask<Held>(shop, 'POST', '/api/purchases', { lines }, key)
        const held = body.orders.map(({ _id, number, price }) => {
          return { id: _id, number, cents: Math.round(price * 100) }
        })
        const abandoned = count % 7 === 3
        const following = abandoned
          ? 'hold'
          : count % 7 === 5
            ? 'withdraw'
            : count % 3 === 0
              ? 'cancel'
              : 'open'
        const basket = { purchase: body.insertedId, purchaseNumber: body.number, orders: held, abandoned }
        return this.#next(basket, following)
      }
      case 'cancel': {
        const id = orders[0]?.id ?? ''
        // After a lost answer, a repeated cancellation finds the order already gone.
        await this.#ask(shop, 'DELETE', `/api/bookings/${id}`, undefined, undefined, 404)
        return this.#next({ cancelled: id }, 'open')
      }
      case 'open': {
        const price = kept.reduce((sum, { cents }) => sum + cents, 0) / 100
        const body = { price, orders: kept.map(({ id }) => id) }
        const { clientSecret } = await this.#ask<{ clientSecret: string }>(
          shop,
          'POST',
          '/api/create-payment-intent',
          body,
        )
        return this.#next({ intentId: clientSecret.replace(/_secret.*$/, '') }, 'pay')
      }
      case 'pay': {
        // Repeated after a lost answer, the provider refuses: the payment has succeeded.
        await this.#confirm(shop, intentId ?? '')
        return this.#next({ charged: true }, 'settle')
      }
      case 'settle': {
        const order = kept[count % kept.length]?.id ?? ''
        const body = { order, transactionId: intentId }
        await this.#ask(shop, 'PATCH', `/api/bookings/${order}`, body)
        const following = count % 2 === 0 ? 'refund' : count % 4 === 1 ? 'withdraw' : 'hold'
        return this.#next({ settled: true }, following)
      }
      case 'withdraw': {
        const body = { number: purchaseNumber, email: this.#email, orders: kept.map(({ number }) => number) }
        await this.#ask(shop, 'POST', '/api/withdrawals', body)
        return this.#next({ withdrawn: true }, 'hold')
      }
      case 'refund': {
        const [first] = kept
        const cents = 1 + (count % (first?.cents ?? 1))
        const body = { amount: cents / 100, reason: 'A scratch', restock: 0 }
        const path = `/api/bookings/${first?.id}/refunds`
        const { insertedId } = await this.#ask<{ insertedId: string }>(
          shop,
          'POST',
          path,
          body,
          `refund-${key}`,
        )
        return this.#next({ refund: { id: insertedId, cents } }, 'hold')
      }
    }
  }

  #next(acknowledged: Partial<Acknowledged>, step: Step): void {
    this.#basket = { ...this.#basket, ...acknowledged }
    this.#step = step
    if (step !== 'hold') return
    this.#bought.push(this.#basket)
    this.#basket = begin()
  }

  async #ask<Answer>(
    { origin, adminToken }: Buying,
    method: string,
    path: string,
    body?: unknown,
    key?: string,
    alsoFine?: number,
  ): Promise<Answer> {
    const token = this.#step === 'refund' ? adminToken : this.#token
    const request = () => ({
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    let { status, text } = await answered(origin + path, request())
    while (status === 503) {
      this.busy += 1
      await wait(100)
      ;({ status, text } = await answered(origin + path, request()))
    }
    if (status !== 200 && status !== alsoFine) this.#fail(status, text)
    return JSON.parse(text) as Answer
  }

  async #confirm({ origin, secretKey }: Buying, intentId: string): Promise<void> {
    const headers = {
      authorization: `Bearer ${secretKey}`,
      'content-type': 'application/x-www-form-urlencoded',
    }
    const request = { method: 'POST', headers, body: 'payment_method=pm_card_visa' }
    const confirm = () => answered(`${origin}/v1/payment_intents/${intentId}/confirm`, request)
    let { status, text } = await confirm()
    // The provider itself fails, because its database is unavailable.
    while (status === 500 && text.includes('"api_error"')) {
      this.busy += 1
      await wait(100)
      ;({ status, text } = await confirm())
    }
    if (status === 200 || text.includes('"succeeded"')) return
    this.#fail(status, text)
  }

  #fail(status: number, text: string): never {
    this.wrong.push(`${this.#step}: ${status} ${text.slice(0, 200)}`)
    throw new NoAnswer()
  }
}

interface Held {
  readonly insertedId: string
  readonly number: string
  readonly orders: readonly { readonly _id: string; readonly number: string; readonly price: number }[]
}

function begin(): Acknowledged {
  return { key: randomUUID(), orders: [] }
}

async function answered(address: string, init: RequestInit) {
  try {
    const answer = await fetch(address, init)
    return { status: answer.status, text: await answer.text() }
  } catch (error) {
    // fetch reports a refused or broken connection as a TypeError.
    if (error instanceof TypeError) throw new NoAnswer()
    throw error
  }
}
