import type { RouteObject } from 'react-router'
import { expect, it } from 'vitest'
import { pageHandleOf } from '../../web/app/routes/page-handle.ts'
import { routes } from '../../web/app/routes/routes.tsx'
import { publicPages } from './pages.ts'

const pages = publicPages('t1')
/** What a page's head may be made from; one without data says that there is no such page. */
const aTool = { name: 'Chain whip', shortDescription: '', img: '' }

/** Every route that is a page but the signed-in area and the page for addresses that lead nowhere. */
function publicRoutes(branch: readonly RouteObject[]): RouteObject[] {
  return branch
    .flatMap((route) => (route.path === undefined ? publicRoutes(route.children ?? []) : [route]))
    .filter(({ path }) => path !== '/dashboard' && path !== '*')
}

it('Every public page is measured, and search engines where they are meant to come', () => {
  const declared = publicRoutes(routes).map((route) => ({
    route: route.path,
    unlisted: pageHandleOf([route])?.head(aTool).unlisted ?? false,
  }))
  const measured = pages.map(({ route, unlisted }) => ({ route, unlisted }))
  expect(declared.length).toBeGreaterThan(10)
  expect(measured.toSorted(byRoute)).toEqual(declared.toSorted(byRoute))
})

function byRoute(a: { readonly route?: string | undefined }, b: typeof a): number {
  return String(a.route).localeCompare(String(b.route))
}
