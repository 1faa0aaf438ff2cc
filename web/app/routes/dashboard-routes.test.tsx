// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import type { RouteObject } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getAdmin } from '../../../contract/accounts/accounts.ts'
import { listOwnOrders } from '../../api/rows/orders.ts'
import { getProfile } from '../../api/rows/people.ts'
import { dashboardTexts } from '../../features/dashboard/texts.ts'
import { keepSession } from '../../session/access-token/stored-session.ts'
import { returnPath } from '../../session/return-to.ts'
import { stubDialogs } from '../../testing/browser-stubs.ts'
import { FakeShop } from '../../testing/fake-shop-api.ts'
import { renderInShop } from '../../testing/in-shop.tsx'
import { dashboardPages } from '../pages/dashboard-pages.ts'
import { headOf } from '../pages/page.ts'
import { routes as dashboardRoutes } from './dashboard-routes.tsx'

const ada = { email: 'ada@example.com', name: 'Ada' }
const pristine = dashboardRoutes.slice(-1).map(fresh)
let shop: FakeShop

beforeEach(() => {
  stubDialogs()
  localStorage.clear()
  sessionStorage.clear()
  keepSession('token', ada)
  shop = new FakeShop()
  shop.answers(getAdmin, { admin: false })
  shop.answers(listOwnOrders, [])
  shop.answers(getProfile, { ...ada, img: '', address: '', status: '', phone: '' })
})
afterEach(cleanup)

/** Copies a route, because the router stores loaded parts in the route objects. */
function fresh({ children, lazy, ...route }: RouteObject): RouteObject {
  const copy = { ...route, ...(typeof lazy === 'object' ? { lazy: { ...lazy } } : {}) }
  // Index routes have no children, neither in their type nor in these routes.
  return (children ? { ...copy, children: children.map(fresh) } : copy) as RouteObject
}

const open = (address: string) => renderInShop(shop, pristine.map(fresh), address)
const menu = async () => {
  const links = (await screen.findByRole('navigation', { name: dashboardTexts.menu })).querySelectorAll('a')
  return [...links].map(({ textContent, pathname }) => [textContent, pathname])
}

test("A customer's menu has My Orders, Add Reviews and My Profile", async () => {
  open('/dashboard')
  expect(await menu()).toEqual([
    ['My Orders', '/dashboard/myorders'],
    ['Add Reviews', '/dashboard/addreview'],
    ['My Profile', '/dashboard/myprofile'],
  ])
})

test("An admin's menu has My Profile, and neither My Orders nor Add Reviews", async () => {
  shop.answers(getAdmin, { admin: true })
  open('/dashboard/myprofile')
  const names = (await menu()).map(([name]) => name)
  expect(names).toContain('My Profile')
  expect(names).not.toContain('My Orders')
  expect(names).not.toContain('Add Reviews')
})

test.each([
  ['/dashboard/myorders', 'My Orders'],
  ['/dashboard/addreview', 'Add Reviews'],
  ['/dashboard/myprofile', 'My Profile'],
])('An admin can open %s by its address', async (address, heading) => {
  shop.answers(getAdmin, { admin: true })
  const { router } = open(address)
  await screen.findByRole('heading', { name: heading })
  await menu()
  expect(router.state.location.pathname).toBe(address)
})

test.each(['allusers', 'addproduct', 'manageproduct', 'manageallorders'])(
  'A customer who opens %s is signed out and stays at /login',
  async (page) => {
    const { router } = open(`/dashboard/${page}`)
    await screen.findByText('at /login')
    await waitFor(() => expect(localStorage.getItem('accessToken')).toBeNull())
    expect(router.state.location).toMatchObject({ pathname: '/login', search: '' })
    expect(returnPath(router.state.location)).toBe('/')
    expect(shop.callsOf(getAdmin)).toHaveLength(1)
  },
)

test('Dashboard pages are unlisted for search engines', () => {
  expect(dashboardPages.length).toBeGreaterThan(5)
  expect(dashboardPages.every((page) => headOf(page, undefined).unlisted)).toBe(true)
})
