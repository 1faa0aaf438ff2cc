import { dashboardPages } from './dashboard-pages.ts'
import { furtherPages } from './further-pages.ts'
import { storefrontPages } from './storefront-pages.ts'

/** The public pages, in the order of the sitemap. */
export const publicPages = [...furtherPages, ...storefrontPages] as const

/** Every page of the shop (spec §2). */
export const allPages = [...publicPages, ...dashboardPages] as const
