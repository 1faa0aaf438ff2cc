import { useMemo } from 'react'
import { useOutletContext } from 'react-router'
import * as z from 'zod/mini'
import { makeAdmin, removeAdmin, type User } from '../../../contract/accounts.ts'
import { exportUsers } from '../../../contract/exports.ts'
import { operation } from '../../../contract/operation.ts'
import { roles } from '../../../contract/roles.ts'
import { useApi } from '../../api/api-context.ts'
import { ApiError } from '../../api/api-error.ts'
import type { ShopApi } from '../../api/client.ts'
import { listUsers } from '../../api/rows/people.ts'
import { useConfirm } from '../../forms/use-confirm.ts'
import { ExportList } from '../../routing/export-list.tsx'
import { listOf, useListPage } from '../../routing/list-page.ts'
import { useSession } from '../../session/session.ts'
import { DashboardPart, useFocusOnHeading } from '../../ui/dashboard-part.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { RoleQuestion } from './role-question.tsx'
import { allUsersTexts as texts } from './texts.ts'
import { userColumns, userFilter, userSorts } from './users-list.tsx'

const users = listOf({
  operation: listUsers,
  sorts: ['email', '-email', '-createdAt', 'createdAt'],
  states: roles,
  searchesWithin: true,
  load: (api, query, options) => api.callForPage(listUsers, { query: byRole(query) }, options),
})

/** The list's filter is the role of an account. */
function byRole<Role, Query extends object>({ state, ...query }: Query & { readonly state?: Role }) {
  return { ...query, ...(state !== undefined && { role: state }) }
}

// Spec §7 defines modifiedCount; another backend may omit our additional fields.
const makeAnywhere = operation({ ...makeAdmin, answer: z.unknown() })

const keyOf = (user: User) => user._id ?? user.email

/** Renders `/dashboard/allusers`: all accounts and their roles (spec §2, §4, §6). */
export function UsersPage() {
  const api = useApi()
  const session = useSession()
  const self = session.status === 'in' ? session.email : ''
  const { askAgain } = useOutletContext<{ readonly askAgain: () => void }>()
  const list = useListPage(users)
  const [heading, toHeading] = useFocusOnHeading()
  const making = useConfirm(async ({ email }: User): Promise<undefined> => {
    const isMade = await makeUnlessForbidden(api, email)
    showToast(isMade ? 'success' : 'error', isMade ? texts.made : texts.notMade)
    // A refusal may mean that the own role has changed.
    if (!isMade) askAgain()
  }, toHeading)
  const removing = useConfirm(
    async ({ email }: User): Promise<undefined> => {
      await api.call(removeAdmin, { params: { email } })
      showToast('success', texts.removed(email))
    },
    // Admins who removed their own role leave this page.
    ({ email }) => (email === self ? askAgain() : toHeading()),
  )
  const columns = useMemo(
    () => userColumns({ self, onMakeAdmin: making.ask, onRemoveAdmin: removing.ask }),
    [self, making.ask, removing.ask],
  )
  return (
    <DashboardPart title={texts.caption} heading={heading}>
      <DataTable
        {...list}
        tools={
          <ExportList operation={exportUsers} name="users" list={{ ...list, query: byRole(list.query) }} />
        }
        {...{ texts, columns, keyOf }}
        sorts={userSorts}
        filter={userFilter}
      />
      <RoleQuestion
        asked={making}
        text={({ email }) => texts.confirmMake(email)}
        yes={texts.confirmMakeYes}
        busy={texts.making}
        no={texts.confirmMakeNo}
      />
      <RoleQuestion
        asked={removing}
        text={({ email }) => (email === self ? texts.confirmSelf : texts.confirmText(email))}
        yes={texts.confirmYes}
        busy={texts.removing}
        no={texts.confirmNo}
      />
    </DashboardPart>
  )
}

/**
 * Makes an account an admin (spec §4). Returns false for status 403, which has its own words in the spec
 * (§8).
 */
async function makeUnlessForbidden(api: ShopApi, email: string): Promise<boolean> {
  try {
    await api.call(makeAnywhere, { params: { email } })
    return true
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return false
    throw error
  }
}
