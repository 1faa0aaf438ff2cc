import { useRef } from 'react'
import type { Order } from '../../../contract/orders/order.ts'
import { refundOrder } from '../../../contract/orders/refund-order.ts'
import { ApiError } from '../../api/api-error.ts'
import { newIdempotencyKey } from '../../api/idempotency-key.ts'
import { useSending } from '../../forms/use-sending.ts'
import { refundMessages } from '../../messages/refund.ts'
import { sessionApi } from '../../session/session-api.ts'
import { moneyFigure } from '../../ui/numbers.ts'
import { showToast } from '../../ui/toast.ts'

export interface Refund {
  readonly amount: number
  readonly reason: string
  readonly restock: number
}

/**
 * Gives money of an order back. The same wish has the same key until it is answered, so that pressing again after
 * a lost answer gives back nothing twice. `onChanged` is told when the order is another one than shown, also by a
 * refusal.
 */
export function useRefunding(order: Order, onChanged: () => void) {
  const { busy, problem, send, reopen } = useSending()
  const asked = useRef<{ readonly wish: string; readonly key: string }>(undefined)

  async function ask(refund: Refund): Promise<'sent'> {
    const wish = JSON.stringify(refund)
    if (asked.current?.wish !== wish) asked.current = { wish, key: newIdempotencyKey() }
    const headers = { 'idempotency-key': asked.current.key }
    const { state } = await answered(() =>
      sessionApi().call(refundOrder, { params: { id: order._id }, headers, body: refund }),
    )
    const money = moneyFigure(refund.amount)
    if (state === 'due') showToast('info', refundMessages.due(money))
    else showToast('success', refundMessages.done(money))
    return 'sent'
  }

  /** What was answered is over, whatever was answered: the next wish is another one. */
  async function answered<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    try {
      const answer = await call()
      asked.current = undefined
      return answer
    } catch (error) {
      const lost = error instanceof ApiError && (error.status === 0 || error.status >= 500)
      if (!lost) asked.current = undefined
      throw error
    }
  }

  async function refund(wanted: Refund) {
    const sent = await send(() => ask(wanted), ['amount', 'reason', 'restock'])
    if (sent !== 'stopped') onChanged()
    return sent
  }
  return { busy, problem, refund, reopen }
}
