import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { loadOnDemand } from '../../api/load-on-demand.ts'
import { onDemand } from './on-demand.ts'
import type { PageHandle } from './page-handle.ts'

const shellModule = 'web/features/dashboard/dashboard-shell.tsx'

/** The code that decides who may pass; it is not part of public pages. */
export const guard = () => loadOnDemand(() => import('../../session/guard.ts'))

/** A page of the signed-in area: no search engine lists it, and its code comes with the shell's. */
export function dashboardPage(title: string, ...modules: readonly string[]): PageHandle {
  return { head: () => ({ title, description: title, unlisted: true }), modules: [shellModule, ...modules] }
}

/** Makes routes of pages, each with code of its own, that stand inside the same component of this module. */
export function pagesInside(outerModule: string) {
  return (path: string, title: string, module: string, load: () => Promise<ComponentType>): RouteObject => ({
    path,
    lazy: onDemand(load),
    handle: dashboardPage(title, outerModule, module),
  })
}
