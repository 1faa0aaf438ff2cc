// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getAdmin } from '../../../contract/accounts/accounts.ts'
import { OwnPages } from '../../features/dashboard/own-pages.tsx'
import { dashboardTexts } from '../../features/dashboard/texts.ts'
import { dropSession, keepSession } from '../../session/access-token/stored-session.ts'
import { rememberRole } from '../../session/remembered-role.ts'
import { FakeShop } from '../../testing/fake-shop-api.ts'
import { inDashboard } from '../../testing/in-dashboard.tsx'
import { renderInShop } from '../../testing/in-shop.tsx'
import { DashboardScreen } from './dashboard-screen.tsx'

const ada = { email: 'ada@example.com', name: 'Ada' }
let shop: FakeShop
beforeEach(() => {
  keepSession('token', ada)
  shop = new FakeShop()
  shop.answers(getAdmin, { admin: true })
})
afterEach(() => {
  cleanup()
  dropSession()
})

function open() {
  const own = { path: 'myprofile', Component: () => <p>where parcels go</p> }
  return renderInShop(
    shop,
    [{ ...inDashboard({ Component: OwnPages, children: [own] }), Component: DashboardScreen }],
    '/dashboard/myprofile',
  )
}

const page = () => screen.queryByText('where parcels go')
const neverAnswered = () => shop.answers(getAdmin, () => new Promise(() => undefined))

test('The first page of a session waits for the menu above it, and both appear together', async () => {
  open()
  expect(page()).toBeNull()
  expect(await screen.findByText('where parcels go')).toBeDefined()
  expect(screen.getByRole('link', { name: 'All Users' })).toBeDefined()
})

test('Later pages do not wait: the space of the menu is reserved, invisible and silent', async () => {
  open()
  await screen.findByRole('link', { name: 'All Users' })
  cleanup()
  neverAnswered()
  open()
  await waitFor(() => expect(page()).not.toBeNull())
  expect(screen.getByText(dashboardTexts.menuLoading)).toBeDefined()
  expect(screen.queryByRole('link', { name: 'All Users' })).toBeNull()
  const room = screen.getByText('All Users').closest('ul')
  expect([room?.getAttribute('aria-hidden'), room?.classList.contains('invisible')]).toEqual(['true', true])
})

test("The reserved space has the size of the current person's menu, not the previous person's", async () => {
  rememberRole('admin', 'owner@example.com')
  neverAnswered()
  open()
  await screen.findByText(dashboardTexts.menuLoading)
  expect(page()).toBeNull()
  expect(screen.queryByText('All Users')).toBeNull()
})

test("A failed role check does not block the person's own pages", async () => {
  shop.refuses(getAdmin, 'BUSY')
  open()
  expect(await screen.findByText('where parcels go')).toBeDefined()
})
