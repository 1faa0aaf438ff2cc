import * as z from 'zod/mini'
import { operation } from '../../../contract/operation.ts'
import { cancelOrder, type Order } from '../../../contract/orders.ts'
import { saysNothingDeleted } from '../../api/nothing-deleted.ts'
import { useQuestion } from '../../forms/use-question.ts'
import { sessionApi } from '../../session/session-api.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { ordersTexts } from './texts.ts'

// The spec (§7) says nothing of the answer.
const cancelAnywhere = operation({ ...cancelOrder, answer: z.unknown() })

/**
 * Cancels an order after it was confirmed (spec §5).
 *
 * @param onChanged is told when the list is out of date; `cancelled` when the order is gone from it.
 */
export function useCancelling(onChanged: (cancelled: boolean) => void) {
  return useQuestion(cancel, (order, problem) => {
    if (problem === null) showToast('success', ordersTexts.deleted(order.tool))
    onChanged(problem === null)
  })
}

/** Answers why it was refused, or null when it is cancelled. */
async function cancel(order: Order): Promise<string | null> {
  const answer = await sessionApi().call(cancelAnywhere, { params: { id: order._id } })
  return saysNothingDeleted(answer) ? ordersTexts.gone : null
}
