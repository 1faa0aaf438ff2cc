import { minuteMs } from '../../../server/platform/clock.ts'
import { beingPaid, changed, priceIn, sharesOf, sharesWithout, storeShares, zoneOf } from './pricing.ts'
import { type Country, givenBack, type Order } from './records.ts'
import { type Answer, closePaymentOf } from './settling.ts'
import { NoAnswer, type ReferenceShop, returnPieces, takePieces } from './shop.ts'

/** A hold is short until payment begins. */
export const shortHoldMs = 30 * minuteMs
export const fullHoldMs = 24 * 60 * minuteMs

export interface Line {
  readonly tool: number
  readonly quantity: number
}

/** Books all lines or none; each becomes an order that holds its pieces. */
export function book(shop: ReferenceShop, customer: number, lines: readonly Line[], isSet: boolean): Answer {
  const refusals = lines.flatMap((line, index) => {
    const code = refusalOfLine(shop, line)
    return code === undefined ? [] : [{ index, code }]
  })
  const [first] = refusals
  if (first) {
    const named = refusals.map(({ index, code }) => `${index}:${code}`).join(' ')
    return isSet ? `LINES_REFUSED ${named}` : first.code
  }
  if (shop.now >= shop.sessionsEndAt) return 'SESSION_ENDED'
  const bookedWith: Order[] = []
  const country = shop.charges ? (shop.lastCountry.get(customer) ?? null) : null
  for (const { tool, quantity } of lines) {
    const unit = shop.tools[tool]?.cents ?? 0
    const goods = quantity * priceIn(country, unit)
    const order: Order = {
      index: shop.orders.length,
      customer,
      tool,
      quantity,
      unit,
      goods,
      delivery: 0,
      cents: goods,
      country,
      address: null,
      bookedWith,
      state: 'unpaid',
      isHeld: false,
      hold: { endsAt: shop.now + shortHoldMs, extendsTo: shop.now + fullHoldMs },
      paidBy: null,
      isWithdrawn: false,
      isSent: false,
    }
    takePieces(shop, order)
    bookedWith.push(order)
    shop.orders.push(order)
  }
  if (shop.charges) storeShares(sharesOf(bookedWith))
  return bookedAnswer(bookedWith)
}

/** Returns the answer to a booking, also to a repeated one: the orders at their present prices. */
export function bookedAnswer(orders: readonly Order[]): Answer {
  return `done ${orders.map(({ index, cents }) => `${index} at ${cents}`).join(', ')}`
}

/** Returns why a line cannot be booked now; undefined if it can. */
export function refusalOfLine(
  { tools }: Pick<ReferenceShop, 'tools'>,
  { tool, quantity }: Line,
): string | undefined {
  const booked = tools[tool]
  if (!booked?.isForSale) return 'TOOL_NOT_FOUND'
  if (quantity > booked.stock) return 'QUANTITY_ABOVE_AVAILABLE'
  return quantity < booked.minimum ? 'QUANTITY_BELOW_MINIMUM' : undefined
}

/** Cancels a customer's unpaid order, unless its payment turns out to have taken money. */
export function cancel(shop: ReferenceShop, customer: number, order: Order): Answer {
  if (order.customer !== customer || order.state === 'cancelled') return 'ORDER_NOT_FOUND'
  return cancelUnpaid(shop, order)
}

/** The others of the parcel get other shares of the fee; their open payments are closed first. */
function cancelUnpaid(shop: ReferenceShop, order: Order): Answer {
  for (;;) {
    const closed = closePaymentOf(shop, order)
    if (closed === 'ORDER_ALREADY_PAID' || order.state === 'paid') return 'ORDER_PAID_CANNOT_CANCEL'
    if (closed !== 'done') return closed
    const shares = sharesWithout(shop, order)
    const open = beingPaid(shop, shares.keys())
    for (const other of open) closePaymentOf(shop, other)
    if (open.length > 0) continue
    order.state = 'cancelled'
    storeShares(shares)
    returnPieces(shop, order)
    return 'done'
  }
}

