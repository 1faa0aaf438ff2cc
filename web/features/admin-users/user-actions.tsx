import type { User } from '../../../contract/accounts/user.ts'
import { allUsersMessages as texts } from '../../messages/admin-users.ts'
import { Button } from '../../ui/button.tsx'
import { isAdmin } from './user-facts.ts'

export interface UserActionsProps {
  readonly user: User
  /** The address of the account that is being made an admin. */
  readonly making: string | undefined
  /** Whether the right can be taken back here (extension). */
  readonly removable: boolean
  readonly onMakeAdmin: (user: User) => void
  readonly onRemoveAdmin: (user: User) => void
}

/** Make Admin, hidden for admins, and its opposite; the X has no action in the spec (§7). */
export function UserActions({ user, making, removable, onMakeAdmin, onRemoveAdmin }: UserActionsProps) {
  const admin = isAdmin(user)
  const busy = making === user.email
  const of = <span className="sr-only">{texts.ofUser(user.email)}</span>
  return (
    <span className="actions row-actions">
      {!admin && (
        <Button kind="quiet" busy={busy} onClick={() => onMakeAdmin(user)}>
          {busy ? texts.making : texts.makeAdmin}
          {of}
        </Button>
      )}
      {admin && removable && (
        <Button kind="quiet" onClick={() => onRemoveAdmin(user)}>
          {texts.removeAdmin}
          {of}
        </Button>
      )}
      <Button
        kind="quiet"
        disabled
        aria-label={texts.deleteUserLabel(user.email)}
        title={texts.deleteUserTitle}
      >
        {texts.deleteUser}
      </Button>
    </span>
  )
}
