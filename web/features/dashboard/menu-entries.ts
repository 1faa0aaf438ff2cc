import { getAccount, listUsers } from '../../../contract/accounts/accounts.ts'
import { type Role, roles } from '../../../contract/accounts/roles.ts'
import { createImport } from '../../../contract/catalogue/imports.ts'
import { addItem } from '../../../contract/catalogue/managed-items.ts'
import { listWrittenReviews } from '../../../contract/catalogue/reviews.ts'
import { addTool, deleteTool } from '../../../contract/catalogue/tools.ts'
import { listChanges } from '../../../contract/desk/changes.ts'
import { listEmails } from '../../../contract/desk/emails.ts'
import { getNotifications } from '../../../contract/desk/notifications.ts'
import { getProof } from '../../../contract/desk/proof.ts'
import type { Operation } from '../../../contract/operation.ts'
import { listOrders } from '../../../contract/orders/orders.ts'
import { listQuotes } from '../../../contract/requests/quotes.ts'
import { getSettings } from '../../../contract/shop/settings.ts'
import { listTexts } from '../../../contract/shop/texts.ts'
import { mayCall } from '../../../domain/accounts/rights.ts'
import type { Host } from '../../api/host.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { dashboardPages } from './texts.ts'

export interface MenuEntry {
  readonly to: string
  readonly text: string
  /** The roles that see it (spec §2, §6); by default all that may make the page's call. */
  readonly roles?: readonly Role[]
  /** The call that the page is for. */
  readonly calls?: Operation
}

/** Everyone who is no admin (spec §2), so also who works at the shop with fewer rights: they buy here, too. */
const nonAdmins = roles.filter((role) => role !== 'admin')

/** The side menu: one entry per routed page of the dashboard. */
const menuEntries: readonly MenuEntry[] = [
  { to: dashboardLinks.myOrders, text: dashboardPages.myOrders, roles: nonAdmins },
  { to: dashboardLinks.addReview, text: dashboardPages.addReview, roles: nonAdmins },
  { to: dashboardLinks.myProfile, text: dashboardPages.myProfile },
  { to: dashboardLinks.account, text: dashboardPages.account, calls: getAccount },
  { to: dashboardLinks.allUsers, text: dashboardPages.allUsers, calls: listUsers },
  { to: dashboardLinks.addProduct, text: dashboardPages.addProduct, calls: addTool },
  { to: dashboardLinks.manageProduct, text: dashboardPages.manageProduct, calls: deleteTool },
  { to: dashboardLinks.imports, text: dashboardPages.import, calls: createImport },
  { to: dashboardLinks.manageAllOrders, text: dashboardPages.manageAllOrders, calls: listOrders },
  { to: dashboardLinks.parts, text: dashboardPages.parts, calls: addItem },
  { to: dashboardLinks.reviews, text: dashboardPages.reviews, calls: listWrittenReviews },
  { to: dashboardLinks.quotes, text: dashboardPages.quotes, calls: listQuotes },
  { to: dashboardLinks.messages, text: dashboardPages.messages, calls: listEmails },
  { to: dashboardLinks.notifications, text: dashboardPages.notifications, calls: getNotifications },
  { to: dashboardLinks.settings(), text: dashboardPages.settings, calls: getSettings },
  { to: dashboardLinks.texts(), text: dashboardPages.texts, calls: listTexts },
  { to: dashboardLinks.changes, text: dashboardPages.changes, calls: listChanges },
  { to: dashboardLinks.proof, text: dashboardPages.proof, calls: getProof },
]

/** Tells whether a role has the right to an operation, and {host} offers it. */
export function can(role: Role, host: Host, operation: Operation): boolean {
  return mayCall(role, operation) && (!operation.extension || host.offers(operation))
}

/** Returns the menu entries of a role, in order. */
export function menuFor(role: Role, host: Host): readonly MenuEntry[] {
  return menuEntries.filter(
    ({ roles, calls }) => (!roles || roles.includes(role)) && (!calls || can(role, host, calls)),
  )
}
