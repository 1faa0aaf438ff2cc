import { Link } from 'react-router'
import {
  blockUser,
  deleteUser,
  removeAdmin,
  resetSecondFactor,
  setUserRole,
  type User,
} from '../../../contract/accounts/accounts.ts'
import { getCreditOf } from '../../../contract/payments/credit.ts'
import { useHost } from '../../api/host.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { Button } from '../../ui/button.tsx'
import { allUsersTexts as texts } from './texts.ts'
import { isBlocked, mayBeBlocked, roleOf } from './user-facts.ts'

export interface UserActionsProps {
  readonly user: User
  /** Email of the signed-in admin. */
  readonly self: string
  readonly onMakeAdmin: (user: User) => void
  readonly onRemoveAdmin: (user: User) => void
  readonly onChooseRole: (user: User) => void
  readonly onBlock: (user: User) => void
  readonly onResetSecondStep: (user: User) => void
  readonly onDelete: (user: User) => void
}

/**
 * Renders Make Admin (except for admins), Remove Admin, and the further actions that {host} offers. The X has no action
 * in the spec (§7), so without the extension it is disabled.
 */
export function UserActions({ user, self, ...on }: UserActionsProps) {
  const { offers } = useHost()
  const role = roleOf(user)
  const of = <span className="sr-only">{texts.ofUser(user.email)}</span>
  const blocked = isBlocked(user)
  const whyNoX = whyNotDeleted(offers(deleteUser), user.email === self)
  return (
    <span className="actions row-actions user-actions @min-[50rem]:*:flex-none @min-[50rem]:*:whitespace-nowrap @min-[50rem]:[&_.button]:px-3 flex-wrap @min-[50rem]:gap-2 @min-[50rem]:not-has-[>:nth-child(6)]:flex-nowrap">
      {role !== 'admin' && (
        <Button kind="quiet" onClick={() => on.onMakeAdmin(user)}>
          {texts.makeAdmin}
          {of}
        </Button>
      )}
      {role === 'admin' && offers(removeAdmin) && (
        <Button kind="quiet" onClick={() => on.onRemoveAdmin(user)}>
          {texts.removeAdmin}
          {of}
        </Button>
      )}
      {offers(setUserRole) && (
        <Button kind="quiet" onClick={() => on.onChooseRole(user)}>
          {texts.chooseRole}
          {of}
        </Button>
      )}
      {offers(blockUser) && (blocked || mayBeBlocked(user)) && (
        <Button kind="quiet" onClick={() => on.onBlock(user)}>
          {blocked ? texts.unblock : texts.block}
          {of}
        </Button>
      )}
      {offers(resetSecondFactor) && user.secondFactor && user.email !== self && (
        <Button kind="quiet" onClick={() => on.onResetSecondStep(user)}>
          {texts.resetSecondStep}
          {of}
        </Button>
      )}
      <Link className="row-link" to={dashboardLinks.ordersFoundBy(user.email)}>
        {texts.orders}
        {of}
      </Link>
      {offers(getCreditOf) && (
        <Link className="row-link" to={dashboardLinks.creditOf(user.email)}>
          {texts.credit}
          {of}
        </Link>
      )}
      <Button
        kind="quiet"
        disabled={whyNoX !== undefined}
        aria-label={texts.deleteUserLabel(user.email)}
        title={whyNoX}
        onClick={() => on.onDelete(user)}
      >
        {texts.deleteUser}
      </Button>
    </span>
  )
}

function whyNotDeleted(offered: boolean, own: boolean): string | undefined {
  if (!offered) return texts.deleteUserTitle
  return own ? texts.deleteOwnTitle : undefined
}
