// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { afterEach, describe, expect, test } from 'vitest'
import { dropSession, keepSession } from '../../session/access-token/stored-session.ts'
import { RequireSession } from '../../session/require-session.tsx'
import { Navbar } from './navbar.tsx'

let router: ReturnType<typeof createMemoryRouter>

afterEach(() => {
  cleanup()
  dropSession()
})

function renderNavbar(address = '/') {
  const guarded = (
    <>
      <Navbar />
      <RequireSession>The dashboard</RequireSession>
    </>
  )
  const routes = [
    { path: '*', Component: Navbar },
    { path: '/dashboard', element: guarded },
  ]
  router = createMemoryRouter(routes, { initialEntries: [address] })
  render(<RouterProvider router={router} />)
  return within(screen.getByRole('navigation', { name: 'Main' }))
}

function names(navbar: ReturnType<typeof renderNavbar>) {
  return navbar.getAllByRole('listitem').map(({ textContent }) => textContent)
}

describe('The navbar', () => {
  test('offers Login to a visitor', () => {
    expect(names(renderNavbar())).toEqual(['Home', 'Blogs', 'My Portfolio', 'Login'])
  })

  test('offers Dashboard and Log Out to whoever is signed in', () => {
    keepSession('token', { email: 'a@shop.example', name: 'A' })
    expect(names(renderNavbar())).toEqual(['Home', 'Blogs', 'My Portfolio', 'Dashboard', 'Log Out'])
    expect(document.documentElement.dataset.session).toBe('in')
  })

  test('goes home by its brand', () => {
    expect(renderNavbar().getByRole('link', { name: 'Truewheel' }).getAttribute('href')).toBe('/')
  })

  test('signs out', async () => {
    keepSession('token', { email: 'a@shop.example', name: 'A' })
    const navbar = renderNavbar()
    await userEvent.click(navbar.getByRole('button', { name: 'Log Out' }))
    expect(names(navbar)).toContain('Login')
    expect(document.documentElement.dataset.session).toBeUndefined()
  })

  test('leaves the signed-in area for the home page when it signs out there', async () => {
    keepSession('token', { email: 'a@shop.example', name: 'A' })
    const visited: string[] = []
    const navbar = renderNavbar('/dashboard')
    router.subscribe(({ location }) => visited.push(location.pathname))
    await userEvent.click(navbar.getByRole('button', { name: 'Log Out' }))
    await screen.findByRole('link', { name: 'Login' })
    expect(visited.at(-1)).toBe('/')
    expect(visited).not.toContain('/login')
  })

  test('signs out also when something else leads on before the home page has come', async () => {
    keepSession('token', { email: 'a@shop.example', name: 'A' })
    const home = Promise.withResolvers<null>()
    const shell = (
      <>
        <Navbar />
        <Outlet />
      </>
    )
    const inside = [
      { path: '/', loader: () => home.promise, Component: () => 'Home' },
      { path: '/dashboard/*', Component: () => <RequireSession>The dashboard</RequireSession> },
    ]
    router = createMemoryRouter([{ element: shell, children: inside }], { initialEntries: ['/dashboard'] })
    render(<RouterProvider router={router} />)
    await userEvent.click(screen.getByRole('button', { name: 'Log Out' }))
    await act(() => router.navigate('/dashboard/account'))
    home.resolve(null)
    await screen.findByRole('link', { name: 'Login' })
    expect(router.state.location.pathname).toBe('/')
  })
})
