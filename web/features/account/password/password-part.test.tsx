// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endOtherSignIns, signUpForm } from '../../../../contract/accounts/accounts.ts'
import { AuthError, type AuthErrorCode, type IdentityPort } from '../../../session/identity/identity-port.ts'
import { FakeShop } from '../../../testing/fake-shop-api.ts'
import { listenForToasts, renderInShop, submitTwiceAtOnce, testSettings } from '../../../testing/in-shop.tsx'
import { authProblems } from '../../../texts/sign-in-form.ts'
import { passwordTexts as texts } from '../texts.ts'
import { PasswordPart } from './password-part.tsx'

const port = vi.hoisted(() => ({
  hasPassword: vi.fn<IdentityPort['hasPassword']>(),
  changePassword: vi.fn<IdentityPort['changePassword']>(),
  setFirstPassword: undefined as IdentityPort['setFirstPassword'],
}))
vi.mock('../../../session/identity/identity.ts', () => ({ identityPort: async () => port }))

let shop: FakeShop
let heard: ReturnType<typeof listenForToasts>
beforeEach(() => {
  port.hasPassword.mockReset().mockResolvedValue(true)
  port.changePassword.mockReset().mockResolvedValue(undefined)
  port.setFirstPassword = undefined
  shop = new FakeShop()
  shop.answers(endOtherSignIns, { acknowledged: true, deletedCount: 1 })
  heard = listenForToasts()
})
afterEach(() => {
  heard.stop()
  cleanup()
})

const show = (change: Partial<typeof testSettings> = {}) =>
  renderInShop(shop, [{ path: '/', Component: () => <PasswordPart email="ada@example.com" /> }], '/', {
    ...testSettings,
    extensions: ['endOtherSignIns'],
    ...change,
  })
const current = () => screen.findByLabelText<HTMLInputElement>(texts.current)
const fresh = () => screen.getByLabelText<HTMLInputElement>(texts.new)
const submit = () => screen.getByRole('button', { name: texts.submit })
const describedBy = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

async function fillIn(settings: Partial<typeof testSettings> = {}) {
  const { user } = show(settings)
  await user.type(await current(), 'hunter2!')
  await user.type(fresh(), 'three new words')
  return user
}
const refuse = (code: AuthErrorCode, options = {}) =>
  port.changePassword.mockRejectedValue(new AuthError(code, options))

test('A changed password is confirmed, other browsers are signed out, and the form is empty', async () => {
  const user = await fillIn()
  await user.click(submit())
  await vi.waitFor(() => expect(heard.toasts).toEqual([`success: ${texts.changed}`]))
  expect(port.changePassword.mock.calls).toEqual([['hunter2!', 'three new words']])
  await vi.waitFor(() => expect(shop.callsOf(endOtherSignIns)).toHaveLength(1))
  expect([(await current()).value, fresh().value]).toEqual(['', ''])
})

test('Two quick presses change the password once', async () => {
  const changing = Promise.withResolvers<void>()
  port.changePassword.mockReturnValue(changing.promise)
  await fillIn()
  submitTwiceAtOnce()
  await screen.findByRole('button', { name: texts.submitting })
  changing.resolve()
  await vi.waitFor(() => expect(heard.toasts).toEqual([`success: ${texts.changed}`]))
  expect(port.changePassword).toHaveBeenCalledOnce()
})

test('Password managers recognize the account and both passwords', async () => {
  show()
  expect([(await current()).autocomplete, fresh().autocomplete]).toEqual(['current-password', 'new-password'])
  expect((await current()).type).toBe('password')
  expect(document.querySelector<HTMLInputElement>('[autocomplete=username]')?.value).toBe('ada@example.com')
})

test('A missing or unsuitable value is reported at its field, and nothing is sent', async () => {
  const { user } = show()
  await current()
  await user.click(submit())
  expect(describedBy(await current())).toContain(texts.currentNeeded)
  expect(describedBy(fresh())).toContain(signUpForm.password.required)
  expect(document.activeElement).toBe(await current())
  await user.type(await current(), 'hunter2!')
  await user.type(fresh(), '12345')
  expect(describedBy(fresh())).toContain(signUpForm.password.minLength.message)
  await user.clear(fresh())
  await user.type(fresh(), 'hunter2!')
  expect(describedBy(fresh())).toContain(texts.same)
  await user.click(submit())
  expect(port.changePassword).not.toHaveBeenCalled()
})

