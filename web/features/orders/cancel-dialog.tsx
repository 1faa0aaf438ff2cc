import { ordersMessages } from '../../messages/orders.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { wholeNumber } from '../../ui/numbers.ts'
import type { Cancelling } from './use-cancelling.ts'

interface CancelDialogProps {
  readonly cancelling: Cancelling | null
  readonly onConfirm: () => void
  readonly onKeep: () => void
}

/** Asks before an order is cancelled, and says why when it is refused. */
export function CancelDialog({ cancelling, onConfirm, onKeep }: CancelDialogProps) {
  const text = cancelling
    ? ordersMessages.confirmText(wholeNumber(cancelling.order.quantity), cancelling.order.tool)
    : ''
  return (
    <ConfirmDialog
      open={cancelling !== null}
      title={ordersMessages.confirm}
      text={text}
      confirm={cancelling?.busy ? ordersMessages.cancelling : ordersMessages.confirmYes}
      cancel={ordersMessages.confirmNo}
      busy={cancelling?.busy ?? false}
      problem={cancelling?.problem}
      onConfirm={onConfirm}
      onCancel={onKeep}
    />
  )
}
