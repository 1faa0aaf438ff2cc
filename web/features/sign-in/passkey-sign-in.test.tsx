// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { act } from 'react'
import type { RouteObject } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { errors } from '../../../contract/errors.ts'
import { ApiError } from '../../api/api-error.ts'
import { secondStepTexts } from '../../forms/sign-in/texts.ts'
import { dropSession, keepSession } from '../../session/access-token/stored-session.ts'
import { AuthError } from '../../session/identity/identity-port.ts'
import { FakeShop } from '../../testing/fake-shop-api.ts'
import { renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { authProblems, signInFields } from '../../texts/sign-in-form.ts'
import { LoginPage } from './login-page.tsx'

type SignIn = (signal: AbortSignal, asked: 'window' | 'autofill') => Promise<void>
const ways = vi.hoisted(() => ({
  signInWithPasskey: vi.fn<SignIn>(),
  signInWithPassword: vi.fn<(email: string, password: string) => Promise<void>>(),
  signInWithRecoveryCode: vi.fn<(code: string) => Promise<void>>(),
}))
vi.mock('../../session/sign-in.ts', () => ways)

beforeEach(() => {
  localStorage.clear()
  for (const way of Object.values(ways)) way.mockReset()
})
afterEach(() => {
  vi.unstubAllGlobals()
  cleanup()
})

function open(passkeys: string | undefined = 'localhost', ...others: readonly RouteObject[]) {
  const identity = { provider: 'built-in', google: false, ...(passkeys && { passkeys }) } as const
  const routes = [{ path: '/login', Component: LoginPage }, ...others]
  return renderInShop(new FakeShop(), routes, '/login?from=/tool/t1', { ...testSettings, identity })
}
const button = () => screen.getByRole('button', { name: signInFields.passkey })
const refusedFor = (code: 'ACCOUNT_BLOCKED' | 'SECOND_FACTOR_REQUIRED') =>
  new ApiError({ code, ...errors[code] })

async function logIn(user: ReturnType<typeof open>['user']): Promise<void> {
  await user.type(screen.getByLabelText(signInFields.email), 'ada@example.com')
  await user.type(screen.getByLabelText(signInFields.password), 'hunter2!')
  await user.click(screen.getByRole('button', { name: 'Log in' }))
}

test('A passkey leads to the page that the person came from', async () => {
  ways.signInWithPasskey.mockImplementation(async () => keepSession('t', { email: 'a@b.co', name: 'Ada' }))
  const { user } = open()
  await user.click(button())
  expect(await screen.findByText('at /tool/t1')).toBeDefined()
  expect(ways.signInWithPasskey).toHaveBeenCalledWith(expect.any(AbortSignal), 'window')
})

test("Closing the browser's window shows no error, and a refusal shows the reason", async () => {
  ways.signInWithPasskey.mockRejectedValueOnce(new AuthError('passkey-cancelled'))
  const { user } = open()
  await user.click(button())
  await vi.waitFor(() => expect(ways.signInWithPasskey).toHaveBeenCalledOnce())
  // An enabled button has no `aria-disabled`, because HTML forbids that next to `disabled`.
  await vi.waitFor(() => expect(button().getAttribute('aria-disabled')).toBeNull())
  expect(screen.queryByRole('alert')).toBeNull()
  ways.signInWithPasskey.mockRejectedValueOnce(new AuthError('passkey-unknown'))
  await user.click(button())
  expect((await screen.findByRole('alert')).textContent).toBe(authProblems['passkey-unknown'])
})

test('The email field offers passkeys if the browser can, and stops while another attempt runs', async () => {
  vi.stubGlobal('PublicKeyCredential', { isConditionalMediationAvailable: async () => true })
  const signals: AbortSignal[] = []
  ways.signInWithPasskey.mockImplementation((signal, asked) => {
    if (asked === 'window') return Promise.reject(new AuthError('passkey-cancelled'))
    signals.push(signal)
    return new Promise(() => undefined)
  })
  const { user } = open()
  await vi.waitFor(() => expect(signals).toHaveLength(1))
  await user.click(button())
  await vi.waitFor(() => expect(signals).toHaveLength(2))
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
  expect(screen.getByLabelText<HTMLInputElement>(signInFields.email).autocomplete).toBe('username webauthn')
})

test('A shop without passkeys shows only the form of the spec', () => {
  open('')
  expect(screen.queryByRole('button', { name: signInFields.passkey })).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>(signInFields.email).autocomplete).toBe('username')
})

test('A blocked person sees the reason, and what to do, below the form', async () => {
  ways.signInWithPassword.mockRejectedValue(refusedFor('ACCOUNT_BLOCKED'))
  const { user } = open('')
  await logIn(user)
  expect((await screen.findByRole('alert')).textContent).toBe(errors.ACCOUNT_BLOCKED.message)
})

test('An account with a second step is asked for it instead of the form, and the person can start over', async () => {
  ways.signInWithPassword.mockRejectedValue(refusedFor('SECOND_FACTOR_REQUIRED'))
  ways.signInWithRecoveryCode.mockRejectedValue(new AuthError('recovery-code-wrong'))
  const { user } = open()
  await logIn(user)
  expect(await screen.findByRole('heading', { name: secondStepTexts.title })).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
  const use = screen.getByRole('button', { name: secondStepTexts.useCode })
  await user.click(use)
  expect(screen.getByText(secondStepTexts.codeNeeded)).toBeDefined()
  await user.type(screen.getByLabelText(secondStepTexts.code), '7Q4K-M2XD-9RTA')
  await user.click(use)
  expect(await screen.findByText(authProblems['recovery-code-wrong'])).toBeDefined()
  expect(ways.signInWithRecoveryCode).toHaveBeenCalledWith('7Q4K-M2XD-9RTA')
  await user.click(screen.getByRole('button', { name: secondStepTexts.startAgain }))
  expect(screen.getByLabelText(signInFields.password)).toBeDefined()
})

test('A person who signs out while the next page loads sees the empty form', async () => {
  ways.signInWithPassword.mockRejectedValue(refusedFor('SECOND_FACTOR_REQUIRED'))
  ways.signInWithRecoveryCode.mockImplementation(async () =>
    keepSession('t', { email: 'a@b.co', name: 'Ada' }),
  )
  const { user, router } = open('', { path: '/tool/t1', loader: () => new Promise(() => undefined) })
  await logIn(user)
  await user.type(await screen.findByLabelText(secondStepTexts.code), '7Q4K-M2XD-9RTA')
  await user.click(screen.getByRole('button', { name: secondStepTexts.useCode }))
  await vi.waitFor(() => expect(router.state.navigation.location?.pathname).toBe('/tool/t1'))
  act(dropSession)
  expect(screen.getByLabelText<HTMLInputElement>(signInFields.email).value).toBe('')
  expect(screen.getByLabelText<HTMLInputElement>(signInFields.password).value).toBe('')
})
