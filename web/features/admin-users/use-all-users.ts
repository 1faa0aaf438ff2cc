import { useCallback } from 'react'
import type { User } from '../../../contract/accounts.ts'
import { useExtensions } from '../../api/extensions.ts'
import { pageQuery } from '../../api/page-query.ts'
import { listUsers } from '../../api/rows/people.ts'
import { useList } from '../../api/use-list.ts'
import { sessionApi } from '../../session/session-api.ts'
import { rowsPerPage, type TableView } from '../../ui/table/table-view.ts'

/** All users: the part that the view asks for, or the whole list where the host answers only that. */
export function useAllUsers(view: TableView) {
  const whole = !useExtensions().has(listUsers)
  const part = whole ? undefined : view
  const load = useCallback(
    async (signal: AbortSignal) => {
      const query = part ? pageQuery(part, ['email', '-email', '-createdAt', 'createdAt'], rowsPerPage) : {}
      const { answer, ...more } = await sessionApi().callForPage(listUsers, { query }, { signal })
      return { rows: answer, ...more }
    },
    [part],
  )
  return { ...useList<User>(load), whole }
}
