// @vitest-environment jsdom
import { createMemoryRouter, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { routes as furtherRoutes } from '../routes/further-routes.ts'
import { routesWith } from '../routes/routes.tsx'
import { addMoreRoutes } from './more-routes.ts'

function startAt(path: string, complete = false) {
  return createMemoryRouter(routesWith(complete ? furtherRoutes : []), {
    initialEntries: [path],
    hydrationData: { loaderData: { '0-0-1': { rows: [], isFirst: true } } },
    patchRoutesOnNavigation: addMoreRoutes(complete ? 'further' : undefined),
  })
}

type TestRouter = ReturnType<typeof startAt>

const shownPath = (router: TestRouter) => router.state.matches.at(-1)?.route.path
const pagesOf = (router: TestRouter): readonly RouteObject[] =>
  router.routes[0]?.children?.[0]?.children ?? []
const pathsOf = (router: TestRouter) => pagesOf(router).map(({ path }) => path)

test('The storefront starts without the other routes', () => {
  const router = startAt('/tools')
  expect(pathsOf(router)).not.toContain('/login')
})

test('The first navigation to another page adds all other routes, once', async () => {
  const router = startAt('/tools')
  await router.navigate('/portfolio')
  expect(shownPath(router)).toBe('/portfolio')
  await router.navigate('/login')
  expect(shownPath(router)).toBe('/login')
  expect(pathsOf(router).filter((path) => path === '/login')).toHaveLength(1)
})

test("The first navigation to the dashboard adds the dashboard's routes and all others, each once", async () => {
  const added = async (...paths: string[]) => {
    const router = startAt('/tools')
    for (const path of paths) await router.navigate(path)
    return pathsOf(router)
  }
  const all = await added('/dashboard/myorders')
  expect(all.filter((path) => path === '/dashboard' || path === '/login')).toEqual(['/login', '/dashboard'])
  expect(await added('/login', '/dashboard')).toEqual(all)
  expect(await added('/dashboard', '/login', '/dashboard')).toEqual(all)
})

test('Unknown addresses show the 404 page, and add no route twice', async () => {
  const router = startAt('/tools')
  await router.navigate('/no-such-page')
  expect(shownPath(router)).toBe('*')
  await router.navigate('/another')
  expect(pathsOf(router).filter((path) => path === '/login')).toHaveLength(1)
})

test('After an interrupted navigation, the next one adds the routes', async () => {
  const router = startAt('/tools')
  const first = router.navigate('/portfolio')
  const second = router.navigate('/login')
  await Promise.all([first, second])
  expect(shownPath(router)).toBe('/login')
  expect(pathsOf(router).filter((path) => path === '/login')).toHaveLength(1)
})

test('A visit that begins on another page already has its routes', async () => {
  const router = startAt('/login', true)
  await router.navigate('/portfolio')
  expect(shownPath(router)).toBe('/portfolio')
  expect(pathsOf(router).filter((path) => path === '/login')).toHaveLength(1)
})

test('The routes of the storefront have the same ids with and without the other routes', () => {
  const idsOf = (router: TestRouter) =>
    pagesOf(router)
      .slice(0, 5)
      .map(({ id, path }) => [id, path])
  expect(idsOf(startAt('/tools', true))).toEqual(idsOf(startAt('/tools')))
})
