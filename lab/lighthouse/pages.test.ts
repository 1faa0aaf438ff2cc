import type { RouteObject } from 'react-router'
import { expect, it } from 'vitest'
import { routes } from '../../web/app/routes/all-routes.ts'
import { pageHandleOf } from '../../web/app/routes/page-handle.ts'
import { publicPages } from './pages.ts'

const pages = publicPages('t1')
/** Loader data for every page's head; without data the head is that of a missing page. */
const loaded = { tool: { name: 'Chain whip', shortDescription: '', img: '' }, name: 'A job', tools: [] }

/** Returns every page route except the dashboard and the page for unknown addresses. */
function publicRoutes(branch: readonly RouteObject[]): RouteObject[] {
  return branch
    .flatMap((route) => (route.path === undefined ? publicRoutes(route.children ?? []) : [route]))
    .filter(({ path }) => path !== '/dashboard' && path !== '*')
}

it('Every public page is measured, with the crawling audit where search engines may list it', () => {
  const declared = publicRoutes(routes).map((route) => ({
    route: route.path,
    unlisted: pageHandleOf([route])?.head(loaded).unlisted ?? false,
  }))
  const measured = pages.map(({ route, unlisted }) => ({ route, unlisted }))
  expect(declared.length).toBeGreaterThan(10)
  expect(measured.toSorted(byRoute)).toEqual(declared.toSorted(byRoute))
})

function byRoute(a: { readonly route?: string | undefined }, b: typeof a): number {
  return String(a.route).localeCompare(String(b.route))
}
