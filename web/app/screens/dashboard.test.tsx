// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getAdmin } from '../../../contract/accounts/accounts.ts'
import { ApiContext, apiContext } from '../../api/api-context.ts'
import { DashboardStart } from '../../features/dashboard/dashboard-start.tsx'
import { dashboardTexts } from '../../features/dashboard/texts.ts'
import { dropSession, keepSession } from '../../session/access-token/stored-session.ts'
import { returnPath } from '../../session/return-to.ts'
import { FakeShop } from '../../testing/fake-shop-api.ts'
import { inDashboard } from '../../testing/in-dashboard.tsx'
import { renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { DashboardPart } from '../../ui/dashboard-part.tsx'
import { DashboardScreen } from './dashboard-screen.tsx'

let shop: FakeShop
beforeEach(() => {
  keepSession('token', { email: 'ada@example.com', name: 'Ada' })
  shop = new FakeShop()
  shop.answers(getAdmin, { admin: false })
})
afterEach(cleanup)

function open(extensions: readonly string[] = []) {
  const forStaff = { packer: <p>what to pack</p>, bookkeeper: <p>what to refund</p> }
  const Start = () => (
    <DashboardStart forCustomer={<p>what to pay</p>} forAdmin={<p>what to send</p>} forStaff={forStaff} />
  )
  return renderInShop(
    shop,
    [{ ...inDashboard({ index: true, Component: Start }), Component: DashboardScreen }],
    '/dashboard',
    {
      ...testSettings,
      extensions,
    },
  )
}

const menu = () => screen.queryByRole('navigation', { name: dashboardTexts.menu })

test('The dashboard welcomes the person and shows the page', async () => {
  open()
  expect(await screen.findByText('what to pay')).toBeDefined()
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
    'Welcome, Ada',
  ])
})

test("On any page but the first, the welcome is above the page's title, which is the only h1", async () => {
  const Page = () => <DashboardPart title="My Orders">what to pay</DashboardPart>
  renderInShop(
    shop,
    [{ ...inDashboard({ path: 'myorders', Component: Page }), Component: DashboardScreen }],
    '/dashboard/myorders',
  )
  await screen.findByText('what to pay')
  const levels = screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`)
  expect(levels).toEqual(['H2 Welcome, Ada', 'H1 My Orders'])
})

test("A customer's menu contains My Orders", async () => {
  open()
  const link = await screen.findByRole('link', { name: 'My Orders' })
  expect(link.getAttribute('href')).toBe('/dashboard/myorders')
})

test("An admin's menu does not contain My Orders", async () => {
  shop.answers(getAdmin, { admin: true })
  open()
  expect(await screen.findByText('what to send')).toBeDefined()
  expect(screen.queryByRole('link', { name: 'My Orders' })).toBeNull()
})

test.each([
  [[], []],
  [['listWrittenReviews'], ['/dashboard/reviews']],
  [['listQuotes'], ['/dashboard/quotes']],
  [['listEmails'], ['/dashboard/messages']],
])(
  "An admin's menu contains the four pages of the spec, and with %j the pages they offer",
  async (offered, more) => {
    shop.answers(getAdmin, { admin: true })
    open(offered)
    await screen.findByText('what to send')
    const menu = screen.getByRole('navigation', { name: dashboardTexts.menu })
    expect([...menu.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard/myprofile',
      '/dashboard/allusers',
      '/dashboard/addproduct',
      '/dashboard/manageproduct',
      '/dashboard/manageallorders',
      ...more,
    ])
  },
)

test('The menu contains the account if the backend offers it', async () => {
  open(['getAccount'])
  const link = await screen.findByRole('link', { name: 'Account' })
  expect(link.getAttribute('href')).toBe('/dashboard/account')
})

test('The menu scrolls to the link that has the keyboard focus', async () => {
  const { user } = open()
  const link = await screen.findByRole('link', { name: 'My Profile' })
  const strip = link.closest('ul')
  for (const [box, is] of [
    [link, { offsetLeft: 500, offsetWidth: 100 }],
    [strip, { clientWidth: 300 }],
  ] as const) {
    for (const [measure, value] of Object.entries(is)) Object.defineProperty(box, measure, { value })
  }
  screen.getByRole('link', { name: 'Add Reviews' }).focus()
  await user.tab()
  expect(document.activeElement).toBe(link)
  expect(strip?.scrollLeft).toBe(400)
})

test('While the role loads, a spinner replaces the menu', async () => {
  shop.answers(getAdmin, () => new Promise(() => undefined))
  open()
  expect(await screen.findByText(dashboardTexts.menuLoading)).toBeDefined()
  expect(menu()).toBeNull()
})

test('A failed role check is reported without a wrong menu, and can be repeated', async () => {
  shop.refuses(getAdmin, 'BUSY')
  const { user } = open()
  expect((await screen.findByRole('alert')).textContent).toContain(dashboardTexts.menuFailed)
  expect(menu()).toBeNull()
  shop.answers(getAdmin, { admin: false })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('link', { name: 'My Orders' })
})

test('A visitor goes to /login, and returns to the page after signing in', async () => {
  dropSession()
  const { router } = open()
  await screen.findByText('at /login')
  expect(returnPath(router.state.location)).toBe('/dashboard')
  expect(shop.calls).toEqual([])
})

test('Signing out in another tab leaves the dashboard at once', async () => {
  open()
  await screen.findByText('what to pay')
  act(() => dropSession())
  await screen.findByText('at /login')
})

test("The server renders the dashboard's skeleton for everyone", async () => {
  const handler = createStaticHandler([
    { ...inDashboard({ index: true, Component: () => 'orders' }), Component: DashboardScreen },
  ])
  const requestContext = new RouterContextProvider()
  requestContext.set(apiContext, shop.api)
  const answer = await handler.query(new Request('http://localhost/dashboard'), { requestContext })
  if (answer instanceof Response) throw new Error('The server redirects')
  const page = renderToString(
    <ApiContext value={shop.api}>
      <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, answer)} context={answer} />
    </ApiContext>,
  )
  expect(page).toContain(`<h1>${dashboardTexts.title}</h1>`)
  expect(page).not.toContain('Ada')
  expect(page).not.toContain('orders')
  expect(shop.calls).toEqual([])
})
