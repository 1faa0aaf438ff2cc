// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getAdmin, listUsers } from '../../../contract/accounts/accounts.ts'
import { useApi } from '../../api/api-context.ts'
import { AdminOnly } from '../../features/dashboard/admin-only.tsx'
import { dashboardTexts } from '../../features/dashboard/texts.ts'
import { accessTokenKey, dropSession, keepSession } from '../../session/access-token/stored-session.ts'
import { returnPath } from '../../session/return-to.ts'
import { FakeShop } from '../../testing/fake-shop-api.ts'
import { forAdmins, inDashboard } from '../../testing/in-dashboard.tsx'
import { renderInShop } from '../../testing/in-shop.tsx'
import { DashboardScreen } from './dashboard-screen.tsx'

const endRemoteSession = vi.hoisted(() => vi.fn<(token: string | null) => Promise<void>>())
vi.mock('../../session/end-remote-session.ts', () => ({ endRemoteSession }))

let shop: FakeShop
beforeEach(() => {
  endRemoteSession.mockReset().mockResolvedValue()
  keepSession('token', { email: 'ada@example.com', name: 'Ada' })
  shop = new FakeShop()
  shop.answers(getAdmin, { admin: true })
  shop.answers(listUsers, [])
})
afterEach(cleanup)

/** Loads its data once rendered, as every dashboard page does. */
function Users() {
  const api = useApi()
  useEffect(() => void api.call(listUsers, {}), [api])
  return <p>every user</p>
}

function open() {
  const secret = { path: 'allusers', Component: Users }
  return renderInShop(
    shop,
    [
      {
        ...inDashboard({ ...forAdmins(secret), Component: AdminOnly }),
        Component: DashboardScreen,
      },
    ],
    '/dashboard/allusers',
  )
}
const shown = () => screen.queryByText('every user')

test('An admin sees the page', async () => {
  open()
  expect(await screen.findByText('every user')).toBeDefined()
})

test('While the role is being checked, a spinner replaces the page', async () => {
  shop.answers(getAdmin, () => new Promise(() => undefined))
  open()
  expect(await screen.findByText(dashboardTexts.checking)).toBeDefined()
  expect(shown()).toBeNull()
  expect(shop.callsOf(listUsers)).toEqual([])
})

test('A customer is signed out and sent to /login without a return path', async () => {
  shop.answers(getAdmin, { admin: false })
  const { router } = open()
  await screen.findByText('at /login')
  expect(returnPath(router.state.location)).toBe('/')
  expect(localStorage.getItem(accessTokenKey)).toBeNull()
  await waitFor(() => expect(endRemoteSession).toHaveBeenCalledExactlyOnceWith('token'))
  expect(shop.callsOf(getAdmin)).toHaveLength(1)
  expect(shop.callsOf(listUsers)).toEqual([])
})

test('A visitor is sent to /login without a request', async () => {
  dropSession()
  open()
  await screen.findByText('at /login')
  expect(shop.calls).toEqual([])
})

test('A failed check of the role does not sign the person out, and can be repeated', async () => {
  shop.refuses(getAdmin, 'BUSY')
  const { user } = open()
  expect(await screen.findByText(dashboardTexts.notChecked)).toBeDefined()
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  expect(localStorage.getItem(accessTokenKey)).toBe('token')
  shop.answers(getAdmin, { admin: true })
  const [, again] = screen.getAllByRole('button', { name: 'Try again' })
  if (again) await user.click(again)
  expect(await screen.findByText('every user')).toBeDefined()
})

test('An admin who lost the role is sent away on returning to the tab', async () => {
  open()
  await screen.findByText('every user')
  shop.answers(getAdmin, { admin: false })
  act(() => void window.dispatchEvent(new Event('focus')))
  await screen.findByText('at /login')
})
