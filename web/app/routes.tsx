import type { RouteObject } from 'react-router'
import { loadOnDemand } from './load-on-demand.ts'
import { NotFoundPage } from './not-found-page.tsx'
import type { PageHandle } from './page-handle.ts'
import { homeHead, itemsHead, notFoundHead, toolHead, toolsHead } from './page-heads.ts'
import { pageLoader } from './page-loader.ts'
import { RootLayout } from './root-layout.tsx'
import { RouteProblem } from './route-problem.tsx'

/** The routes of spec §2. Pages arrive on demand, except that the first one comes with its document. */
const pages: RouteObject[] = [
  {
    path: '/',
    loader: pageLoader(async () => (await import('../features/storefront/load-storefront.ts')).loadHome),
    lazy: { Component: async () => (await loadOnDemand(() => import('./home-route.tsx'))).HomeRoute },
    handle: {
      head: homeHead,
      topics: () => ['tools', 'items', 'reviews'],
      modules: ['web/app/home-route.tsx'],
    } satisfies PageHandle,
  },
  {
    path: '/tools',
    loader: pageLoader(async () => (await import('../features/storefront/load-storefront.ts')).loadTools),
    lazy: { Component: async () => (await loadOnDemand(() => import('./tools-route.tsx'))).ToolsRoute },
    handle: {
      head: toolsHead,
      topics: () => ['tools'],
      modules: ['web/app/tools-route.tsx'],
    } satisfies PageHandle,
  },
  {
    path: '/items',
    loader: pageLoader(async () => (await import('../features/storefront/load-storefront.ts')).loadItems),
    lazy: { Component: async () => (await loadOnDemand(() => import('./items-route.tsx'))).ItemsRoute },
    handle: {
      head: itemsHead,
      topics: () => ['items'],
      modules: ['web/app/items-route.tsx'],
    } satisfies PageHandle,
  },
  {
    path: '/tool/:toolId',
    loader: pageLoader(async () => (await import('../features/tool/load-tool.ts')).loadTool),
    lazy: { Component: async () => (await loadOnDemand(() => import('./tool-route.tsx'))).ToolRoute },
    handle: {
      head: toolHead,
      topics: ({ toolId }) => [`tool:${toolId}`],
      modules: ['web/app/tool-route.tsx'],
    } satisfies PageHandle,
  },
  { path: '*', Component: NotFoundPage, handle: { head: notFoundHead, status: 404 } satisfies PageHandle },
]

/** Problems of a page are shown inside the layout, so that the way out stays where it was. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: RouteProblem,
    children: [{ ErrorBoundary: RouteProblem, children: pages }],
  },
]
