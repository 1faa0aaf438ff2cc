/** The states of an order (spec §4; cancelled orders leave the lists and stay in the ledger). */
export const orderStates = ['unpaid', 'paid', 'cancelled'] as const
export type OrderState = (typeof orderStates)[number]

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
