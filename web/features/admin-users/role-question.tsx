import type { User } from '../../../contract/accounts.ts'
import type { useConfirm } from '../../forms/use-confirm.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { allUsersTexts as texts } from './texts.ts'

interface RoleQuestionProps {
  readonly asked: ReturnType<typeof useConfirm<User>>
  /** Says what the change means for a user. */
  readonly text: (user: User) => string
  readonly yes: string
  /** Replaces `yes` while the change runs. */
  readonly busy: string
  readonly no: string
}

/** Asks before a user's role changes, and shows the reason of a refusal. */
export function RoleQuestion({ asked, text, yes, busy, no }: RoleQuestionProps) {
  const { question, confirm, keep } = asked
  return (
    <ConfirmDialog
      open={question !== undefined}
      title={texts.confirm}
      text={question ? text(question.about) : ''}
      confirm={question?.busy ? busy : yes}
      cancel={no}
      busy={question?.busy ?? false}
      problem={question?.problem}
      onConfirm={confirm}
      onCancel={keep}
    />
  )
}
