import type { Order } from '../../../contract/orders.ts'
import type { Question } from '../../forms/use-question.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { wholeNumber } from '../../ui/numbers.ts'
import { ordersTexts } from './texts.ts'

interface CancelDialogProps {
  readonly question: Question<Order> | null
  readonly onConfirm: () => void
  readonly onKeep: () => void
}

/** Asks before an order is cancelled, and says why when it is refused. */
export function CancelDialog({ question, onConfirm, onKeep }: CancelDialogProps) {
  const text = question
    ? ordersTexts.confirmText(wholeNumber(question.about.quantity), question.about.tool)
    : ''
  return (
    <ConfirmDialog
      open={question !== null}
      title={ordersTexts.confirm}
      text={text}
      confirm={question?.busy ? ordersTexts.cancelling : ordersTexts.confirmYes}
      cancel={ordersTexts.confirmNo}
      busy={question?.busy ?? false}
      problem={question?.problem}
      onConfirm={onConfirm}
      onCancel={onKeep}
    />
  )
}
