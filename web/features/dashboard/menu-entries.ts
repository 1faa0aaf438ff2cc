import { getAccount } from '../../../contract/accounts.ts'
import { listChanges } from '../../../contract/changes.ts'
import { listEmails } from '../../../contract/emails.ts'
import { addItem } from '../../../contract/managed-items.ts'
import { getProof } from '../../../contract/proof.ts'
import { listQuotes } from '../../../contract/quotes.ts'
import { listWrittenReviews } from '../../../contract/reviews.ts'
import { getSettings } from '../../../contract/settings.ts'
import { listTexts } from '../../../contract/texts.ts'
import type { Host, OperationName } from '../../api/host.ts'
import { dashboardLinks } from '../../routing/links.ts'
import type { Role } from '../../session/remembered-role.ts'
import { dashboardTexts } from './texts.ts'

export interface MenuEntry {
  readonly to: string
  readonly text: string
  /** The roles that see it (spec §2, §6). */
  readonly roles: readonly Role[]
  /** The extension that {host} must offer for it. */
  readonly needs?: OperationName
}

/** The side menu: one entry per routed page of the dashboard. */
const menuEntries: readonly MenuEntry[] = [
  { to: dashboardLinks.myOrders, text: dashboardTexts.myOrders, roles: ['customer'] },
  { to: dashboardLinks.addReview, text: dashboardTexts.addReview, roles: ['customer'] },
  { to: dashboardLinks.myProfile, text: dashboardTexts.myProfile, roles: ['customer', 'admin'] },
  {
    to: dashboardLinks.account,
    text: dashboardTexts.account,
    roles: ['customer', 'admin'],
    needs: getAccount,
  },
  { to: dashboardLinks.allUsers, text: dashboardTexts.allUsers, roles: ['admin'] },
  { to: dashboardLinks.addProduct, text: dashboardTexts.addProduct, roles: ['admin'] },
  { to: dashboardLinks.manageProduct, text: dashboardTexts.manageProduct, roles: ['admin'] },
  { to: dashboardLinks.manageAllOrders, text: dashboardTexts.manageAllOrders, roles: ['admin'] },
  { to: dashboardLinks.parts, text: dashboardTexts.parts, roles: ['admin'], needs: addItem },
  {
    to: dashboardLinks.reviews,
    text: dashboardTexts.reviews,
    roles: ['admin'],
    needs: listWrittenReviews,
  },
  { to: dashboardLinks.quotes, text: dashboardTexts.quotes, roles: ['admin'], needs: listQuotes },
  { to: dashboardLinks.messages, text: dashboardTexts.messages, roles: ['admin'], needs: listEmails },
  { to: dashboardLinks.settings(), text: dashboardTexts.settings, roles: ['admin'], needs: getSettings },
  { to: dashboardLinks.changes, text: dashboardTexts.changes, roles: ['admin'], needs: listChanges },
  { to: dashboardLinks.proof, text: dashboardTexts.proof, roles: ['admin'], needs: getProof },
  { to: dashboardLinks.texts(), text: dashboardTexts.texts, roles: ['admin'], needs: listTexts },
]

/** Returns the menu entries of a role, in order. */
export function menuFor(role: Role, host: Host): readonly MenuEntry[] {
  return menuEntries.filter(({ roles, needs }) => roles.includes(role) && (!needs || host.offers(needs)))
}
