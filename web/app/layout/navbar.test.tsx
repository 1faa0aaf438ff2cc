// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Outlet, type RouteObject } from 'react-router'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { getAdmin } from '../../../contract/accounts/accounts.ts'
import { dropSession, keepSession } from '../../session/access-token/stored-session.ts'
import { FakeShop } from '../../testing/fake-shop-api.ts'
import { inDashboard } from '../../testing/in-dashboard.tsx'
import { renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { Navbar } from './navbar.tsx'

afterEach(() => {
  cleanup()
  dropSession()
})

function renderNavbar(extensions: readonly string[] = []) {
  const settings = { ...testSettings, extensions }
  renderInShop(new FakeShop(), [{ path: '/', Component: Navbar }], '/', settings)
  return within(screen.getByRole('navigation', { name: 'Main' }))
}

function names(navbar: ReturnType<typeof renderNavbar>) {
  return navbar.getAllByRole('listitem').map(({ textContent }) => textContent)
}

describe('The navbar', () => {
  test('offers Login to a visitor', () => {
    expect(names(renderNavbar())).toEqual(['Home', 'Blogs', 'My Portfolio', 'Login'])
  })

  test('offers Dashboard and Log Out to a signed-in person', () => {
    keepSession('token', { email: 'a@shop.example', name: 'A' })
    expect(names(renderNavbar())).toEqual(['Home', 'Blogs', 'My Portfolio', 'Dashboard', 'Log Out'])
    expect(document.documentElement.dataset.session).toBe('in')
  })

  test('has a search field if the backend can search', () => {
    expect(renderNavbar().queryByRole('searchbox')).toBeNull()
    cleanup()
    expect(renderNavbar(['searchProducts']).getByRole('searchbox')).toBeDefined()
  })

  test('links to the home page with the brand', () => {
    expect(renderNavbar().getByRole('link', { name: 'Truewheel' }).getAttribute('href')).toBe('/')
  })

  test('signs out', async () => {
    keepSession('token', { email: 'a@shop.example', name: 'A' })
    const navbar = renderNavbar()
    await userEvent.click(navbar.getByRole('button', { name: 'Log Out' }))
    expect(names(navbar)).toContain('Login')
    expect(document.documentElement.dataset.session).toBeUndefined()
  })
})

describe('Log Out in the navbar', () => {
  let shop: FakeShop
  beforeEach(() => {
    shop = new FakeShop()
    shop.answers(getAdmin, { admin: false })
    keepSession('token', { email: 'a@shop.example', name: 'A' })
  })
  const shell = (
    <>
      <Navbar />
      <Outlet />
    </>
  )
  const inShell = (...children: RouteObject[]) => [
    {
      element: shell,
      children: [inDashboard({ path: 'account', Component: () => 'the account' }), ...children],
    },
  ]

  test('leads from the dashboard to the home page without passing /login', async () => {
    const { router, user } = renderInShop(shop, inShell(), '/dashboard/account')
    const visited: string[] = []
    router.subscribe(({ location }) => visited.push(location.pathname))
    await screen.findByText('the account')
    await user.click(screen.getByRole('button', { name: 'Log Out' }))
    await screen.findByText('at /')
    expect(visited).not.toContain('/login')
  })

  test('ends at the home page even when another navigation starts before it has loaded', async () => {
    const home = Promise.withResolvers<null>()
    const routes = inShell({ path: '/', loader: () => home.promise, Component: () => 'Home' })
    const { router, user } = renderInShop(shop, routes, '/dashboard/account')
    await screen.findByText('the account')
    await user.click(screen.getByRole('button', { name: 'Log Out' }))
    act(() => void router.navigate('/dashboard'))
    home.resolve(null)
    expect(await screen.findByText('Home')).toBeDefined()
    expect(router.state.location.pathname).toBe('/')
    expect(screen.getByRole('link', { name: 'Login' })).toBeDefined()
  })
})
