// @vitest-environment jsdom

import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ShopSettings } from '../../../contract/shop/shop-settings.ts'
import { sampleSettings } from '../../../domain/shop/sample-settings.ts'
import { shownSettings } from '../../../domain/shop/shown-settings.ts'
import { keepSession } from '../../session/access-token/stored-session.ts'
import { AuthError } from '../../session/identity/identity-port.ts'
import { InSettings } from '../../testing/in-shop.tsx'
import { forgotPasswordTexts, resetPasswordTexts, verifyAddressTexts } from '../../texts/sign-in-by-mail.ts'
import { authProblems } from '../../texts/sign-in-form.ts'
import { ForgotPasswordPage } from './forgot-password-page.tsx'
import { ResetPasswordPage } from './reset-password-page.tsx'
import { VerifyAddressPage } from './verify-address-page.tsx'

const ways = vi.hoisted(() => ({
  requestNewPassword: vi.fn<(email: string) => Promise<void>>(),
  setNewPassword: vi.fn<(token: string, password: string) => Promise<void>>(),
  verifyAddress: vi.fn<(token: string) => Promise<void>>(),
  requestVerification: vi.fn<() => Promise<void>>(),
}))
vi.mock('../../session/sign-in.ts', () => ways)

function WhereIAm() {
  const { pathname, hash, state } = useLocation()
  return <p>at {pathname + hash + JSON.stringify(state)}</p>
}

function settings(change: Partial<ShopSettings>): ShopSettings {
  return {
    version: 'test',
    apiHost: '/api',
    publicUrl: 'http://localhost',
    shop: shownSettings(sampleSettings),
    extensions: [],
    mail: true,
    identity: { provider: 'built-in', google: false },
    cards: { publishableKey: '', sandbox: true },
    ...change,
  }
}

