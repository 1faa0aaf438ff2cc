// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { currentSession, storedToken } from './access-token/stored-session.ts'
import { AuthError } from './identity/identity-port.ts'
import { signOut } from './session.ts'
import {
  askForCode,
  continueWithGoogle,
  signInWithCode,
  signInWithPassword,
  signUpWithPassword,
} from './sign-in.ts'

const ada = { email: 'ada@example.com', name: 'Ada' }
const { port, exchange, endRemoteSession } = vi.hoisted(() => ({
  port: {
    signIn: vi.fn(),
    signUp: vi.fn(),
    signInWithGoogle: vi.fn(),
    idToken: vi.fn(),
    sendCode: vi.fn(),
    signInWithCode: vi.fn(),
  },
  exchange: vi.fn(),
  endRemoteSession: vi.fn<() => Promise<void>>(async () => undefined),
}))
vi.mock('./identity/identity.ts', () => ({ identityPort: async () => port }))
vi.mock('./access-token/exchange.ts', () => ({ exchange }))
vi.mock('./end-remote-session.ts', () => ({ endRemoteSession }))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  port.signIn.mockReset().mockResolvedValue(ada)
  port.signUp.mockReset().mockResolvedValue(ada)
  port.idToken.mockReset().mockResolvedValue('id-token')
  exchange.mockReset().mockResolvedValue('token')
})

describe('Signing in to the shop', () => {
  test("registers with the ID token under the provider's email, and stores the access token", async () => {
    await signInWithPassword('ADA@Example.com', 'hunter2!')
    expect(exchange).toHaveBeenCalledWith('id-token', 'ada@example.com')
    expect([storedToken(), currentSession()]).toEqual(['token', { status: 'in', ...ada }])
  })

  test('moves a visitor’s typed values to the account, even if no form is shown', async () => {
    sessionStorage.setItem('contact-draft:', '{"typed":{"message":"Hello"}}')
    await signInWithPassword('ada@example.com', 'hunter2!')
    expect({ ...sessionStorage }).toEqual({
      'contact-draft:ada@example.com': '{"typed":{"message":"Hello"}}',
    })
  })

  test('stores nothing if the provider or the shop refuses', async () => {
    port.signIn.mockRejectedValueOnce(new AuthError('invalid-credential'))
    await expect(signInWithPassword('ada@example.com', 'x')).rejects.toMatchObject({
      code: 'invalid-credential',
    })
    exchange.mockRejectedValueOnce(new ApiError({ status: 403, code: 'NOT_ALLOWED', message: 'no' }))
    await expect(signInWithPassword('ada@example.com', 'x')).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    expect(localStorage.length).toBe(0)
  })

  test("distinguishes a failure of Google's sign-in from a failure of the whole provider", async () => {
    port.signInWithGoogle.mockRejectedValueOnce(new AuthError('unavailable'))
    const enter = () => continueWithGoogle(new AbortController().signal)
    await expect(enter()).rejects.toMatchObject({ code: 'google-unavailable' })
    port.signInWithGoogle.mockRejectedValueOnce(new AuthError('popup-blocked'))
    await expect(enter()).rejects.toMatchObject({ code: 'popup-blocked' })
    port.signInWithGoogle.mockResolvedValue(ada)
    port.idToken.mockResolvedValue(null)
    await expect(enter()).rejects.toMatchObject({ code: 'unavailable' })
  })

  test('waits for a pending sign-out, which would otherwise end the new session', async () => {
    const response = Promise.withResolvers<void>()
    endRemoteSession.mockReturnValueOnce(response.promise)
    const signedOut = signOut()
    const signedIn = Promise.all([signInWithPassword('a@b.co', 'x'), signUpWithPassword('A', 'a@b.co', 'x')])
    await new Promise((resolve) => setTimeout(resolve))
    expect(port.signIn).not.toHaveBeenCalled()
    expect(port.signUp).not.toHaveBeenCalled()
    response.resolve()
    await Promise.all([signedOut, signedIn])
    expect(storedToken()).toBe('token')
  })

  test('stops if there is no ID token', async () => {
    port.idToken.mockResolvedValue(null)
    await expect(signInWithPassword('ada@example.com', 'x')).rejects.toMatchObject({ code: 'unavailable' })
    expect(exchange).not.toHaveBeenCalled()
  })

  test('signs a new account in at the next attempt if its registration failed, instead of signing up again', async () => {
    exchange.mockRejectedValueOnce(new ApiError({ status: 0, code: 'UNREACHABLE', message: 'no answer' }))
    await expect(signUpWithPassword('Ada', 'ada@example.com', 'hunter2!')).rejects.toMatchObject({
      status: 0,
    })
    port.signUp.mockRejectedValue(new AuthError('email-already-in-use'))
    await signUpWithPassword('Ada', 'ada@example.com', 'hunter2!')
    expect(storedToken()).toBe('token')
  })

  test('treats the same email as taken after a successful sign-up', async () => {
    await signUpWithPassword('Ada', 'ada@example.com', 'hunter2!')
    port.signUp.mockRejectedValue(new AuthError('email-already-in-use'))
    await expect(signUpWithPassword('Ada', 'ada@example.com', 'hunter2!')).rejects.toMatchObject({
      code: 'email-already-in-use',
    })
  })

  test('waits in this tab for a code that was asked for, until it has signed in', async () => {
    port.sendCode.mockReset().mockResolvedValue(30)
    port.signInWithCode.mockReset().mockResolvedValue({ ...ada, name: '' })
    await askForCode('ada@example.com')
    expect(sessionStorage.getItem('sign-in-code')).toContain('ada@example.com')
    await signInWithCode('ada@example.com', '123456', 'Ada')
    expect(port.signInWithCode).toHaveBeenCalledWith('ada@example.com', '123456', 'Ada')
    expect([storedToken(), sessionStorage.getItem('sign-in-code')]).toEqual(['token', null])
  })

  test('uses no code twice when only the registration at the shop failed', async () => {
    port.signInWithCode.mockReset().mockResolvedValue(ada)
    exchange.mockRejectedValueOnce(new ApiError({ status: 503, code: 'BUSY', message: '' }))
    await expect(signInWithCode('ada@example.com', '123456', '')).rejects.toThrow(ApiError)
    await signInWithCode('ada@example.com', '123456', '')
    expect(port.signInWithCode).toHaveBeenCalledOnce()
    expect(storedToken()).toBe('token')
  })

  test('offers no code where the provider has none', async () => {
    const { sendCode } = port
    Object.assign(port, { sendCode: undefined })
    await expect(askForCode('ada@example.com')).rejects.toThrow(new AuthError('not-offered'))
    Object.assign(port, { sendCode })
  })
})
