/** The states of an order (spec §4; cancelled orders leave the lists and stay in the ledger). */
export const orderStates = ['unpaid', 'paid', 'cancelled'] as const
export type OrderState = (typeof orderStates)[number]

/** The state of an order that is in a list; cancelled orders are in none (spec §4). */
export function stateOf({ paid }: { readonly paid?: boolean | null | undefined }): OrderState {
  return paid ? 'paid' : 'unpaid'
}

/** What may be done with an order. */
export type OrderAction = 'pay' | 'cancel' | 'send'

/** Which action is allowed in which state: the one table that client and server go by. */
const allowedActions: Readonly<Record<OrderState, Readonly<Record<OrderAction, boolean>>>> = {
  unpaid: { pay: true, cancel: true, send: false },
  paid: { pay: false, cancel: false, send: true },
  cancelled: { pay: false, cancel: false, send: false },
}

/** Whether an order in this state lets this be done with it. */
export function mayOrder(state: OrderState, action: OrderAction): boolean {
  return allowedActions[state][action]
}

/** What an order says of its money, in dollars. */
interface OrderMoney {
  readonly price: number
  /** What went back to the card, of whatever was paid for the order. */
  readonly refunded?: number | undefined
  /** What of a paid order has not gone back and is not about to; absent where the shop does not tell. */
  readonly refundable?: number | null | undefined
}

/** How much of a paid order went back or is on its way: nothing, a part, or the whole. */
export function refundState({ price, refundable }: OrderMoney): 'none' | 'part' | 'whole' {
  if (refundable === undefined || refundable === null || refundable >= price) return 'none'
  return refundable === 0 ? 'whole' : 'part'
}

/** Dollars of a paid order that the card provider has not sent back yet, though the shop has asked for it. */
export function onItsWayBack({ price, refunded = 0, refundable }: OrderMoney): number {
  if (refundable === undefined || refundable === null) return 0
  return Math.max(0, Math.round((price - refundable - refunded) * 100) / 100)
}
