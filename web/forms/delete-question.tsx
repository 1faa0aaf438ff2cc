import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import type { Asked } from './use-confirm.ts'

interface DeleteQuestionProps<Subject> {
  readonly asked: Asked<Subject>
  readonly texts: {
    readonly confirm: string
    readonly confirmText: (name: string) => string
    readonly confirmYes: string
    readonly confirmNo: string
    readonly deleting: string
  }
  readonly nameOf: (about: Subject) => string
}

/** Asks before a row of a list is deleted, in the words of that list. */
export function DeleteQuestion<Subject>({ asked, texts, nameOf }: DeleteQuestionProps<Subject>) {
  const { question, dialog } = asked
  return (
    <ConfirmDialog
      {...dialog}
      destructive
      title={texts.confirm}
      text={question ? texts.confirmText(nameOf(question.about)) : ''}
      confirm={question?.busy ? texts.deleting : texts.confirmYes}
      cancel={texts.confirmNo}
    />
  )
}
