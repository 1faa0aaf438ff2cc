import type { RouteObject } from 'react-router'
import { furtherPages } from '../pages/further-pages.ts'
import { routesOf } from './routes-of.tsx'

/** The routes of the public pages outside the storefront. */
export const routes: RouteObject[] = furtherPages.flatMap((page) => routesOf(page))
