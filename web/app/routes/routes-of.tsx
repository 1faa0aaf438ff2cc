import type { ComponentType } from 'react'
import { type RouteObject, useLoaderData } from 'react-router'
import type { Page, Screen } from '../pages/page.ts'
import { onDemand } from './on-demand.ts'
import { pageLoader } from './page-loader.ts'

interface Place {
  /** The component of a page whose code loads at the start. */
  readonly start?: ComponentType | undefined
  /** The address of the frame around the page. A page at the same address is the one that the frame opens with. */
  readonly within?: string
}

/** Returns the routes of a page, one for each pattern of its addresses. */
export function routesOf(page: Page, { start, within }: Place = {}): RouteObject[] {
  const { path, guard, load, action, screen } = page
  const loader = load ? pageLoader(load) : guard
  return [path].flat().map((pattern) => {
    const route = {
      ...(screen === 'start'
        ? start && { Component: start }
        : { lazy: onDemand(async () => shown(page, await screen())) }),
      ...(loader && { loader }),
      ...(action && { action }),
      handle: page,
    }
    return pattern === within ? { ...route, index: true } : { ...route, path: pattern }
  })
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
  return matches.map(({ handle }) => handle).findLast(isPage)
}

function isPage(handle: unknown): handle is Page {
  return typeof handle === 'object' && handle !== null && 'head' in handle
}
