import { useMemo } from 'react'
import { useOutletContext } from 'react-router'
import { setUserRole } from '../../../contract/accounts/accounts.ts'
import { type Role, roles } from '../../../contract/accounts/roles.ts'
import { exportUsers } from '../../../contract/desk/exports.ts'
import { useHost } from '../../api/host.ts'
import { listUsers } from '../../api/rows/people.ts'
import { ExportList } from '../../lists/export-list.tsx'
import { listOf, useListPage } from '../../lists/list-page.ts'
import { useSession } from '../../session/session.ts'
import { DashboardPart, useFocusOnHeading } from '../../ui/dashboard-part.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { allUsersTexts as texts } from './texts.ts'
import { useSelectedUsers } from './use-selected-users.ts'
import { useUserChanges } from './use-user-changes.ts'
import { keyOf } from './user-facts.ts'
import { UserQuestions } from './user-questions.tsx'
import { plainUserFilter, userColumns, userFilter, userSorts } from './users-list.tsx'

const users = listOf({
  operation: listUsers,
  sorts: ['email', '-email', '-createdAt', 'createdAt'],
  states: [...roles, 'blocked'],
  load: (api, query, options) => api.callForPage(listUsers, { query: byRole(query) }, options),
})

/** Converts the list's filter to the query: a role, or blocked accounts. */
function byRole<Query extends object>({ state, ...query }: Query & { readonly state?: Role | 'blocked' }) {
  return { ...query, ...(state === 'blocked' ? { state } : state !== undefined && { role: state }) }
}

/** Renders `/dashboard/allusers`: all accounts and their roles (spec §2, §4, §6). */
export function UsersPage() {
  const session = useSession()
  const self = session.status === 'in' ? session.email : ''
  const { askAgain } = useOutletContext<{ readonly askAgain: () => void }>()
  const list = useListPage(users)
  const selection = useSelectedUsers()
  const [heading, toHeading] = useFocusOnHeading()
  const changes = useUserChanges({ self, askAgain, toHeading })
  const { making, removing, choosing, blocking, resetting, deleting, chooseRole } = changes
  const staffed = useHost().offers(setUserRole)
  const columns = useMemo(
    () =>
      userColumns({
        self,
        onMakeAdmin: making.ask,
        onRemoveAdmin: removing.ask,
        onChooseRole: (user) => {
          chooseRole(undefined)
          choosing.ask(user)
        },
        onBlock: blocking.ask,
        onResetSecondStep: resetting.ask,
        onDelete: deleting.ask,
      }),
    [self, making.ask, removing.ask, choosing.ask, blocking.ask, resetting.ask, deleting.ask, chooseRole],
  )
  return (
    <DashboardPart title={texts.caption} heading={heading}>
      <DataTable
        {...list}
        tools={<ExportList operation={exportUsers} list={{ ...list, query: byRole(list.query) }} />}
        texts={texts}
        columns={columns}
        keyOf={keyOf}
        sorts={userSorts}
        filter={staffed ? userFilter : plainUserFilter}
        {...(selection && { selection })}
      />
      <UserQuestions changes={changes} self={self} />
    </DashboardPart>
  )
}
