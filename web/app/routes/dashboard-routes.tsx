import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { loadOnDemand } from '../../api/load-on-demand.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { RouteProblem } from '../layout/route-problem.tsx'
import type { DashboardPage } from '../pages/dashboard/dashboard-page.ts'
import { dashboardPages } from '../pages/dashboard-pages.ts'
import { routes as furtherRoutes } from './further-routes.ts'
import { onDemand } from './on-demand.ts'
import { routesOf } from './routes-of.tsx'

type Lazily = 'middleware' | 'loader' | 'action'

interface FrameFacts extends Pick<LazyObject, Lazily> {
  readonly path?: string
  readonly screen: () => Promise<ComponentType>
  readonly children: RouteObject[]
  /** The source file of its screen. The build adds it for the server, so that the document preloads the file. */
  readonly module?: string
}

type LazyObject = Exclude<NonNullable<RouteObject['lazy']>, (...asked: never[]) => unknown>

/** Makes the layout route of several pages. */
function frame({ path, screen, children, module, ...lazy }: FrameFacts): RouteObject {
  return {
    ...(path !== undefined && { path }),
    lazy: { ...onDemand(screen), ...lazy },
    children,
    handle: { module },
  }
}

/** Loads the guard's code on demand, because public pages do not need it. */
const guard = () => loadOnDemand(() => import('../../session/guard.ts'))

function routesFor(group: DashboardPage['group']): RouteObject[] {
  return dashboardPages
    .filter((page) => page.group === group)
    .flatMap((page) => routesOf(page))
    .map(({ path, children: _, ...route }) =>
      // The dashboard's start page has the address of the layout around all its pages.
      path === dashboardLinks.home ? { ...route, index: true } : { ...route, ...(path && { path }) },
    )
}

/**
 * The routes of the public pages outside the storefront, to which the dashboard's guard may redirect, and then those of
 * the dashboard (spec §2). Its code loads on demand, and the browser renders its pages.
 */
export const routes: RouteObject[] = [
  ...furtherRoutes,
  frame({
    path: dashboardLinks.home,
    screen: async () => (await import('../screens/dashboard-screen.tsx')).DashboardScreen,
    middleware: async () => [(await guard()).requireSession],
    loader: async () => (await guard()).loadGuard,
    action: async () => (await guard()).logOut,
    children: [
      {
        ErrorBoundary: RouteProblem,
        children: [
          // My Orders loads its orders immediately: a refusal redirects home (spec §7), whatever the role.
          ...routesFor('any role'),
          frame({
            screen: async () => (await import('../../features/dashboard/own-pages.tsx')).OwnPages,
            children: routesFor('own'),
          }),
          frame({
            screen: async () => (await import('../../features/dashboard/admin-only.tsx')).AdminOnly,
            middleware: async () => [(await guard()).requireAdmin],
            loader: async () => (await guard()).loadConfirmed,
            children: routesFor('owner'),
          }),
          frame({
            screen: async () => (await import('../../features/dashboard/admin-only.tsx')).OrdersOnly,
            middleware: async () => [(await guard()).requireOrders],
            loader: async () => (await guard()).loadConfirmed,
            children: routesFor('orders'),
          }),
          frame({
            screen: async () => (await import('../../features/dashboard/admin-only.tsx')).PricesOnly,
            middleware: async () => [(await guard()).requirePrices],
            loader: async () => (await guard()).loadConfirmed,
            children: routesFor('prices'),
          }),
        ],
      },
    ],
  }),
]
