import type { Country, Intent, MadeRefund, Order, Payment } from './records.ts'

/** The provider gave no answer. */
export class NoAnswer extends Error {}

/** The provider's calls whose answer may be lost. */
export const losableCalls = ['createIntent', 'cancelIntent', 'refund', 'listRefunds'] as const

export interface Loss {
  readonly call: (typeof losableCalls)[number]
  /** `before`: the provider never receives the call. `after`: it executes the call, but the shop gets no answer. */
  readonly when: 'before' | 'after'
}

/** The provider's records, and whether it is available. */
export class ReferenceProvider {
  isDown = false
  /** The next call of this name gets no answer. */
  loss: Loss | undefined
  readonly intents: Intent[] = []
  readonly #byKey = new Map<string, Intent>()
  #refunds = 0

  /** The same key gives the same intent. */
  createIntent(key: string, cents: number): Intent {
    return this.call('createIntent', () => {
      const known = this.#byKey.get(key)
      if (known) return known
      const intent: Intent = { cents, status: 'waiting', refunds: [], dispute: null }
      this.#byKey.set(key, intent)
      this.intents.push(intent)
      return intent
    })
  }

  cancelIntent(intent: Intent): void {
    this.call('cancelIntent', () => {
      if (intent.status === 'waiting') intent.status = 'cancelled'
    })
  }

  /** Refunds money; false if less is left. */
  giveBack(intent: Intent, cents: number, row: MadeRefund['row']): boolean {
    const standing = intent.refunds.filter(({ status }) => status === 'succeeded')
    if (cents > intent.cents - standing.reduce((sum, refund) => sum + refund.cents, 0)) return false
    this.#refunds += 1
    intent.refunds.push({ id: this.#refunds, cents, status: 'succeeded', row })
    return true
  }

  call<Value>(call: string, act: () => Value): Value {
    this.#lose(call, 'before')
    if (this.isDown) throw new NoAnswer()
    const value = act()
    this.#lose(call, 'after')
    return value
  }

  #lose(call: string, when: Loss['when']): void {
    if (this.loss?.call !== call || this.loss.when !== when) return
    this.loss = undefined
    throw new NoAnswer()
  }
}

interface Tool {
  cents: number
  minimum: number
  stock: number
  isForSale: boolean
}

/**
 * The shop according to its rules: orders, payments and stock in memory, one call after the other. The real shop is
 * compared with it after each step of a history (docs/decisions/0087).
 */
export interface ReferenceShop {
  now: number
  readonly sessionsEndAt: number
  readonly tools: readonly Tool[]
  readonly orders: Order[]
  readonly payments: Payment[]
  readonly provider: ReferenceProvider
  readonly handledEvents: Set<string>
  /** Whether the owner has set rates of delivery and tax; else prices include both. */
  readonly charges: boolean
  /** The country of the address that each customer used last. */
  readonly lastCountry: Map<number, Country>
}

/** Takes an order's pieces from stock, if available. */
export function takePieces({ tools }: Pick<ReferenceShop, 'tools'>, order: Order): boolean {
  const tool = tools[order.tool]
  if (!tool || tool.stock < order.quantity) return false
  tool.stock -= order.quantity
  order.isHeld = true
  return true
}

/** Returns an order's pieces to stock, once. */
export function returnPieces({ tools }: Pick<ReferenceShop, 'tools'>, order: Order): void {
  const tool = tools[order.tool]
  if (tool && order.isHeld) tool.stock += order.quantity
  order.isHeld = false
  order.hold = null
}
