import type { RouteObject } from 'react-router'
import { NotFoundPage } from '../layout/not-found-page.tsx'
import { RootLayout } from '../layout/root-layout.tsx'
import { RouteProblem } from '../layout/route-problem.tsx'
import { dashboardRoute } from './dashboard-routes.tsx'
import { HomeRoute } from './home-route.tsx'
import { mailRoutes } from './mail-routes.tsx'
import { onDemand } from './on-demand.ts'
import type { PageHandle } from './page-handle.ts'
import {
  homeHead,
  itemsHead,
  loginHead,
  notFoundHead,
  signupHead,
  toolHead,
  toolsHead,
} from './page-heads.ts'
import { pageLoader } from './page-loader.ts'
import { writtenRoutes } from './written-routes.tsx'

/** Type-checks a page's handle. */
function page(handle: PageHandle): PageHandle {
  return handle
}

const catalogue = 'web/app/routes/catalogue-routes.tsx'

/** The pages of spec §2. The home page's code loads with every page, that of the others on demand. */
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
    loader: pageLoader(async () => (await import('../../features/storefront/load-storefront.ts')).loadTools),
    handle: page({ head: toolsHead, topics: () => ['tools'], modules: [catalogue] }),
  },
  {
    path: '/items',
    lazy: onDemand(async () => (await import('./catalogue-routes.tsx')).ItemsRoute),
    loader: pageLoader(async () => (await import('../../features/storefront/load-storefront.ts')).loadItems),
    handle: page({ head: itemsHead, topics: () => ['items'], modules: [catalogue] }),
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
  {
    path: '/login',
    lazy: onDemand(async () => (await import('../../features/sign-in/login-page.tsx')).LoginPage),
    handle: page({ head: loginHead, modules: ['web/features/sign-in/login-page.tsx'] }),
  },
  {
    path: '/signup',
    lazy: onDemand(async () => (await import('../../features/sign-in/signup-page.tsx')).SignupPage),
    handle: page({ head: signupHead, modules: ['web/features/sign-in/signup-page.tsx'] }),
  },
  ...mailRoutes,
  ...writtenRoutes,
  dashboardRoute,
  { path: '*', Component: NotFoundPage, handle: page({ head: notFoundHead, status: 404 }) },
]

/** Errors of a page are shown inside the layout, so that the navigation stays. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: RouteProblem,
    children: [{ ErrorBoundary: RouteProblem, children: pages }],
  },
]
