import { type OwedRefund, retryRefund } from '../../../contract/refunds.ts'
import { useSending } from '../../forms/use-sending.ts'
import { sessionApi } from '../../session/session-api.ts'
import { refundTexts } from '../../texts/refund.ts'
import { moneyFigure } from '../../ui/numbers.ts'
import { showToast } from '../../ui/toast/toast.ts'

/** Tries again to give money back. Both are told after the answer: `onGiven` when it goes back, else `onRefused`. */
export function useGivingBack(owed: OwedRefund, onGiven: () => void, onRefused: () => void) {
  const { busy, problem, send } = useSending()

  async function ask(): Promise<'sent'> {
    const { state } = await sessionApi().call(retryRefund, { params: { id: owed._id } })
    const money = moneyFigure(owed.amount, owed.currency)
    if (state === 'due') showToast('info', refundTexts.due(money))
    else showToast('success', refundTexts.done(money))
    return 'sent'
  }

  async function giveBack(): Promise<void> {
    const sent = await send(ask, [])
    if (sent === 'sent') onGiven()
    else if (sent !== 'stopped') onRefused()
  }
  return { busy, problem, giveBack }
}
