import type { ActionFunction } from 'react-router'
import { roles } from '../../../../contract/accounts/roles.ts'
import type { MenuFacts } from '../../../features/dashboard/menu-entries.ts'
import { type Page, type PageFacts, page } from '../page.ts'
import { noQuery } from '../page-query.ts'

/** Every role except admin (spec §2). It includes staff with fewer rights, because they buy here too. */
export const nonAdmins = roles.filter((role) => role !== 'admin')

/**
 * Who may open the page, and what they see until their role is known. `any role`: everyone, immediately. `own`:
 * everyone, once the menu's size is known. `owner`: admins. `orders`: everyone who may list all orders. `prices`:
 * everyone who may list discounts: admins and bookkeepers.
 */
type Group = 'any role' | 'own' | 'owner' | 'orders' | 'prices'

interface DashboardFacts<Path extends string>
  extends Pick<PageFacts<Path, never, undefined>, 'path' | 'screen' | 'samples'> {
  /** The title, also in the side menu. */
  readonly title: string
  readonly group: Group
  /** Who sees the page in the side menu; null for a page that is reached from others. */
  readonly menu: MenuFacts | null
  readonly action?: ActionFunction
}

export interface DashboardPage<Path extends string = string> extends Page<Path, never> {
  readonly title: string
  readonly group: Group
  readonly menu: MenuFacts | null
}

/** Describes a dashboard page: the browser loads and renders it, and search engines do not list it. */
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
