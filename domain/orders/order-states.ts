import { sumOfAmounts } from '../money.ts'

/**
 * The stored states of an order (spec §4). Cancelled orders leave the spec's lists and stay in the ledger. An order on
 * account is stored as paid: its goods leave, and its invoice is issued, as those of a paid one.
 */
export const storedOrderStates = ['unpaid', 'paid', 'cancelled'] as const
export type StoredOrderState = (typeof storedOrderStates)[number]

/** The states of an order as people see it. `on-account`: a company pays its invoice later. */
export type OrderState = StoredOrderState | 'on-account'

/** The fields of an answer that decide an order's state; only an extension returns cancelled orders. */
interface ListedOrder {
  readonly paid?: boolean | null | undefined
  readonly onAccount?: boolean | undefined
  readonly cancelledAt?: number | null | undefined
}

/** Returns the state of a listed order. */
export function stateOf({ paid, onAccount, cancelledAt }: ListedOrder): OrderState {
  if (typeof cancelledAt === 'number') return 'cancelled'
  if (paid) return 'paid'
  return onAccount ? 'on-account' : 'unpaid'
}

/** Returns whether a company has yet to pay the invoice of an order on account. */
export function isOwed(order: {
  readonly onAccountAt: number | null
  readonly settledAt: number | null
}): boolean {
  return order.onAccountAt !== null && order.settledAt === null
}

/** Returns the state of a stored order as people see it. */
export function seenState(
  order: { readonly state: StoredOrderState } & Parameters<typeof isOwed>[0],
): OrderState {
  return order.state === 'paid' && isOwed(order) ? 'on-account' : order.state
}

/** Actions on an order. */
export type OrderAction = 'pay' | 'cancel' | 'send' | 'readdress'

/** The allowed actions of each state, for client and server. */
const allowedActions: Readonly<Record<OrderState, Readonly<Record<OrderAction, boolean>>>> = {
  unpaid: { pay: true, cancel: true, send: false, readdress: true },
  'on-account': { pay: true, cancel: false, send: true, readdress: true },
  paid: { pay: false, cancel: false, send: true, readdress: true },
  cancelled: { pay: false, cancel: false, send: false, readdress: false },
}

/** Returns whether an order in this state permits the action. */
export function mayOrder(state: OrderState, action: OrderAction): boolean {
  return allowedActions[state][action]
}

/** An order's amounts. */
interface OrderMoney {
  readonly price: number
  /** The refunded amount, across all payments of the order. */
  readonly refunded?: number | undefined
  /** The refundable amount of a paid order; absent if the backend does not report it. */
  readonly refundable?: number | null | undefined
}

/** Returns how much of a paid order has been refunded or is being refunded: nothing, a part, or the whole. */
export function refundState({ price, refundable }: OrderMoney): 'none' | 'part' | 'whole' {
  if (refundable === undefined || refundable === null || refundable >= price) return 'none'
  return refundable === 0 ? 'whole' : 'part'
}

/** Returns the pending amount of a paid order's refunds: requested but not yet made. */
export function onItsWayBack({ price, refunded = 0, refundable }: OrderMoney): number {
  if (refundable === undefined || refundable === null) return 0
  return Math.max(0, sumOfAmounts([price, -refundable, -refunded]))
}
