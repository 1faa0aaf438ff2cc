import { useCallback, useMemo } from 'react'
import { useOutletContext } from 'react-router'
import { removeAdmin, type User } from '../../../contract/accounts.ts'
import { useExtensions } from '../../api/extensions.ts'
import { useTableView } from '../../routing/use-table-view.ts'
import { useSession } from '../../session/session.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { DashboardPart, useFocusOnHeading } from '../../ui/dashboard-part.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { allUsersTexts as texts } from './texts.ts'
import { useAllUsers } from './use-all-users.ts'
import { useMakingAdmin } from './use-making-admin.ts'
import { useRemovingAdmin } from './use-removing-admin.ts'
import { userColumns, userSorts } from './users-list.tsx'

const keyOf = (user: User) => user._id ?? user.email

/** `/dashboard/allusers`: every account, and who is an admin (spec §2, §4, §6). */
export function UsersPage() {
  const session = useSession()
  const self = session.status === 'in' ? session.email : ''
  const { askAgain } = useOutletContext<{ readonly askAgain: () => void }>()
  const [view, onView] = useTableView()
  const { list, busy, whole, reload } = useAllUsers(view)
  const [heading, toHeading] = useFocusOnHeading()
  const removable = useExtensions().has(removeAdmin)
  const changed = useCallback(() => {
    // The button that was pressed goes with its role.
    toHeading()
    reload()
  }, [toHeading, reload])
  const making = useMakingAdmin(changed, askAgain)
  // Who has taken the own right back has nothing to read here any more.
  const { question, ask, confirm, keep } = useRemovingAdmin(({ email }) =>
    email === self ? askAgain() : changed(),
  )
  const columns = useMemo(
    () => userColumns({ self, making, removable, onRemoveAdmin: ask }),
    [self, making, removable, ask],
  )
  return (
    <DashboardPart title={texts.caption} heading={heading}>
      <DataTable
        {...{ texts, columns, keyOf, list, busy, whole, view, onView }}
        onTryAgain={reload}
        sorts={userSorts}
      />
      <ConfirmDialog
        open={question !== null}
        title={texts.confirm}
        text={question ? confirmText(question.about, self) : ''}
        confirm={question?.busy ? texts.removing : texts.confirmYes}
        cancel={texts.confirmNo}
        busy={question?.busy ?? false}
        problem={question?.problem}
        onConfirm={confirm}
        onCancel={keep}
      />
    </DashboardPart>
  )
}

function confirmText({ email }: User, self: string): string {
  return email === self ? texts.confirmSelf : texts.confirmText(email)
}
