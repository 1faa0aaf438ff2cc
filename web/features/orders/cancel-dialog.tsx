import * as z from 'zod/mini'
import { operation } from '../../../contract/operation.ts'
import { cancelOrder, type Order } from '../../../contract/orders/orders.ts'
import type { ShopApi } from '../../api/client.ts'
import { isNothingDeleted } from '../../api/nothing-deleted.ts'
import type { Asked } from '../../forms/use-confirm.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { useFormats } from '../../ui/values/formats.ts'
import { withBreaks } from '../../ui/values/long-words.ts'
import { wholeNumber } from '../../ui/values/numbers.ts'
import { ordersTexts } from './texts.ts'

/** Asks for confirmation before an order is cancelled, and shows the reason of a refusal. */
export function CancelDialog({ question, dialog }: Pick<Asked<Order>, 'question' | 'dialog'>) {
  const formats = useFormats()
  const text = question
    ? ordersTexts.confirmText(wholeNumber(formats, question.about.quantity), withBreaks(question.about.tool))
    : ''
  return (
    <ConfirmDialog
      {...dialog}
      title={ordersTexts.confirm}
      text={text}
      confirm={dialog.busy ? ordersTexts.cancelling : ordersTexts.confirmYes}
      cancel={ordersTexts.confirmNo}
      destructive
    />
  )
}

// The spec (§7) does not define the response.
const cancelAnywhere = operation({ ...cancelOrder, answer: z.unknown() })

/** Cancels an order (spec §5). Returns the reason of a refusal; undefined on success. */
export async function cancel(api: ShopApi, { _id: id, tool: product }: Order): Promise<string | undefined> {
  const answer = await api.call(cancelAnywhere, { params: { id } })
  if (isNothingDeleted(answer)) return ordersTexts.gone
  showToast('success', ordersTexts.deleted(product))
}
