import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { loadOnDemand } from '../../api/load-on-demand.ts'
import { onDemand } from './on-demand.ts'
import type { PageHandle } from './page-handle.ts'

const shellModule = 'web/features/dashboard/dashboard-shell.tsx'

/** Loads the guard's code, which public pages do not need. */
export const guard = () => loadOnDemand(() => import('../../session/guard.ts'))

/**
 * Returns the handle of a dashboard page: search engines do not list it, and its code is preloaded with the
 * shell's.
 */
export function dashboardPage(title: string, ...modules: readonly string[]): PageHandle {
  return { head: () => ({ title, description: title, unlisted: true }), modules: [shellModule, ...modules] }
}

/** Returns a function that makes routes inside a component of this module, each page in its own chunk. */
export function pagesInside(outerModule: string) {
  return (path: string, title: string, module: string, load: () => Promise<ComponentType>): RouteObject => ({
    path,
    lazy: onDemand(load),
    handle: dashboardPage(title, outerModule, module),
  })
}
