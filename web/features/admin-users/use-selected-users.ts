import { useCallback } from 'react'
import { blockUser, type User } from '../../../contract/accounts/accounts.ts'
import { useApi } from '../../api/api-context.ts'
import { useHost } from '../../api/host.ts'
import { useBulk } from '../../forms/use-bulk.ts'
import type { RowSelection } from '../../ui/table/use-selection.ts'
import { allUsersTexts as texts } from './texts.ts'
import { isBlocked, keyOf, mayBeBlocked } from './user-facts.ts'

const nameOf = ({ email }: User) => email

/**
 * Returns the bulk actions on accounts: block, unblock. The server never blocks staff, so the admin's own account and
 * the last admin are safe. Undefined for another backend.
 */
export function useSelectedUsers(): RowSelection<User> | undefined {
  const offered = useHost().offers(blockUser)
  const block = useBlockingAll(true)
  const unblock = useBlockingAll(false)
  if (!offered) return undefined
  return {
    nameOf,
    actions: [
      { ...texts.bulkBlock, may: mayBeBlocked, run: block },
      { ...texts.bulkUnblock, may: isBlocked, run: unblock },
    ],
  }
}

function useBlockingAll(blocked: boolean) {
  const api = useApi()
  return useBulk(
    keyOf,
    useCallback(
      ({ email }: User) => api.call(blockUser, { params: { email }, body: { blocked } }),
      [api, blocked],
    ),
  )
}
