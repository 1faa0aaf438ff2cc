import { removeAdmin, type User } from '../../../contract/accounts.ts'
import { useQuestion } from '../../forms/use-question.ts'
import { sessionApi } from '../../session/session-api.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { allUsersTexts } from './texts.ts'

/**
 * Takes an admin's right back after it was confirmed (extension; spec §10, roles). The shop refuses it for the
 * last admin, and the reason stands in the dialog.
 *
 * @param onChanged is told whose right it was.
 */
export function useRemovingAdmin(onChanged: (user: User) => void) {
  return useQuestion(remove, (user, problem) => {
    if (problem !== null) return
    showToast('success', allUsersTexts.removed(user.email))
    onChanged(user)
  })
}

async function remove({ email }: User): Promise<null> {
  await sessionApi().call(removeAdmin, { params: { email } })
  return null
}
