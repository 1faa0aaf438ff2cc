import { removeAdmin, type User } from '../../../contract/accounts.ts'
import { IfOffered } from '../../api/if-offered.tsx'
import { Button } from '../../ui/button.tsx'
import { allUsersTexts as texts } from './texts.ts'
import { isAdmin } from './user-facts.ts'

export interface UserActionsProps {
  readonly user: User
  readonly onMakeAdmin: (user: User) => void
  readonly onRemoveAdmin: (user: User) => void
}

/** Renders Make Admin, hidden for admins, and Remove Admin; the X has no action in the spec (§7). */
export function UserActions({ user, onMakeAdmin, onRemoveAdmin }: UserActionsProps) {
  const admin = isAdmin(user)
  const of = <span className="sr-only">{texts.ofUser(user.email)}</span>
  return (
    <span className="actions row-actions">
      {!admin && (
        <Button kind="quiet" onClick={() => onMakeAdmin(user)}>
          {texts.makeAdmin}
          {of}
        </Button>
      )}
      {admin && (
        <IfOffered operation={removeAdmin}>
          <Button kind="quiet" onClick={() => onRemoveAdmin(user)}>
            {texts.removeAdmin}
            {of}
          </Button>
        </IfOffered>
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
