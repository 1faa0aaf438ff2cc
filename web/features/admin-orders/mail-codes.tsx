import type { Order } from '../../../contract/orders/orders.ts'
import { mailGiftCards } from '../../../contract/payments/credit.ts'
import { isGiftCard } from '../../../domain/orders/gift-card-order.ts'
import { useApi } from '../../api/api-context.ts'
import { useAction } from '../../forms/use-action.ts'
import { useAllowed } from '../../session/rights.tsx'
import { Button } from '../../ui/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { useFormats } from '../../ui/values/formats.ts'
import { wholeNumber } from '../../ui/values/numbers.ts'
import { creditDeskTexts as texts } from './credit-desk-texts.ts'

/** Mails new codes for the unused gift cards of a paid order, because nobody can read the former ones. */
export function MailCodes({ order }: { readonly order: Order }) {
  const formats = useFormats()
  const api = useApi()
  const allowed = useAllowed()
  const { busyWith, failure, start } = useAction(async (id: string) => {
    const { mailed } = await api.call(mailGiftCards, { params: { id } })
    showToast('success', texts.mailed(mailed, wholeNumber(formats, mailed)))
  })
  if (!isGiftCard(order) || !order.paid || !allowed(mailGiftCards)) return null
  const busy = busyWith !== undefined
  return (
    <div className="grid gap-3 justify-items-start print:hidden">
      <p className="soft">{texts.why}</p>
      <Button kind="quiet" busy={busy} onClick={() => start(order._id)}>
        {busy ? texts.mailing : texts.mail}
      </Button>
      {failure && <Alert message={failure.message} />}
    </div>
  )
}
