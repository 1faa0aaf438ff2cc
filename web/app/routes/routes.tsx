import { matchRoutes, type RouteObject } from 'react-router'
import { withoutLanguage } from '../../routing/language-of-pages.ts'
import { NotFoundPage } from '../layout/not-found-page.tsx'
import { RootLayout } from '../layout/root-layout.tsx'
import { RouteProblem } from '../layout/route-problem.tsx'
import { notFoundPage } from '../pages/not-found.ts'
import { storefrontPages } from '../pages/storefront-pages.ts'
import { HomeScreen } from '../screens/home-screen.tsx'
import { routesOf, withData } from './routes-of.tsx'

const Home = withData(HomeScreen)
const storefront = storefrontPages.flatMap((page) => routesOf(page, page.path === '/' ? Home : NotFoundPage))

/** The id of the parent route of all pages. */
export const pagesRoute = 'pages'

/** Returns the routes of the storefront and of more pages. The layout stays visible around a page's error. */
export function routesWith(more: readonly RouteObject[]): RouteObject[] {
  return [
    {
      Component: RootLayout,
      ErrorBoundary: RouteProblem,
      children: [{ id: pagesRoute, ErrorBoundary: RouteProblem, children: [...storefront, ...more] }],
    },
  ]
}

/** Sets of routes outside the storefront, each loaded on the first navigation that needs it. */
export type MoreRoutes = 'further' | 'dashboard'

/** Returns the set of additional routes that an address needs. */
export function moreRoutesFor({ pathname }: { readonly pathname: string }): MoreRoutes | undefined {
  const path = withoutLanguage(pathname)
  if (matchRoutes(storefront, path)?.at(-1)?.route.path !== notFoundPage.path) return undefined
  return /^\/dashboard/i.test(path) ? 'dashboard' : 'further'
}
