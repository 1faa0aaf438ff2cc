import { matchRoutes, type RouteObject } from 'react-router'
import { NotFoundPage } from '../layout/not-found-page.tsx'
import { RootLayout } from '../layout/root-layout.tsx'
import { RouteProblem } from '../layout/route-problem.tsx'
import { notFoundPage } from '../pages/not-found.ts'
import { storefrontPages } from '../pages/storefront-pages.ts'
import { HomeScreen } from '../screens/home-screen.tsx'
import { routesOf, withData } from './routes-of.tsx'

const Home = withData(HomeScreen)
const storefront = storefrontPages.flatMap((page) => routesOf(page, page.path === '/' ? Home : NotFoundPage))

/** The id of the route that all pages are children of. */
export const pagesRoute = 'pages'

/** Returns the routes of the storefront and of more pages. Errors of a page are shown inside the layout. */
export function routesWith(more: readonly RouteObject[]): RouteObject[] {
  return [
    {
      Component: RootLayout,
      ErrorBoundary: RouteProblem,
      children: [{ id: pagesRoute, ErrorBoundary: RouteProblem, children: [...storefront, ...more] }],
    },
  ]
}

/** Routes outside the storefront, which load with the first navigation to one of them. */
export type MoreRoutes = 'further' | 'dashboard'

/** Returns which routes an address needs beside the storefront's. */
export function moreRoutesFor({ pathname }: { readonly pathname: string }): MoreRoutes | undefined {
  if (matchRoutes(storefront, pathname)?.at(-1)?.route.path !== notFoundPage.path) return undefined
  return /^\/dashboard/i.test(pathname) ? 'dashboard' : 'further'
}
