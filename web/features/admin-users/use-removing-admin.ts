import { useCallback, useState } from 'react'
import { removeAdmin } from '../../../contract/accounts/remove-admin.ts'
import type { User } from '../../../contract/accounts/user.ts'
import { ApiError } from '../../api/api-error.ts'
import { allUsersMessages } from '../../messages/admin-users.ts'
import { sessionApi } from '../../session/session-api.ts'
import { showToast } from '../../ui/toast.ts'

/** The admin whose right somebody is about to take back. */
interface Removing {
  readonly user: User
  readonly busy: boolean
  /** Why it was refused. */
  readonly problem?: string
}

/**
 * Takes an admin's right back after it was confirmed (extension; decision: roles). The shop refuses it for the
 * last admin, and the reason stands in the dialog.
 *
 * @param onChanged is told whose right it was.
 */
export function useRemovingAdmin(onChanged: (user: User) => void) {
  const [removing, setRemoving] = useState<Removing | null>(null)

  async function confirm(): Promise<void> {
    if (!removing) return
    const { user } = removing
    const asked = { user, busy: true }
    // Once it is answered, the dialog may ask about another one, or about nothing.
    const answer = (answered: Removing | null) => setRemoving((now) => (now === asked ? answered : now))
    setRemoving(asked)
    try {
      await sessionApi().call(removeAdmin, { params: { email: user.email } })
      showToast('success', allUsersMessages.removed(user.email))
      answer(null)
      onChanged(user)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      answer({ user, busy: false, problem: error.message })
    }
  }
  return {
    removing,
    ask: useCallback((user: User) => setRemoving({ user, busy: false }), []),
    confirm: () => void confirm(),
    keep: () => setRemoving(null),
  }
}