function open(address: string, state?: unknown, change: Partial<ShopSettings> = {}) {
  const [pathname = '', hash = ''] = address.split('#')
  const routes = [
    { path: '/forgot-password', Component: ForgotPasswordPage },
    { path: '/reset-password', Component: ResetPasswordPage },
    { path: '/verify-address', Component: VerifyAddressPage },
    { path: '*', Component: WhereIAm },
  ]
  const router = createMemoryRouter(routes, {
    initialEntries: [{ pathname, hash: hash && `#${hash}`, state }],
  })
  render(
    <InSettings settings={settings(change)}>
      <RouterProvider router={router} />
    </InSettings>,
  )
  return { user: userEvent.setup(), router }
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const press = (user: ReturnType<typeof open>['user'], name: string) =>
  user.click(screen.getByRole('button', { name }))

beforeEach(() => {
  localStorage.clear()
  for (const way of Object.values(ways)) way.mockReset().mockResolvedValue()
})
afterEach(cleanup)

describe('/forgot-password', () => {
  test("An empty form and an invalid address show the contract's messages", async () => {
    const { user } = open('/forgot-password')
    await press(user, forgotPasswordTexts.submit)
    expect(screen.getByRole('alert').textContent).toBe('Email is Required')
    await user.type(field('Email'), 'ada@example')
    expect((await screen.findByRole('alert')).textContent).toBe('Provide a valid Email')
    expect(ways.requestNewPassword).not.toHaveBeenCalled()
  })

  test('The typed email is prefilled, and the link back keeps the return path', async () => {
    const state = { from: '/tool/t1', email: 'ada@example.com' }
    const { user } = open('/forgot-password', state)
    expect([field('Email').value, field('Email').autocomplete]).toEqual(['ada@example.com', 'username'])
    await user.click(screen.getByRole('link', { name: 'Log in' }))
    expect(screen.getByText(/^at \/login/).textContent).toContain('"from":"/tool/t1"')
  })

  test('The confirmation does not reveal whether the account exists', async () => {
    const { user } = open('/forgot-password', { email: 'ada@example.com' })
    await press(user, forgotPasswordTexts.submit)
    expect(await screen.findByText(forgotPasswordTexts.sent('ada@example.com'))).toBeDefined()
    await press(user, forgotPasswordTexts.again)
    expect(field('Email')).toBeDefined()
  })

  test('A live shop without mail says so, and shows no form', () => {
    open('/forgot-password', null, { mail: false })
    expect(screen.getByText(forgotPasswordTexts.nowhere)).toBeDefined()
    expect(screen.getByRole('link', { name: forgotPasswordTexts.writeToUs })).toBeDefined()
    expect(screen.queryByRole('button')).toBeNull()
    cleanup()
    open('/forgot-password')
    expect(screen.queryByText(forgotPasswordTexts.nowhere)).toBeNull()
  })

  test('A demo without mail says where the link is, and promises no email', async () => {
    const { user } = open('/forgot-password', { email: 'ada@example.com' }, { mail: false, demo: true })
    expect(screen.getByText(forgotPasswordTexts.demo)).toBeDefined()
    await press(user, forgotPasswordTexts.submit)
    expect(await screen.findByText(forgotPasswordTexts.kept('ada@example.com'))).toBeDefined()
    expect(screen.queryByText(forgotPasswordTexts.noMail)).toBeNull()
  })

  test('A refusal is shown below the form, and the values are kept', async () => {
    ways.requestNewPassword.mockRejectedValue(new AuthError('network-request-failed'))
    const { user } = open('/forgot-password', { email: 'ada@example.com' })
    await press(user, forgotPasswordTexts.submit)
    expect((await screen.findByRole('alert')).textContent).toBe(authProblems['network-request-failed'])
    expect(field('Email').value).toBe('ada@example.com')
  })
})

describe('/reset-password', () => {
  const link = '/reset-password#token=s3cret&email=ada%40example.com'

  test("The link's secret is removed from the address at once, and sets the password", async () => {
    const { user, router } = open(link)
    expect(router.state.location.hash).toBe('')
    expect([field('Email').value, field('Email').readOnly]).toEqual(['ada@example.com', true])
    expect(field('New password').autocomplete).toBe('new-password')
    await user.type(field('New password'), 'three new words')
    await press(user, resetPasswordTexts.submit)
    expect(await screen.findByText(resetPasswordTexts.done)).toBeDefined()
    expect(ways.setNewPassword).toHaveBeenCalledWith('s3cret', 'three new words')
    expect(screen.queryByLabelText('New password')).toBeNull()
  })

  test('A second link opened in the same tab starts over', async () => {
    const { user, router } = open(link)
    ways.setNewPassword.mockRejectedValueOnce(new AuthError('invalid-action-code'))
    await user.type(field('New password'), 'three new words')
    await press(user, resetPasswordTexts.submit)
    await screen.findByRole('alert')
    await act(() => router.navigate('/reset-password#token=another'))
    expect([screen.queryByRole('alert'), field('New password').value]).toEqual([null, ''])
    await user.type(field('New password'), 'three new words')
    await press(user, resetPasswordTexts.submit)
    expect(await screen.findByText(resetPasswordTexts.done)).toBeDefined()
    await act(() => router.navigate(link))
    expect(field('New password')).toBeDefined()
    expect(screen.queryByText(resetPasswordTexts.done)).toBeNull()
  })

  test('After a new password is set, /login has the email prefilled', async () => {
    const { user } = open(link)
    await user.type(field('New password'), 'three new words')
    await press(user, resetPasswordTexts.submit)
    await user.click(await screen.findByRole('link', { name: resetPasswordTexts.logIn }))
    expect(screen.getByText(/^at \/login/).textContent).toContain('"email":"ada@example.com"')
  })

  test('A used link is no longer stored', () => {
    open('/reset-password')
    expect(screen.getByRole('alert').textContent).toBe(resetPasswordTexts.noLink)
    expect(screen.getByRole('link', { name: resetPasswordTexts.askAgain })).toBeDefined()
  })

  test("A short password shows the contract's message, and sends nothing", async () => {
    const { user } = open(link)
    await user.type(field('New password'), '12345')
    await press(user, resetPasswordTexts.submit)
    expect(screen.getByRole('alert').textContent).toBe('password Must be 6 characters or longer')
    expect(ways.setNewPassword).not.toHaveBeenCalled()
  })

  test.each(['invalid-action-code', 'password-too-common'] as const)(
    'The refusal %s is shown below the form',
    async (code) => {
      ways.setNewPassword.mockRejectedValue(new AuthError(code))
      const { user } = open(link)
      await user.type(field('New password'), 'Password1')
      await press(user, resetPasswordTexts.submit)
      expect((await screen.findByRole('alert')).textContent).toBe(authProblems[code])
      expect(field('New password').value).toBe('Password1')
    },
  )
})

describe('/verify-address', () => {
  const link = '/verify-address#token=s3cret'

  test('Without a link, the page explains itself', () => {
    open('/verify-address')
    expect(screen.getByRole('alert').textContent).toBe(verifyAddressTexts.noLink)
  })

  test('A visitor signs in first, and returns to the page with the link', async () => {
    const { user, router } = open(link)
    expect(ways.verifyAddress).not.toHaveBeenCalled()
    await user.click(screen.getByRole('link', { name: 'Log in' }))
    expect(screen.getByText(/^at \/login/).textContent).toContain('"from":"/verify-address"')
    keepSession('t', { email: 'ada@example.com', name: 'Ada' })
    await router.navigate('/verify-address')
    expect(await screen.findByText(verifyAddressTexts.done)).toBeDefined()
    expect(ways.verifyAddress.mock.calls).toEqual([['s3cret']])
  })

  test('After a refusal, a new link can be requested', async () => {
    keepSession('t', { email: 'ada@example.com', name: 'Ada' })
    ways.verifyAddress.mockRejectedValue(new AuthError('user-mismatch'))
    const { user, router } = open(link)
    expect((await screen.findByRole('alert')).textContent).toBe(authProblems['user-mismatch'])
    expect(router.state.location.hash).toBe('')
    await press(user, verifyAddressTexts.newLink)
    expect(await screen.findByText(verifyAddressTexts.newLinkSent)).toBeDefined()
  })

  test('After a network failure, the same link can be tried again by a button that keeps the focus', async () => {
    keepSession('t', { email: 'ada@example.com', name: 'Ada' })
    ways.verifyAddress.mockRejectedValueOnce(new AuthError('network-request-failed'))
    const { user } = open(link)
    const again = await screen.findByRole('button', { name: verifyAddressTexts.tryAgain })
    let answer: () => void = () => undefined
    ways.verifyAddress.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
    await user.click(again)
    expect(document.activeElement).toBe(again)
    expect(screen.queryByRole('button', { name: verifyAddressTexts.newLink })).toBeNull()
    answer()
    expect(await screen.findByText(verifyAddressTexts.done)).toBeDefined()
    expect(ways.verifyAddress.mock.calls).toEqual([['s3cret'], ['s3cret']])
  })

  test('A second link opened in the same tab is also checked', async () => {
    keepSession('t', { email: 'ada@example.com', name: 'Ada' })
    const { router } = open(link)
    await screen.findByText(verifyAddressTexts.done)
    ways.verifyAddress.mockRejectedValueOnce(new AuthError('invalid-action-code'))
    await act(() => router.navigate('/verify-address#token=another'))
    expect((await screen.findByRole('alert')).textContent).toBe(authProblems['invalid-action-code'])
    expect(screen.queryByText(verifyAddressTexts.done)).toBeNull()
  })
})
