import type { Order } from '../../../contract/orders/order.ts'
import type { Question } from '../../forms/use-question.ts'
import { ordersMessages } from '../../messages/orders.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { wholeNumber } from '../../ui/numbers.ts'

interface CancelDialogProps {
  readonly question: Question<Order> | null
  readonly onConfirm: () => void
  readonly onKeep: () => void
}

/** Asks before an order is cancelled, and says why when it is refused. */
export function CancelDialog({ question, onConfirm, onKeep }: CancelDialogProps) {
  const text = question
    ? ordersMessages.confirmText(wholeNumber(question.about.quantity), question.about.tool)
    : ''
  return (
    <ConfirmDialog
      open={question !== null}
      title={ordersMessages.confirm}
      text={text}
      confirm={question?.busy ? ordersMessages.cancelling : ordersMessages.confirmYes}
      cancel={ordersMessages.confirmNo}
      busy={question?.busy ?? false}
      problem={question?.problem}
      onConfirm={onConfirm}
      onCancel={onKeep}
    />
  )
}
