// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { dropSession } from '../../session/access-token/stored-session.ts'
import { FakeShop } from '../../testing/fake-shop-api.ts'
import { inDashboard } from '../../testing/in-dashboard.tsx'
import { renderInShop } from '../../testing/in-shop.tsx'
import { LoginPage } from './login-page.tsx'

afterEach(cleanup)

test('The return path moves from the address of /login into its history entry', async () => {
  dropSession()
  const routes = [inDashboard(), { path: '/login', Component: LoginPage }]
  const { router } = renderInShop(new FakeShop(), routes, '/dashboard?state=to-send')
  await waitFor(() => expect(router.createHref(router.state.location)).toBe('/login'))
  expect(router.state.location.state).toEqual({ from: '/dashboard?state=to-send' })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Log in')
})

test('An email that is longer than any is named at its field', async () => {
  const { user } = renderInShop(new FakeShop(), [{ path: '/login', Component: LoginPage }], '/login')
  await user.click(screen.getByLabelText('Email'))
  await user.paste(`${'w'.repeat(300)}@example.com`)
  await user.type(screen.getByLabelText('Password'), '12345{Enter}')
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Provide a valid Email',
    'password Must be 6 characters or longer',
  ])
})
