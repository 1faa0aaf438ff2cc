import type { ActionFunction } from 'react-router'
import { roles } from '../../../../contract/accounts/roles.ts'
import type { MenuFacts } from '../../../features/dashboard/menu-entries.ts'
import { type Page, type PageFacts, page } from '../page.ts'
import { noQuery } from '../page-query.ts'

/** Everyone who is no admin (spec §2), so also people who work at the shop with fewer rights: they buy here, too. */
export const nonAdmins = roles.filter((role) => role !== 'admin')

/**
 * Who opens the page, and what they see until their role is known: a person of any role at once (`any role`), of any
 * role once the menu's size is known (`own`), an admin (`owner`), or everyone who may list all orders (`orders`).
 */
type Group = 'any role' | 'own' | 'owner' | 'orders'

interface DashboardFacts<Path extends string>
  extends Pick<PageFacts<Path, never, undefined>, 'path' | 'screen' | 'samples'> {
  /** The title, which the side menu shows too. */
  readonly title: string
  readonly group: Group
  /** Who sees it in the side menu; null for a page that others lead to. */
  readonly menu: MenuFacts | null
  readonly action?: ActionFunction
}

export interface DashboardPage<Path extends string = string> extends Page<Path, never> {
  readonly title: string
  readonly group: Group
  readonly menu: MenuFacts | null
}

/** Describes a page of the dashboard: the browser loads and renders it, and search engines do not list it. */
export function dashboardPage<const Path extends string>(facts: DashboardFacts<Path>): DashboardPage<Path> {
  const { title } = facts
  return {
    ...facts,
    ...page({
      ...facts,
      query: noQuery,
      head: { title, description: title, unlisted: true },
      shows: [],
      listed: false,
      structured: null,
    }),
  }
}
