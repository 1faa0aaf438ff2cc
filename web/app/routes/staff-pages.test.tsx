// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import type { RouteObject } from 'react-router'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { getAdmin } from '../../../contract/accounts/accounts.ts'
import { roles } from '../../../contract/accounts/roles.ts'
import { allOperations as operations } from '../../../contract/all-operations.ts'
import { getBoard } from '../../../contract/desk/board.ts'
import { getNotifications } from '../../../contract/desk/notifications.ts'
import { listArchivedOrders } from '../../../contract/moving/archived-orders.ts'
import { getTimeline } from '../../../contract/orders/order-timeline.ts'
import { getOrderTotals } from '../../../contract/orders/orders.ts'
import { listOwedRefunds } from '../../../contract/payments/refunds.ts'
import { getDeliveryPrices } from '../../../contract/shop/delivery-rates.ts'
import { mayCall } from '../../../domain/accounts/rights.ts'
import { hostOf } from '../../api/host.ts'
import { getOrder, listOrders } from '../../api/rows/orders.ts'
import { getProfile } from '../../api/rows/people.ts'
import { menuFor } from '../../features/dashboard/menu-entries.ts'
import { dashboardTexts } from '../../features/dashboard/texts.ts'
import { keepSession } from '../../session/access-token/stored-session.ts'
import { pageRights } from '../../session/rights.tsx'
import { stubDialogs } from '../../testing/browser-stubs.ts'
import { FakeShop } from '../../testing/fake-shop-api.ts'
import { renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { sampleOrder } from '../../testing/sample-order.ts'
import type { DashboardPage } from '../pages/dashboard/dashboard-page.ts'
import { dashboardPages } from '../pages/dashboard-pages.ts'
import { menu as wholeMenu } from '../screens/dashboard-screen.tsx'
import { routes as dashboardRoutes } from './dashboard-routes.tsx'

const extensions = operations.map(({ id }) => id)
const settings = { ...testSettings, extensions }
const pat = { email: 'pat@example.com', name: 'Pat' }
const toSend = sampleOrder({
  paid: true,
  transactionId: 'pi_1',
  sentAt: null,
  refundable: 12.5,
  deliverTo: { name: 'Ada', address: '7 Chain Lane', phone: '555' },
})
const pristine = dashboardRoutes.slice(-1).map(fresh)
let shop: FakeShop

beforeEach(() => {
  stubDialogs()
  localStorage.clear()
  keepSession('token', pat)
  shop = new FakeShop()
  shop.answers(listOrders, [toSend])
  shop.answers(getOrder, toSend)
  shop.answers(listArchivedOrders, [])
  shop.answers(getTimeline, [])
  shop.answers(getOrderTotals, { count: 1, more: false, sum: 12.5, paid: 12.5, refunded: 0 })
  shop.answers(listOwedRefunds, [])
  shop.answers(getNotifications, { chosen: true, email: pat.email, kinds: [], hour: 8, timeZone: 'UTC' })
  shop.answers(getBoard, { payments: { rows: [], count: 0, more: false } })
  shop.answers(getDeliveryPrices, {
    zones: [],
    defaultZone: null,
    home: null,
    pieceGrams: null,
    names: {},
    pickup: null,
  })
  shop.answers(getProfile, { ...pat, img: '', address: '', status: '', phone: '' })
})
afterEach(cleanup)

/** Copies a route, because the router stores loaded parts in the route objects. */
function fresh({ children, lazy, ...route }: RouteObject): RouteObject {
  const copy = { ...route, ...(typeof lazy === 'object' ? { lazy: { ...lazy } } : {}) }
  // Index routes have no children, neither in their type nor in these routes.
  return (children ? { ...copy, children: children.map(fresh) } : copy) as RouteObject
}

function openAs(role: string, address: string) {
  shop.answers(getAdmin, { admin: false, role })
  return renderInShop(shop, pristine.map(fresh), address, settings)
}
const menu = async () => {
  const nav = await screen.findByRole('navigation', { name: dashboardTexts.menu })
  return [...nav.querySelectorAll('a')].map(({ textContent }) => textContent)
}
const refusedCallsOf = (role: 'packer' | 'bookkeeper') =>
  shop.calls.filter((call) => operations.some((known) => known.id === call.id && !mayCall(role, known)))

describe.each(roles)('As %s', (role) => {
  test('the menu has exactly the staff pages that the guard admits', () => {
    const pathsOf = (group: DashboardPage['group']) =>
      dashboardPages
        .filter((page) => page.group === group && page.menu)
        .flatMap(({ path }): readonly string[] => [path].flat())
        .filter((path) => !path.includes(':'))
    const admitted = [
      ...(pageRights.owner(role) ? pathsOf('owner') : []),
      ...(pageRights.orders(role) ? pathsOf('orders') : []),
      ...(pageRights.prices(role) ? pathsOf('prices') : []),
    ]
    const ofStaff = [...pathsOf('owner'), ...pathsOf('orders'), ...pathsOf('prices')]
    const inMenu = menuFor(wholeMenu, role, hostOf(settings)).map(({ to }) => to)
    expect(inMenu.filter((to) => ofStaff.includes(to)).toSorted()).toEqual(admitted.toSorted())
  })
})

describe.each(['packer', 'bookkeeper'] as const)('A %s', (role) => {
  test("has a menu with the person's own pages, Manage All Orders and Notifications", async () => {
    openAs(role, '/dashboard')
    expect(await menu()).toEqual([
      ...['My Orders', 'Order pad', 'Add Reviews', 'My Profile', 'Credit', 'Account'],
      ...[
        'Manage All Orders',
        ...(role === 'bookkeeper' ? ['Open invoices', 'Prices', 'Companies'] : []),
        'Notifications',
      ],
    ])
  })

  test.each(['/dashboard', '/dashboard/manageallorders', '/dashboard/manageallorders/o1'])(
    'makes no call on %s that the server would refuse',
    async (address) => {
      openAs(role, address)
      await menu()
      const shown =
        role === 'bookkeeper' && address === '/dashboard' ? /Nothing is left/ : new RegExp(toSend.tool)
      expect((await screen.findAllByText(shown)).length).toBeGreaterThan(0)
      expect(refusedCallsOf(role)).toEqual([])
    },
  )

  test.each(['allusers', 'manageproduct', 'changes', 'settings'])(
    'who opens %s is signed out and sent to /login',
    async (page) => {
      const { router } = openAs(role, `/dashboard/${page}`)
      await screen.findByText('at /login')
      await waitFor(() => expect(localStorage.getItem('accessToken')).toBeNull())
      expect(router.state.location.pathname).toBe('/login')
    },
  )
})

test('A packer can send from the start page, the list and the order, but refund nothing', async () => {
  openAs('packer', '/dashboard')
  expect(await screen.findByRole('button', { name: /^Send/ })).toBeDefined()
  cleanup()
  openAs('packer', '/dashboard/manageallorders')
  expect(await screen.findByRole('button', { name: /^Send/ })).toBeDefined()
  expect(screen.queryByRole('button', { name: /Export/ })).toBeNull()
  cleanup()
  openAs('packer', '/dashboard/manageallorders/o1')
  expect(await screen.findByRole('button', { name: 'Mark as sent' })).toBeDefined()
  expect(screen.queryByRole('heading', { name: /refund/i })).toBeNull()
})

test('A bookkeeper can refund on the order, but send nothing', async () => {
  openAs('bookkeeper', '/dashboard/manageallorders')
  await screen.findByRole('link', { name: toSend.tool })
  expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull()
  expect(screen.queryAllByRole('checkbox', { name: /Select/ })).toEqual([])
  cleanup()
  openAs('bookkeeper', '/dashboard/manageallorders/o1')
  expect(await screen.findByRole('heading', { name: /refund/i })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Mark as sent' })).toBeNull()
})

test.each([
  [{ admin: true }, 'All Users'],
  [{ admin: true, role: 'packer' }, 'All Users'],
  [{ admin: false, role: 'superuser' }, 'My Orders'],
  [{ admin: false }, 'My Orders'],
])('The answer %j gives a menu with %s', async (answer, entry) => {
  shop.answers(getAdmin, answer)
  renderInShop(shop, pristine.map(fresh), '/dashboard/myprofile', settings)
  expect(await menu()).toContain(entry)
})
