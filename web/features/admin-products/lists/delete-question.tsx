import { undoChange } from '../../../../contract/desk/changes.ts'
import { useHost } from '../../../api/host.ts'
import type { Asked } from '../../../forms/use-confirm.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'

interface DeleteQuestionProps extends Pick<Asked<{ readonly name: string }>, 'question' | 'dialog'> {
  readonly texts: {
    readonly confirm: string
    readonly confirmText: (name: string, canUndo: boolean) => string
    readonly confirmYes: string
    readonly confirmNo: string
    readonly deleting: string
  }
}

/** Asks for confirmation before a product is deleted, and states whether an undo is possible. */
export function DeleteQuestion({ question, dialog, texts }: DeleteQuestionProps) {
  const canUndo = useHost().offers(undoChange)
  return (
    <ConfirmDialog
      {...dialog}
      destructive={!canUndo}
      title={texts.confirm}
      text={question ? texts.confirmText(question.about.name, canUndo) : ''}
      confirm={question?.busy ? texts.deleting : texts.confirmYes}
      cancel={texts.confirmNo}
    />
  )
}
