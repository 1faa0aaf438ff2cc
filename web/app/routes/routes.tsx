import { matchRoutes, type RouteObject } from 'react-router'
import { NotFoundPage } from '../layout/not-found-page.tsx'
import { RootLayout } from '../layout/root-layout.tsx'
import { RouteProblem } from '../layout/route-problem.tsx'
import { HomeRoute } from './home-route.tsx'
import { onDemand } from './on-demand.ts'
import { page } from './page-handle.ts'
import { homeHead, itemsHead, notFoundHead, toolHead, toolsHead } from './page-heads.ts'
import { pageLoader } from './page-loader.ts'

const catalogue = 'web/app/routes/catalogue-routes.tsx'

/** The pages of the storefront. The home page's code loads with every page, that of the others on demand. */
const pages: RouteObject[] = [
  {
    path: '/',
    Component: HomeRoute,
    loader: pageLoader(async () => (await import('../../features/storefront/load-storefront.ts')).loadHome),
    handle: page({ head: homeHead, topics: () => ['tools', 'items', 'reviews'] }),
  },
  {
    path: '/tools',
    lazy: onDemand(async () => (await import('./catalogue-routes.tsx')).ToolsRoute),
    loader: pageLoader(
      async () => (await import('../../features/storefront/finding/load-list.ts')).loadTools,
    ),
    handle: page({ head: toolsHead, topics: () => ['tools', 'items', 'spec-keys'], modules: [catalogue] }),
  },
  {
    path: '/items',
    lazy: onDemand(async () => (await import('./catalogue-routes.tsx')).ItemsRoute),
    loader: pageLoader(
      async () => (await import('../../features/storefront/finding/load-list.ts')).loadItems,
    ),
    handle: page({ head: itemsHead, topics: () => ['items', 'spec-keys'], modules: [catalogue] }),
  },
  {
    path: '/tool/:toolId',
    lazy: onDemand(async () => (await import('./tool-route.tsx')).ToolRoute),
    loader: pageLoader(async () => (await import('../../features/tool/load-tool.ts')).loadTool),
    handle: page({
      head: toolHead,
      topics: ({ toolId }) => [`tool:${toolId}`],
      modules: ['web/app/routes/tool-route.tsx'],
    }),
  },
  { path: '*', Component: NotFoundPage, handle: page({ head: notFoundHead, status: 404 }) },
]

/** The id of the route that all pages are children of. */
export const pagesRoute = 'pages'

/** Returns the routes of the storefront and of more pages. Errors of a page are shown inside the layout. */
export function routesWith(more: readonly RouteObject[]): RouteObject[] {
  return [
    {
      Component: RootLayout,
      ErrorBoundary: RouteProblem,
      children: [{ id: pagesRoute, ErrorBoundary: RouteProblem, children: [...pages, ...more] }],
    },
  ]
}

/** Returns whether an address needs `furtherRoutes`: the storefront has no page there. */
export function isFurther(location: { readonly pathname: string }): boolean {
  return matchRoutes(pages, location)?.at(-1)?.route.path === '*'
}
