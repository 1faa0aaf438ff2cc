import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { onDemand } from './on-demand.ts'
import type { PageHandle } from './page-handle.ts'

const shellModule = 'web/features/dashboard/dashboard-shell.tsx'

interface PageText {
  readonly title: string
  readonly description: string
}

/** A page of the signed-in area: no search engine lists it, and its code comes with the shell's. */
export function dashboardPage(text: PageText, ...modules: readonly string[]): PageHandle {
  return { head: () => ({ ...text, unlisted: true }), modules: [shellModule, ...modules] }
}

/** Makes routes of pages, each with code of its own, that stand inside the same component of this module. */
export function pagesInside(outerModule: string) {
  return (path: string, text: PageText, module: string, load: () => Promise<ComponentType>): RouteObject => ({
    path,
    lazy: onDemand(load),
    handle: dashboardPage(text, outerModule, module),
  })
}
