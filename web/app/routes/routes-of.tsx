import type { ComponentType } from 'react'
import { type NonIndexRouteObject, useLoaderData } from 'react-router'
import type { Page, Screen } from '../pages/page.ts'
import { onDemand } from './on-demand.ts'
import { pageLoader } from './page-loader.ts'

/**
 * Returns the routes of a page, one for each pattern of its addresses.
 *
 * @param start the component of a page whose code loads at the start.
 */
export function routesOf(page: Page, start?: ComponentType): NonIndexRouteObject[] {
  const { path, guard, load, action, screen } = page
  return [path].flat().map((pattern) => ({
    path: pattern,
    ...(screen === 'start'
      ? start && { Component: start }
      : { lazy: onDemand(async () => shown(page, await screen())) }),
    ...(load ? { loader: pageLoader(load) } : guard && { loader: guard }),
    ...(action && { action }),
    handle: page,
  }))
}

/** Gives a screen the data of its page. One without data stays in place between two patterns of its page. */
function shown({ load }: Page, Screen: Screen<never>): ComponentType {
  // Without `load` a screen has no data to read.
  return load ? withData(Screen) : (Screen as ComponentType)
}

/** Makes a component that gives a screen what its page has loaded. */
export function withData<Data>(Screen: Screen<Data>): ComponentType {
  return function PageWithData() {
    return <Screen data={useLoaderData() as Data} />
  }
}

/** Returns the innermost matched page. */
export function matchedPage(matches: readonly { readonly handle?: unknown }[]): Page | undefined {
  // Routes have pages and frames as handles, and only a page has a head.
  const handles = matches as readonly { readonly handle?: Partial<Page> }[]
  return handles.findLast(({ handle }) => handle?.head)?.handle as Page | undefined
}
