import { furtherPages } from '../pages/further-pages.ts'
import { routesOf } from './routes-of.tsx'

/** The routes of the public pages outside the storefront. */
export const furtherRoutes = furtherPages.flatMap((page) => routesOf(page))