test('A wrong current password is reported at its field, which takes the focus, and typed values stay', async () => {
  refuse('current-password-wrong')
  const user = await fillIn()
  await user.click(submit())
  await vi.waitFor(async () =>
    expect(describedBy(await current())).toContain(authProblems['current-password-wrong']),
  )
  expect(document.activeElement).toBe(await current())
  expect([(await current()).value, fresh().value]).toEqual(['hunter2!', 'three new words'])
  expect(heard.toasts).toEqual([])
  expect(shop.callsOf(endOtherSignIns)).toEqual([])
})

test.each([
  'weak-password',
  'password-too-common',
  'password-too-long',
  'password-does-not-meet-requirements',
] as const)('A refused new password (%s) is reported at its field', async (code) => {
  refuse(code)
  const user = await fillIn()
  await user.click(submit())
  await vi.waitFor(() => expect(describedBy(fresh())).toContain(authProblems[code]))
  expect(document.activeElement).toBe(fresh())
})

test('After too many attempts, the page says how long to wait, and everything typed stays', async () => {
  refuse('too-many-requests', { waitS: 300 })
  const user = await fillIn()
  await user.click(submit())
  expect((await screen.findByRole('alert')).textContent).toContain('5 minutes')
  expect([(await current()).value, fresh().value]).toEqual(['hunter2!', 'three new words'])
})

test('A changed password is reported as changed even if other browsers could not be signed out', async () => {
  shop.refuses(endOtherSignIns, 'BUSY')
  const user = await fillIn()
  await user.click(submit())
  expect((await screen.findByRole('alert')).textContent).toBe(texts.othersNotEnded)
  expect(heard.toasts).toEqual([`success: ${texts.changed}`])
})

test('A backend that cannot end sign-ins gets no request to end them', async () => {
  const user = await fillIn({ extensions: [] })
  await user.click(submit())
  await vi.waitFor(() => expect(heard.toasts).toEqual([`success: ${texts.changed}`]))
  expect(shop.calls).toEqual([])
})

test('An email is promised only by the built-in sign-in of a shop with mail', async () => {
  show()
  expect(await screen.findByText(texts.whatHappensByMail)).toBeDefined()
  for (const settings of [{ mail: false }, { identity: { provider: 'firebase', google: true } as const }]) {
    cleanup()
    show(settings)
    expect(await screen.findByText(texts.whatHappens)).toBeDefined()
  }
})

test('An account without a password gets a link to set one by email instead of the form', async () => {
  port.hasPassword.mockResolvedValue(false)
  const { user } = show()
  expect(await screen.findByText(texts.none)).toBeDefined()
  expect(screen.queryByLabelText(texts.current)).toBeNull()
  await user.click(screen.getByRole('link', { name: texts.byMail }))
  expect(screen.getByText('at /forgot-password')).toBeDefined()
})

test('If the provider does not respond, the page offers a retry and keeps the link by email', async () => {
  port.hasPassword.mockRejectedValueOnce(new AuthError('network-request-failed'))
  const { user } = show()
  expect((await screen.findByRole('alert')).textContent).toContain(authProblems['network-request-failed'])
  expect(screen.getByRole('link', { name: texts.byMail })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await current()).toBeDefined()
})

test('An account without a password can set one here, where the sign-in provider offers it', async () => {
  port.hasPassword.mockResolvedValueOnce(false)
  const set = vi.fn<(password: string) => Promise<void>>(async () => undefined)
  port.setFirstPassword = set
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: texts.set }))
  expect(screen.getByText(signUpForm.password.required)).toBeDefined()
  await user.type(fresh(), 'three new words{Enter}')
  await vi.waitFor(() => expect(heard.toasts).toEqual([`success: ${texts.isSet}`]))
  expect(set.mock.calls).toEqual([['three new words']])
  expect(await current()).toBeDefined()
})

test('A first password needs a recent sign-in, and the page offers one', async () => {
  port.hasPassword.mockResolvedValue(false)
  port.setFirstPassword = () => Promise.reject(new AuthError('sign-in-again'))
  const { user } = show()
  await user.type(await screen.findByLabelText(texts.new), 'three new words{Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain(authProblems['sign-in-again'])
  expect(fresh().value).toBe('three new words')
})
