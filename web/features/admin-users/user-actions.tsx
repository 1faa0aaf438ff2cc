import { removeAdmin, type User } from '../../../contract/accounts.ts'
import { IfOffered } from '../../api/if-offered.tsx'
import type { Action } from '../../forms/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { allUsersTexts as texts } from './texts.ts'
import { isAdmin } from './user-facts.ts'

export interface UserActionsProps {
  readonly user: User
  /** Makes an account an admin. */
  readonly making: Action<User>
  readonly onRemoveAdmin: (user: User) => void
}

/** Renders Make Admin, hidden for admins, and Remove Admin; the X has no action in the spec (§7). */
export function UserActions({ user, making, onRemoveAdmin }: UserActionsProps) {
  const admin = isAdmin(user)
  const { busyWith, failure, start } = making
  const busy = busyWith?.email === user.email
  const of = <span className="sr-only">{texts.ofUser(user.email)}</span>
  return (
    <div className="grid w-full gap-3">
      <span className="actions row-actions">
        {!admin && (
          <Button kind="quiet" busy={busy} onClick={() => start(user)}>
            {busy ? texts.making : texts.makeAdmin}
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
      {failure?.of.email === user.email && <Alert message={failure.message} />}
    </div>
  )
}
