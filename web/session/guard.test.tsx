// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { getAdmin } from '../../contract/accounts/accounts.ts'
import { FakeShop } from '../testing/fake-shop-api.ts'
import { forAdmins, inDashboard } from '../testing/in-dashboard.tsx'
import { renderInShop } from '../testing/in-shop.tsx'
import { accessTokenKey, dropSession, keepSession } from './access-token/stored-session.ts'
import { personContext } from './guard.ts'
import { returnPath } from './return-to.ts'
import { signOut } from './session.ts'

const ada = { email: 'ada@example.com', name: 'Ada' }
const bob = { email: 'bob@example.com', name: 'Bob' }
let shop: FakeShop
/** The person during each run of the page's loader. */
let loadedFor: string[]

beforeEach(() => {
  localStorage.clear()
  shop = new FakeShop()
  shop.answers(getAdmin, { admin: false })
  loadedFor = []
  keepSession('t', ada)
})
afterEach(() => {
  cleanup()
  dropSession()
})

function loader({ context }: LoaderFunctionArgs): null {
  loadedFor.push(context.get(personContext)?.email ?? 'nobody')
  return null
}
const page: RouteObject = { path: 'account', loader, Component: () => 'the account' }

function open(...pages: RouteObject[]) {
  const path = '/dashboard/account'
  const opened = renderInShop(shop, [inDashboard(page, ...pages)], `${path}?page=2`)
  const visited: string[] = []
  opened.router.subscribe(({ location }) => visited.push(location.pathname))
  return { ...opened, visited }
}
const comesBackTo = ({ router }: ReturnType<typeof open>) => returnPath(router.state.location)

/** Simulates a storage change by another tab. */
function otherTab(change: () => void): void {
  act(() => {
    change()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
  })
}

describe('The guard', () => {
  test('sends a visitor to /login with a return path', async () => {
    dropSession()
    const opened = open()
    await screen.findByText('at /login')
    expect(comesBackTo(opened)).toBe('/dashboard/account?page=2')
    expect([loadedFor, shop.calls]).toEqual([[], []])
  })

  test('admits a signed-in person', async () => {
    open()
    expect(await screen.findByText('the account')).toBeDefined()
    expect(new Set(loadedFor)).toEqual(new Set([ada.email]))
  })

  test('sends to /login with a return path when another tab signs out', async () => {
    const opened = open()
    await screen.findByText('the account')
    otherTab(() => localStorage.clear())
    await screen.findByText('at /login')
    expect(comesBackTo(opened)).toBe('/dashboard/account?page=2')
  })

  test('reloads the page for the other person if another tab signs in', async () => {
    open()
    await screen.findByText('the account')
    otherTab(() => {
      localStorage.setItem('session', JSON.stringify(bob))
      localStorage.setItem(accessTokenKey, 't2')
    })
    expect(await screen.findByText('the account')).toBeDefined()
    expect(loadedFor.at(-1)).toBe(bob.email)
    await waitFor(() => expect(shop.callsOf(getAdmin)).toHaveLength(2))
    expect(shop.callsOf(getAdmin).at(-1)?.params).toEqual({ email: bob.email })
  })

  test('hides the page at once, even before /login has loaded', async () => {
    const login = Promise.withResolvers<null>()
    const path = '/dashboard/account'
    renderInShop(
      shop,
      [inDashboard(page), { path: '/login', loader: () => login.promise, Component: () => 'log in' }],
      path,
    )
    await screen.findByText('the account')
    act(() => dropSession())
    // /login has not loaded yet, so only the guard can have removed the page.
    await waitFor(() => expect(screen.queryByText('the account')).toBeNull())
    login.resolve(null)
    expect(await screen.findByText('log in')).toBeDefined()
  })

  test('sets no return path after a forced sign-out', async () => {
    const opened = open()
    await screen.findByText('the account')
    act(() => dropSession('forced'))
    await screen.findByText('at /login')
    expect(comesBackTo(opened)).toBe('/')
  })

  test('leads to /login if the session ends during a loader, and drops the late data', async () => {
    const data = Promise.withResolvers<null>()
    const slow = { path: 'slow', loader: () => data.promise, Component: () => 'slow data' }
    const opened = open(slow)
    await screen.findByText('the account')
    act(() => void opened.router.navigate('/dashboard/slow'))
    await waitFor(() => expect(opened.router.state.navigation.state).toBe('loading'))
    act(() => dropSession('ended'))
    data.resolve(null)
    await screen.findByText('at /login')
    expect(comesBackTo(opened)).toBe('/dashboard/slow')
    expect(opened.visited).not.toContain('/dashboard/slow')
  })

  test('leads home if the person logs out while data is loading', async () => {
    const opened = open({ path: 'slow', loader: () => new Promise(() => undefined) })
    await screen.findByText('the account')
    act(() => void opened.router.navigate('/dashboard/slow'))
    await waitFor(() => expect(opened.router.state.navigation.state).toBe('loading'))
    act(() => void signOut())
    await screen.findByText('at /')
    expect(opened.visited).not.toContain('/login')
  })

  test('leads home if the person logs out on a page that the server rendered, before the guard has run', async () => {
    // The server knows no session, so its page has no data, but Log Out works immediately after hydration.
    const ofServer = { loaderData: { '0': null, '0-0': null } }
    const { router } = renderInShop(shop, [inDashboard(page)], '/dashboard/account', undefined, ofServer)
    const visited: string[] = []
    router.subscribe(({ location }) => visited.push(location.pathname))
    act(() => void router.navigate('/dashboard', { formMethod: 'post', formData: new FormData() }))
    await screen.findByText('at /')
    expect(visited).not.toContain('/login')
  })

  test('leads to /login at the next visit after a logout', async () => {
    const { router } = open()
    await screen.findByText('the account')
    act(() => void signOut())
    await screen.findByText('at /')
    await act(() => router.navigate('/dashboard/account'))
    await screen.findByText('at /login')
  })

  test('leads to /login as soon as home is shown after a logout', async () => {
    const { router, container } = open()
    await screen.findByText('the account')
    const shown = new MutationObserver(() => {
      if (container.textContent !== 'at /') return
      shown.disconnect()
      void router.navigate('/dashboard/account')
    })
    shown.observe(container, { childList: true, subtree: true, characterData: true })
    void signOut()
    await screen.findByText('at /login')
  })

  test('signs out a customer who opens an admin page', async () => {
    const opened = open(forAdmins({ path: 'allusers', Component: () => 'every user' }))
    await screen.findByText('the account')
    await act(() => opened.router.navigate('/dashboard/allusers'))
    await screen.findByText('at /login')
    expect(comesBackTo(opened)).toBe('/')
    expect(localStorage.getItem(accessTokenKey)).toBeNull()
  })
})
