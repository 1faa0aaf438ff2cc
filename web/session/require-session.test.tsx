// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, MemoryRouter, RouterProvider, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { dropSession, keepSession } from './access-token/stored-session.ts'
import { RequireSession } from './require-session.tsx'
import { returnPath } from './return-to.ts'

const ada = { email: 'ada@example.com', name: 'Ada' }

function LoginStandIn() {
  return <p>login, then {returnPath(useLocation())}</p>
}

function openDashboard() {
  const routes = [
    { path: '/login', Component: LoginStandIn },
    { path: '/dashboard/*', element: <RequireSession>the dashboard</RequireSession> },
  ]
  const router = createMemoryRouter(routes, { initialEntries: ['/dashboard/myorders?page=2'] })
  render(<RouterProvider router={router} />)
}

beforeEach(() => localStorage.clear())
afterEach(cleanup)

test('Nobody signed in is sent to /login and comes back to where he was', async () => {
  openDashboard()
  expect(await screen.findByText('login, then /dashboard/myorders?page=2')).toBeDefined()
})

test('Who is signed in sees the page', async () => {
  keepSession('t', ada)
  openDashboard()
  expect(await screen.findByText('the dashboard')).toBeDefined()
})

test('A sign-out in another tab leads to /login', async () => {
  keepSession('t', ada)
  openDashboard()
  localStorage.clear()
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })))
  expect(await screen.findByText(/^login/)).toBeDefined()
})

test('Who is signed out by force does not come back to where that happened', async () => {
  keepSession('t', ada)
  openDashboard()
  act(() => dropSession({ forced: true }))
  expect(await screen.findByText('login, then /')).toBeDefined()
})

test('The server shows the fallback, since nobody is known there', () => {
  keepSession('t', ada)
  const page = <RequireSession fallback="one moment">the dashboard</RequireSession>
  expect(renderToString(<MemoryRouter>{page}</MemoryRouter>)).toBe('one moment')
})
