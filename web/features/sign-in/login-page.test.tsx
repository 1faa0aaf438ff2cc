// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { dropSession } from '../../session/access-token/stored-session.ts'
import { FakeShop } from '../../testing/fake-shop-api.ts'
import { inDashboard } from '../../testing/in-dashboard.tsx'
import { renderInShop } from '../../testing/in-shop.tsx'
import { LoginPage } from './login-page.tsx'
import { SignupPage } from './signup-page.tsx'

afterEach(cleanup)

test('The return path moves from the address of /login into its history entry', async () => {
  dropSession()
  const routes = [inDashboard(), { path: '/login', Component: LoginPage }]
  const { router } = renderInShop(new FakeShop(), routes, '/dashboard?state=to-send')
  await waitFor(() => expect(router.createHref(router.state.location)).toBe('/login'))
  expect(router.state.location.state).toEqual({ from: '/dashboard?state=to-send' })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Log in')
})

test('An email that is longer than the limit is refused at its field', async () => {
  const { user } = renderInShop(new FakeShop(), [{ path: '/login', Component: LoginPage }], '/login')
  await user.click(screen.getByLabelText('Email'))
  await user.paste(`${'w'.repeat(300)}@example.com`)
  await user.type(screen.getByLabelText('Password'), '12345{Enter}')
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Provide a valid Email',
    'password Must be 6 characters or longer',
  ])
})

test('A password that is longer than the limit is refused at its field', async () => {
  const { user } = renderInShop(new FakeShop(), [{ path: '/login', Component: LoginPage }], '/login')
  await user.type(screen.getByLabelText('Email'), 'ada@example.com')
  await user.click(screen.getByLabelText('Password'))
  await user.paste('w'.repeat(1_001))
  await user.keyboard('{Enter}')
  expect(screen.getByRole('alert').textContent).toBe('This password is too long.')
})

test.each([
  [128, []],
  [129, ['This password is too long. Use at most 128 characters.']],
])('A new password of %i characters: %j', async (length, problems) => {
  const { user } = renderInShop(new FakeShop(), [{ path: '/signup', Component: SignupPage }], '/signup')
  await user.click(screen.getByLabelText('Password'))
  await user.paste('w'.repeat(length))
  await user.keyboard('{Enter}')
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Name is Required',
    'Email is Required',
    ...problems,
  ])
})
