import { useState } from 'react'
import * as z from 'zod/mini'
import { operation } from '../../../contract/operation.ts'
import { cancelOrder } from '../../../contract/orders/cancel-order.ts'
import type { Order } from '../../../contract/orders/order.ts'
import { ApiError } from '../../api/api-error.ts'
import { ordersMessages } from '../../messages/orders.ts'
import { sessionApi } from '../../session/session-api.ts'
import { showToast } from '../../ui/toast.ts'

/** The order that somebody is about to cancel. */
export interface Cancelling {
  readonly order: Order
  readonly busy: boolean
  /** Why it was refused. */
  readonly problem?: string
}

// The spec (§7) says nothing of the answer: any success counts, unless it says that nothing was deleted.
const cancelAnywhere = operation({ ...cancelOrder, answer: z.unknown() })
const nothingDeleted = z.object({ deletedCount: z.literal(0) })

/**
 * Cancels an order after it was confirmed (spec §5).
 *
 * @param onChanged is told when the list is out of date; `cancelled` when the order is gone from it.
 */
export function useCancelling(onChanged: (cancelled: boolean) => void) {
  const [cancelling, setCancelling] = useState<Cancelling | null>(null)

  async function confirm(): Promise<void> {
    if (!cancelling) return
    const { order } = cancelling
    const asked = { order, busy: true }
    setCancelling(asked)
    const problem = await cancel(order)
    if (problem === null) showToast('success', ordersMessages.deleted(order.tool))
    const answered = problem === null ? null : { order, busy: false, problem }
    // By then the dialog may ask about another one, or about nothing.
    setCancelling((now) => (now === asked ? answered : now))
    onChanged(problem === null)
  }
  return {
    cancelling,
    ask: (order: Order) => setCancelling({ order, busy: false }),
    confirm: () => void confirm(),
    keep: () => setCancelling(null),
  }
}

/** Answers why it was refused, or null when it is cancelled. */
async function cancel(order: Order): Promise<string | null> {
  try {
    const answer = await sessionApi().call(cancelAnywhere, { params: { id: order._id } })
    return z.safeParse(nothingDeleted, answer).success ? ordersMessages.gone : null
  } catch (error) {
    if (error instanceof ApiError) return error.message
    throw error
  }
}
