import { minuteMs } from '../../../server/platform/clock.ts'
import { givenBack, type Order } from './records.ts'
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
  for (const { tool, quantity } of lines) {
    const order: Order = {
      index: shop.orders.length,
      customer,
      tool,
      quantity,
      cents: quantity * (shop.tools[tool]?.cents ?? 0),
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
  return bookedAnswer(bookedWith)
}

function bookedAnswer(orders: readonly Order[]): Answer {
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

function cancelUnpaid(shop: ReferenceShop, order: Order): Answer {
  const closed = closePaymentOf(shop, order)
  if (closed === 'ORDER_ALREADY_PAID' || order.state === 'paid') return 'ORDER_PAID_CANNOT_CANCEL'
  if (closed !== 'done') return closed
  order.state = 'cancelled'
  returnPieces(shop, order)
  return 'done'
}

/** Withdraws from everything booked together with an order: unpaid orders are cancelled, paid ones marked. */
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
