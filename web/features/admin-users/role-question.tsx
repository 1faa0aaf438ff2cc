import type { ReactNode } from 'react'
import type { User } from '../../../contract/accounts/accounts.ts'
import type { Asked } from '../../forms/use-confirm.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { allUsersTexts as texts } from './texts.ts'

interface RoleQuestionProps {
  readonly asked: Asked<User>
  /** Describes the effect of the change for a user. */
  readonly text: (user: User) => string
  readonly yes: string
  /** Replaces `yes` while the change runs. */
  readonly busy: string
  readonly no: string
  readonly title?: string
  readonly destructive?: boolean
  /** Fields to fill in. */
  readonly children?: ReactNode
}

/** Asks for confirmation before an account changes, and shows why a change was refused. */
export function RoleQuestion(props: RoleQuestionProps) {
  const { asked, text, yes, busy, no, title = texts.confirm, destructive = false, children } = props
  const { question, dialog } = asked
  return (
    <ConfirmDialog
      {...dialog}
      title={title}
      destructive={destructive}
      text={question ? text(question.about) : ''}
      confirm={question?.busy ? busy : yes}
      cancel={no}
    >
      {children}
    </ConfirmDialog>
  )
}
