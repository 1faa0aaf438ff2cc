import { dashboardMessages } from '../../messages/dashboard.ts'
import { dashboardLinks } from '../../routing/links.ts'

export type Role = 'customer' | 'admin'

interface MenuEntry {
  readonly to: string
  readonly text: string
  /** Who sees it (spec §2, §6). */
  readonly roles: readonly Role[]
}

/** The side menu: one row for each page of the signed-in area that has a route. */
const menuEntries: readonly MenuEntry[] = [
  { to: dashboardLinks.myOrders, text: dashboardMessages.myOrders, roles: ['customer'] },
  { to: dashboardLinks.addReview, text: dashboardMessages.addReview, roles: ['customer'] },
  { to: dashboardLinks.myProfile, text: dashboardMessages.myProfile, roles: ['customer', 'admin'] },
  { to: dashboardLinks.allUsers, text: dashboardMessages.allUsers, roles: ['admin'] },
  { to: dashboardLinks.addProduct, text: dashboardMessages.addProduct, roles: ['admin'] },
  { to: dashboardLinks.manageProduct, text: dashboardMessages.manageProduct, roles: ['admin'] },
  { to: dashboardLinks.manageAllOrders, text: dashboardMessages.manageAllOrders, roles: ['admin'] },
]

/** What a role sees in the side menu, in its order. */
export function menuFor(role: Role): readonly MenuEntry[] {
  return menuEntries.filter(({ roles }) => roles.includes(role))
}
