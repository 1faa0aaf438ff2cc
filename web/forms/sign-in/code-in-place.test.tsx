// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { errors } from '../../../contract/errors.ts'
import { ApiError } from '../../api/api-error.ts'
import { dropSession, keepSession } from '../../session/access-token/stored-session.ts'
import { dropCodeRequest, keepCodeRequest } from '../../session/code-request.ts'
import { AuthError } from '../../session/identity/identity-port.ts'
import { FakeShop } from '../../testing/fake-shop-api.ts'
import { listenForToasts, renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { codeTexts as texts, wrongCode } from '../../texts/sign-in-code.ts'
import { authProblems } from '../../texts/sign-in-form.ts'
import { CodeInPlace } from './code-in-place.tsx'
import { secondStepTexts } from './texts.ts'

const email = 'ada@example.com'
const ways = vi.hoisted(() => ({
  askForCode: vi.fn<(email: string) => Promise<void>>(),
  signInWithCode: vi.fn<(email: string, code: string, name: string) => Promise<void>>(),
  signInWithRecoveryCode: vi.fn<(code: string) => Promise<void>>(),
}))
vi.mock('../../session/sign-in.ts', () => ways)

const asked = (againInMs = 30_000) => ({ email, askedAt: Date.now(), againAt: Date.now() + againInMs })

beforeEach(() => {
  localStorage.clear()
  dropCodeRequest()
  dropSession()
  ways.askForCode.mockReset().mockImplementation(async () => act(() => keepCodeRequest(asked())))
  ways.signInWithCode.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

function show(identity: Partial<typeof testSettings.identity> = { codes: true }, more = {}) {
  const onSignedIn = vi.fn<() => void>()
  const routes = [{ path: '/', Component: () => <CodeInPlace onSignedIn={onSignedIn} /> }]
  const settings = { ...testSettings, ...more, identity: { ...testSettings.identity, ...identity } }
  return { ...renderInShop(new FakeShop(), routes, '/', settings), onSignedIn }
}
const send = () => screen.getByRole('button', { name: texts.send })
const codeField = () => screen.findByLabelText<HTMLInputElement>(texts.code)
const submit = () => screen.getByRole('button', { name: texts.submit })

async function askFor() {
  const shown = show()
  await shown.user.click(send())
  await shown.user.type(await screen.findByLabelText('Email'), `${email}{Enter}`)
  await codeField()
  return shown
}

test('A shop without codes by email offers none', () => {
  show({})
  expect(screen.queryByRole('button')).toBeNull()
})

test('A signed-in person is offered no code', () => {
  keepSession('t', { email, name: 'Ada' })
  show()
  expect(screen.queryByRole('button')).toBeNull()
})

test('The email is checked by the rules of /login before a code is asked for', async () => {
  const { user } = show()
  await user.click(send())
  const field = await screen.findByLabelText('Email')
  expect(document.activeElement).toBe(field)
  await user.click(send())
  expect(screen.getByText('Email is Required')).toBeDefined()
  await user.type(field, 'ada@example')
  expect(screen.getByText('Provide a valid Email')).toBeDefined()
  expect(ways.askForCode).not.toHaveBeenCalled()
})

test('The code field takes the focus, and can be filled by keyboards, mail programs and pasting', async () => {
  const heard = listenForToasts()
  const { user, onSignedIn } = await askFor()
  const field = await codeField()
  expect(document.activeElement).toBe(field)
  expect([field.autocomplete, field.inputMode]).toEqual(['one-time-code', 'numeric'])
  ways.signInWithCode.mockImplementation(async () => act(() => keepSession('t', { email, name: '' })))
  await user.paste('123 456')
  await user.keyboard('{Enter}')
  expect(ways.signInWithCode).toHaveBeenCalledWith(email, '123456', '')
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
  expect(heard.toasts).toEqual([`success: ${texts.done(email)}`])
  heard.stop()
})

test('Fewer than six digits are not sent', async () => {
  const { user } = await askFor()
  await user.type(await codeField(), '12345{Enter}')
  expect(screen.getByText(authProblems['code-incomplete'])).toBeDefined()
  expect(ways.signInWithCode).not.toHaveBeenCalled()
})

test.each([
  [new AuthError('code-wrong', { triesLeft: 4 }), wrongCode(4)],
  [new AuthError('code-wrong', { triesLeft: 1 }), 'This code is wrong. You have 1 try left.'],
  [new AuthError('code-wrong', { triesLeft: 0 }), wrongCode(0)],
  [new AuthError('code-expired'), authProblems['code-expired']],
])(
  'A refusal is shown at the field, which takes the focus and keeps the digits (%s)',
  async (error, sentence) => {
    ways.signInWithCode.mockRejectedValue(error)
    const { user } = await askFor()
    await user.type(await codeField(), '123456')
    await user.click(submit())
    await screen.findByText(sentence)
    const field = await codeField()
    expect(document.activeElement).toBe(field)
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['123456', 'true'])
  },
)

test('Another code can be asked for after a wait, and is announced', async () => {
  await askFor()
  const waiting = screen.getByRole('button', { name: /in \d+ s/ })
  expect(waiting.getAttribute('aria-disabled')).toBe('true')
  waiting.click()
  expect(ways.askForCode).toHaveBeenCalledOnce()
  act(() => keepCodeRequest({ ...asked(0), askedAt: Date.now() - 1_000 }))
  const again = await screen.findByRole('button', { name: texts.again }, { timeout: 5_000 })
  again.click()
  await vi.waitFor(() => expect(ways.askForCode).toHaveBeenCalledTimes(2))
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe(texts.sentAgain))
})

test('A reload shows the step again without taking the focus, until the code has expired', async () => {
  keepCodeRequest(asked())
  const first = show()
  expect(document.activeElement).not.toBe(await codeField())
  first.unmount()
  keepCodeRequest({ ...asked(), askedAt: Date.now() - 10 * 60_000 })
  show()
  await vi.waitFor(() => expect(send()).toBeDefined())
})

test('A demo says where its admin finds the code, and a shop with mail where it went', async () => {
  keepCodeRequest(asked())
  const demo = show({ codes: true }, { mail: false, demo: true })
  expect(await screen.findByText(texts.keptFor(email))).toBeDefined()
  demo.unmount()
  show({ codes: true }, { mail: true })
  expect(await screen.findByText(texts.sentTo(email))).toBeDefined()
})

test('Another email can be used', async () => {
  const { user } = await askFor()
  await user.click(screen.getByRole('button', { name: texts.otherEmail }))
  expect(await screen.findByLabelText('Email')).toBeDefined()
})

test('An account with a second step is asked for it on the same page', async () => {
  ways.signInWithCode.mockRejectedValue(
    new ApiError({ code: 'SECOND_FACTOR_REQUIRED', ...errors.SECOND_FACTOR_REQUIRED }),
  )
  const { user } = await askFor()
  await user.type(await codeField(), '123456{Enter}')
  expect(await screen.findByLabelText(secondStepTexts.code)).toBeDefined()
})

test('A wait that the shop demands counts down, and the email stays', async () => {
  ways.askForCode.mockRejectedValue(new AuthError('too-many-requests', { waitS: 300 }))
  const { user } = show()
  await user.click(send())
  await user.type(await screen.findByLabelText('Email'), `${email}{Enter}`)
  expect((await screen.findByRole('alert')).textContent).toContain('5 minutes')
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(email)
})
