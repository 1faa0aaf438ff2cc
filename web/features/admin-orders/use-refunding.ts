import type { Order } from '../../../contract/orders.ts'
import { refundOrder } from '../../../contract/refunds.ts'
import { ApiError } from '../../api/api-error.ts'
import type { DraftedForm } from '../../forms/use-drafted-form.ts'
import { useSending } from '../../forms/use-sending.ts'
import { sessionApi } from '../../session/session-api.ts'
import { refundTexts } from '../../texts/refund.ts'
import { moneyFigure } from '../../ui/numbers.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { endAttempt, keyOfAttempt } from './refund-attempt.ts'
import { type RefundValues, refundOf } from './refund-values.ts'

/** What the form calls each field, and what a refusal may call it. */
const fields = [
  ['amount', 'amount'],
  ['reason', 'reason'],
  ['pieces', 'restock'],
] as const

interface Refunding {
  readonly order: Order
  /** Told when the order is another one than shown, also by a refusal. */
  readonly onChanged: () => void
}

/** Gives money of an order back, as the form says. */
export function useRefunding(form: DraftedForm<RefundValues>, { order: { _id: id }, onChanged }: Refunding) {
  const { busy, problem, send, reopen } = useSending()

  async function ask(): Promise<'sent'> {
    const body = refundOf(form.getValues())
    const headers = { 'idempotency-key': keyOfAttempt(id, body) }
    const { state } = await answered(() => sessionApi().call(refundOrder, { params: { id }, headers, body }))
    form.sent()
    const money = moneyFigure(body.amount)
    if (state === 'due') showToast('info', refundTexts.due(money))
    else showToast('success', refundTexts.done(money))
    return 'sent'
  }

  async function answered<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    try {
      const answer = await call()
      endAttempt(id)
      return answer
    } catch (error) {
      // After anything else nobody knows whether it was made: the same key asks for the same refund.
      const refused = error instanceof ApiError && error.status !== 0 && error.status < 500
      if (refused) endAttempt(id)
      throw error
    }
  }

  async function refund(): Promise<'sent' | 'refused' | 'stopped'> {
    const sent = await send(
      ask,
      fields.map(([, wireName]) => wireName),
    )
    if (sent === 'stopped') return sent
    onChanged()
    if (sent === 'sent') return sent
    for (const [field, wireName] of fields) {
      const message = sent.fields[wireName]
      if (message) form.setError(field, { message })
    }
    return 'refused'
  }
  return { busy, problem, refund, reopen }
}
