/** A country of delivery: home, or another one of the EU. */
export type Country = 'DE' | 'AT'

/** An order with its history, from the customer's view. */
export interface Order {
  /** The order's place among all orders of the history. */
  readonly index: number
  readonly customer: number
  readonly tool: number
  readonly quantity: number
  /** What the customer pays: goods and delivery. */
  cents: number
  goods: number
  delivery: number
  /** The price of the catalogue. */
  readonly unit: number
  /** The country for which it is priced; null if it is unknown, and while prices include tax and delivery. */
  country: Country | null
  /** The country of its address; null without one. */
  address: Country | null
  /** The orders that were booked with it, itself included. */
  readonly bookedWith: readonly Order[]
  state: 'unpaid' | 'paid' | 'cancelled'
  /** Whether its pieces are out of the stock. */
  isHeld: boolean
  /** Whether the order is unpaid and held. */
  hold: { readonly endsAt: number; readonly extendsTo: number | null } | null
  paidBy: Payment | null
  isWithdrawn: boolean
  isSent: boolean
}

/** A refund as the shop stores it. */
export interface Refund {
  readonly origin: 'admin' | 'shop' | 'provider'
  readonly cents: number
  /** How much of it is delivery. */
  readonly delivery: number
  /** The refunded part of each order; empty while its payment has no order. */
  parts: ReadonlyMap<Order, number>
  state: 'due' | 'succeeded' | 'failed'
  /** Pieces that return to the stock when the refund succeeds. */
  restock: number
  /** Whether the refund ever succeeded, because the bank may return it later. */
  hasSucceeded: boolean
}

/** A refund at the provider, with the shop's row once it exists. */
export interface MadeRefund {
  readonly id: number
  readonly cents: number
  status: 'succeeded' | 'failed'
  row: Refund | null
}

type Dispute = 'open' | 'won' | 'lost'

/** A payment intent at the provider. */
export interface Intent {
  cents: number
  status: 'waiting' | 'cancelled' | 'succeeded'
  readonly refunds: MadeRefund[]
  dispute: Dispute | null
}

/** A payment as the shop stores it. */
export interface Payment {
  readonly index: number
  readonly customer: number
  readonly cents: number
  readonly openedAt: number
  readonly intent: Intent
  /** Empty for a payment by price only, until an order takes the money. */
  orders: readonly Order[]
  /** The prices of its orders when it was opened or got its order. */
  parts: ReadonlyMap<Order, number>
  state: 'open' | 'cancelled' | 'succeeded' | 'refund-due' | 'refunded'
  readonly refunds: Refund[]
  /** The content of its invoice; null without one. */
  invoicedCents: number | null
  /** The invoiced amount of each country, if orders have the tax of their country. */
  invoicedOf: ReadonlyMap<Country, number>
  /** The dispute's state that the shop knows. */
  dispute: Dispute | null
}

/** Returns the remaining amount of an order's part in a payment, without completed and pending refunds. */
function leftOf(payment: Payment, order: Order): number {
  const part = payment.parts.get(order) ?? order.cents
  return Math.max(0, part - partsOf(payment, order, ({ state }) => state !== 'failed'))
}

/** Returns the refunded amount of a paid order, including pending refunds. */
export function givenBack(order: Order): number {
  return order.paidBy === null ? 0 : partsOf(order.paidBy, order, ({ state }) => state !== 'failed')
}

/** Adds up an order's parts in some refunds of a payment. */
export function partsOf(payment: Payment, order: Order, which: (refund: Refund) => boolean): number {
  return sumOf(payment.refunds.filter(which).map(({ parts }) => parts.get(order) ?? 0))
}

/** Returns how much of a payment's invoiced money its papers credit, for a country. */
export function creditedOf({ refunds, ...payment }: Payment, country: Country): number {
  const parts = refunds.filter(({ state }) => state === 'succeeded').flatMap((refund) => [...refund.parts])
  const credited = parts.filter(
    ([{ paidBy, country: of }]) => paidBy?.index === payment.index && (of ?? 'DE') === country,
  )
  return sumOf(credited.map(([, cents]) => cents))
}

/** Returns the papers of a payment: its invoice, and the paper of each refund of an order that it paid. */
export function papersOf(payment: Payment): readonly string[] {
  if (payment.invoicedCents === null) return []
  const following = payment.refunds.flatMap(({ parts, state, hasSucceeded }) => {
    const ofPaid = [...parts].filter(([order]) => order.paidBy === payment)
    const cents = sumOf(ofPaid.map(([, part]) => part))
    if (!hasSucceeded || ofPaid.length === 0) return []
    return state === 'failed' ? [`credit-note ${cents}`, `invoice ${cents}`] : [`credit-note ${cents}`]
  })
  return [`invoice ${payment.invoicedCents}`, ...following]
}

/** Returns the most urgent state of the disputes about an order's payments. */
export function disputeOf(order: Order, payments: readonly Payment[]): Dispute | null {
  const states = payments.filter(({ orders }) => orders.includes(order)).map(({ dispute }) => dispute)
  return (['open', 'lost', 'won'] as const).find((state) => states.includes(state)) ?? null
}

/**
 * Attributes a refund with only an amount (docs/decisions/0056): first to orders that took no money, then to the
 * order with exactly this remainder, otherwise in turn. The last order gets any excess.
 */
export function attribute(cents: number, payment: Payment): ReadonlyMap<Order, number> {
  const unused = payment.orders.filter(({ paidBy }) => paidBy !== payment)
  const used = payment.orders.filter(({ paidBy }) => paidBy === payment)
  const isOwed = unused.some((order) => leftOf(payment, order) > 0)
  const candidates = isOwed ? unused : payment.orders
  const exact = candidates.find((order) => leftOf(payment, order) === cents)
  if (exact) return new Map([[exact, cents]])
  const parts = new Map<Order, number>()
  let rest = cents
  for (const order of [...unused, ...used]) {
    const part = Math.min(rest, leftOf(payment, order))
    if (part > 0) parts.set(order, part)
    rest -= part
  }
  const last = unused.at(-1) ?? used.at(-1)
  if (rest > 0 && last) parts.set(last, (parts.get(last) ?? 0) + rest)
  return parts
}

export function sumOf(cents: readonly number[]): number {
  return cents.reduce((sum, each) => sum + each, 0)
}
