import { book, cancel, type Line } from '../reference/booking.ts'
import type { Country, Order } from '../reference/records.ts'
import type { Answer } from '../reference/settling.ts'
import { ReferenceProvider, type ReferenceShop, returnPieces, takePieces } from '../reference/shop.ts'
import type { Step } from './linearize.ts'

/**
 * The reference shop during the search for an order of concurrent calls. Bookings are identified by keys, because the
 * order of the search decides which booking is the first.
 */
export interface Model {
  readonly shop: ReferenceShop
  /** The orders of each booking, in the order of its lines. */
  readonly booked: ReadonlyMap<string, readonly number[]>
}

export interface ToolAtStart {
  readonly cents: number
  readonly minimum: number
  readonly stock: number
}

/** A booking or basket under its key. */
export interface KeyedBooking {
  readonly key: string
  readonly lines: readonly Line[]
  readonly isSet: boolean
}

export type Take = Step<Model>['take']

export function modelOf(tools: readonly ToolAtStart[]): Model {
  const shop = {
    now: 0,
    sessionsEndAt: Infinity,
    tools: tools.map((tool) => ({ ...tool, isForSale: true })),
    orders: [],
    payments: [],
    provider: new ReferenceProvider(),
    handledEvents: new Set<string>(),
    charges: false,
    lastCountry: new Map<number, Country>(),
  }
  return { shop, booked: new Map() }
}

/** Returns the lines by which two states are compared: every tool, and every order by its name. */
export function linesOf({ shop, booked }: Model): readonly string[] {
  const orders = [...booked].flatMap(([key, places]) =>
    places.flatMap((place, line) => {
      const order = shop.orders[place]
      return order ? [orderLine(nameOf(key, line), order)] : []
    }),
  )
  return [...shop.tools.map(toolLine), ...orders.toSorted()]
}

export function toolLine(
  { stock, cents, minimum, isForSale }: ReferenceShop['tools'][number],
  index: number,
): string {
  return `tool ${index}: ${stock}, at least ${minimum}, at ${cents}${isForSale ? '' : ', deleted'}`
}

export function orderLine(name: string, { state, isHeld }: Pick<Order, 'state' | 'isHeld'>): string {
  return `order ${name}: ${state}${isHeld ? ', held' : ''}`
}

/** Names an order by the key of its booking and the position of its line. */
export function nameOf(key: string, line: number): string {
  return `${key}/${line}`
}

/** An act of the rules with this answer, or with any answer if it was lost. */
export function acts(act: (shop: ReferenceShop) => Answer, answer: Answer | undefined): Take {
  return (model) => {
    const next = copyOf(model)
    const given = act(next.shop)
    if (answer !== undefined && given !== answer) return undefined
    return given.startsWith('done') ? next : model
  }
}

/** A booking under a key; a repetition gets the first answer. */
export function books(who: number, { key, lines, isSet }: KeyedBooking, answer: Answer | undefined): Take {
  return (model) => {
    const earlier = model.booked.get(key)
    const next = earlier ? model : copyOf(model)
    const before = next.shop.orders.length
    const refusal = earlier ? 'done' : book(next.shop, who, lines, isSet)
    const places = earlier ?? next.shop.orders.slice(before).map(({ index }) => index)
    const isDone = refusal.startsWith('done')
    const given = isDone ? bookedAnswer(places.map((place) => next.shop.orders[place]?.cents ?? 0)) : refusal
    if (answer !== undefined && given !== answer) return undefined
    if (earlier || !isDone) return model
    return { ...next, booked: new Map([...model.booked, [key, places]]) }
  }
}

/** Returns the answer of a booking: the price of each order, in the order of its lines. */
export function bookedAnswer(cents: readonly number[]): Answer {
  return `done at ${cents.join(', ')}`
}

/** An observation at some instant, which changes nothing. */
export function sees(holds: (model: Model) => boolean): Take {
  return (model) => (holds(model) ? model : undefined)
}

export function findNamed({ shop, booked }: Model, name: string): Order | undefined {
  const [key = '', line = ''] = name.split('/')
  const place = booked.get(key)?.[Number(line)]
  return place === undefined ? undefined : shop.orders[place]
}

/** A change of an existing order; undefined if the order's state does not allow it. */
function changes(name: string, change: (shop: ReferenceShop, order: Order) => boolean): Take {
  return (model) => {
    const next = copyOf(model)
    const order = findNamed(next, name)
    return order && change(next.shop, order) ? next : undefined
  }
}

/** The cancellation of an order by its customer. */
export function cancels(name: string, answer: Answer | undefined): Take {
  return (model) =>
    acts((shop) => {
      const order = findNamed({ ...model, shop }, name)
      return order ? cancel(shop, order.customer, order) : 'ORDER_NOT_FOUND'
    }, answer)(model)
}

/** Steps that the shop does on its own or within a payment, read from its ledger and orders. */
export const inner = {
  expires: (name: string): Take =>
    changes(name, (shop, order) => {
      if (order.state !== 'unpaid' || !order.isHeld) return false
      returnPieces(shop, order)
      return true
    }),
  isRetaken: (name: string): Take =>
    changes(name, (shop, order) => order.state === 'unpaid' && !order.isHeld && takePieces(shop, order)),
  isPaid: (name: string): Take =>
    changes(name, (_shop, order) => {
      if (order.state !== 'unpaid' || !order.isHeld) return false
      order.state = 'paid'
      return true
    }),
  isRestocked: (name: string, pieces: number): Take =>
    changes(name, ({ tools }, order) => {
      const tool = tools[order.tool]
      if (!tool || order.state !== 'paid') return false
      tool.stock += pieces
      return true
    }),
}

function copyOf({ shop, booked }: Model): Model {
  const tools = shop.tools.map((tool) => ({ ...tool }))
  const orders = shop.orders.map((order) => ({ ...order }))
  return { shop: { ...shop, tools, orders }, booked }
}