/** Gives orders an address. Unpaid ones of another country, and those booked with them, get other prices. */
export function move(
  shop: ReferenceShop,
  customer: number,
  named: readonly Order[],
  country: Country,
): Answer {
  for (;;) {
    for (const order of named) {
      if (order.customer !== customer || order.state === 'cancelled') return 'ORDER_NOT_FOUND'
      if (order.isSent) return 'ORDER_SENT'
    }
    const isPaidElsewhere = named.some(
      (order) =>
        order.state === 'paid' &&
        order.address !== null &&
        order.address !== country &&
        zoneOf(order) !== country,
    )
    if (shop.charges && isPaidElsewhere) return 'DELIVERY_PAID'
    const moved = movedOrders(shop, named, country)
    const former = new Map(moved.map((order) => [order, { ...order }]))
    for (const order of moved)
      Object.assign(order, { country, goods: order.quantity * priceIn(country, order.unit) })
    const groups = new Set(named.map(({ bookedWith }) => bookedWith))
    const shares = new Map(
      [...groups].flatMap((group) =>
        group.some((order) => former.has(order) && zoneOf(former.get(order) ?? order) !== country)
          ? [...changed(sharesOf(group))]
          : [],
      ),
    )
    const open = beingPaid(shop, shares.keys())
    const isRefused = open.length === 0 && shop.now >= shop.sessionsEndAt
    if (open.length > 0 || isRefused) for (const [order, before] of former) Object.assign(order, before)
    for (const order of open) closePaymentOf(shop, order)
    if (isRefused) return 'SESSION_ENDED'
    if (open.length > 0) continue
    storeShares(shares)
    const given = named.filter(({ address }) => address !== country)
    for (const order of given) order.address = country
    shop.lastCountry.set(customer, country)
    return `done ${given.length}, ${shares.size} at another price`
  }
}

/**
 * Returns the unpaid orders that are priced for the country from now on, including orders without an address that were
 * booked with them.
 */
function movedOrders(
  { charges }: ReferenceShop,
  named: readonly Order[],
  country: Country,
): readonly Order[] {
  if (!charges) return []
  const all = new Set(named.flatMap(({ bookedWith }) => bookedWith))
  return [...all].filter(
    (order) =>
      order.state === 'unpaid' &&
      order.country !== country &&
      (named.includes(order) || order.address === null),
  )
}

/** Withdraws from all orders that were booked together: cancels the unpaid ones and marks the paid ones. */
export function withdraw(shop: ReferenceShop, { bookedWith }: Order): Answer {
  const open = bookedWith.filter(canBeWithdrawn)
  for (const order of open.filter(({ state }) => state === 'unpaid')) {
    const answer = cancelUnpaid(shop, order)
    if (answer === 'done') order.isWithdrawn = true
    else if (answer !== 'ORDER_PAID_CANNOT_CANCEL') return answer
  }
  for (const order of bookedWith) order.isWithdrawn ||= order.state === 'paid' && canBeWithdrawn(order)
  return 'done'
}

function canBeWithdrawn(order: Order): boolean {
  if (order.isWithdrawn || order.state === 'cancelled') return false
  return order.state === 'unpaid' || givenBack(order) < order.cents
}

/** Ends due holds, in the given order. An unavailable provider is asked once. */
export function expireHolds(shop: ReferenceShop, expired: readonly Order[]): Answer {
  let isDown = false
  for (const order of expired) {
    let closed: Answer = 'done'
    try {
      if (!isDown) closed = closePaymentOf(shop, order)
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error
      isDown = true
    }
    const isOver = order.state === 'unpaid' && order.hold !== null && order.hold.endsAt <= shop.now
    if (closed === 'done' && isOver) returnPieces(shop, order)
  }
  return 'done'
}

/** Marks a paid order as sent, once. */
export function send(order: Order): Answer {
  if (order.state === 'cancelled') return 'ORDER_NOT_FOUND'
  if (order.state === 'unpaid') return 'ORDER_NOT_PAID'
  if (order.isSent) return 'done before'
  if (givenBack(order) >= order.cents) return 'ORDER_REFUNDED'
  if (order.isWithdrawn) return 'ORDER_WITHDRAWN'
  order.isSent = true
  return 'done now'
}
