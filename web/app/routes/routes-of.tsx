import type { ComponentType } from 'react'
import { type NonIndexRouteObject, useLoaderData } from 'react-router'
import type { Page, Screen } from '../pages/page.ts'
import { onDemand } from './on-demand.ts'
import { pageLoader } from './page-loader.ts'

/**
 * Returns one route for each address pattern of a page.
 * @param start the page's component, if the initial code contains it.
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

/** Makes the component of a page's route. A screen without data is not remounted between two patterns of its page. */
function shown({ load }: Page, Screen: Screen<never>): ComponentType {
  // Without `load` a screen has no data to read.
  return load ? withData(Screen) : (Screen as ComponentType)
}

/** Makes a component that passes a page's loaded data to its screen. */
export function withData<Data>(Screen: Screen<Data>): ComponentType {
  return function PageWithData() {
    return <Screen data={useLoaderData() as Data} />
  }
}

/** Returns the innermost matched page. */
export function matchedPage(matches: readonly { readonly handle?: unknown }[]): Page | undefined {
  // Handles are pages or layouts; only a page has a head.
  const handles = matches as readonly { readonly handle?: Partial<Page> }[]
  return handles.findLast(({ handle }) => handle?.head)?.handle as Page | undefined
}
