// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { pendingSignOuts } from '../pending-sign-outs.ts'
import { builtInIdentity } from './built-in-identity.ts'
import { AuthError } from './identity-port.ts'

const { opened } = vi.hoisted(() => ({
  opened: vi.fn<(signal: AbortSignal, first?: Promise<void>) => Promise<void>>(async () => undefined),
}))
vi.mock('./google-window.ts', () => ({ googleWindow: opened }))

const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => void vi.unstubAllGlobals())

const answers = (status: number, body: unknown) => fetched.mockResolvedValue(Response.json(body, { status }))

describe('The built-in identity provider in the browser', () => {
  test("signs up with the form's values, and returns the person", async () => {
    answers(200, { token: 's', user: { email: 'ada@example.com', name: 'Ada' } })
    const person = await builtInIdentity().signUp('Ada', 'Ada@Example.com', 'hunter2!')
    expect(person).toEqual({ email: 'ada@example.com', name: 'Ada' })
    expect(fetched).toHaveBeenCalledWith('/auth/sign-up/email', {
      method: 'POST',
      signal: expect.any(AbortSignal),
      headers: { 'content-language': 'en', 'content-type': 'application/json' },
      body: '{"name":"Ada","email":"Ada@Example.com","password":"hunter2!"}',
    })
  })

  test.each([
    [422, 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL', 'email-already-in-use'],
    [400, 'PASSWORD_TOO_SHORT', 'weak-password'],
    [400, 'PASSWORD_TOO_COMMON', 'password-too-common'],
    [400, 'PASSWORD_TOO_LONG', 'password-too-long'],
    [400, 'INVALID_EMAIL', 'invalid-email'],
    [401, 'INVALID_EMAIL_OR_PASSWORD', 'invalid-credential'],
    [401, 'CURRENT_PASSWORD_WRONG', 'current-password-wrong'],
    [401, 'CODE_EXPIRED', 'code-expired'],
    [400, 'CODE_INCOMPLETE', 'code-incomplete'],
    [409, 'HAS_PASSWORD', 'has-password'],
    [400, 'INVALID_LINK', 'invalid-action-code'],
    [401, 'SIGN_IN_FIRST', 'user-signed-out'],
    [403, 'ANOTHER_ACCOUNT', 'user-mismatch'],
    [429, undefined, 'too-many-requests'],
    [500, 'UNEXPECTED', 'unavailable'],
    [403, 'INVALID_ORIGIN', 'other-origin'],
    [400, 'A_NEW_CODE', 'refused'],
    [404, 'constructor', 'refused'],
  ])('maps its refusal %i %s to %s', async (status, code, expected) => {
    answers(status, { code })
    await expect(builtInIdentity().signIn('a@b.co', 'x')).rejects.toMatchObject({
      name: 'AuthError',
      code: expected,
    })
  })

  test.each([
    ['42', 42],
    ['soon', undefined],
    [undefined, undefined],
  ])('passes on the waiting time: %s', async (header, waitS) => {
    const headers = header === undefined ? {} : { 'retry-after': header }
    fetched.mockResolvedValue(Response.json({}, { status: 429, headers }))
    const refused = await builtInIdentity()
      .signIn('a@b.co', 'x')
      .catch((error: unknown) => error)
    expect(refused).toMatchObject({ code: 'too-many-requests' })
    expect(refused).toHaveProperty('waitS', waitS)
  })

  test('reports a missing connection, and an unusable response', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await expect(builtInIdentity().signIn('a@b.co', 'x')).rejects.toMatchObject({
      code: 'network-request-failed',
    })
    fetched.mockResolvedValueOnce(new Response('<html>', { status: 200 }))
    await expect(builtInIdentity().signIn('a@b.co', 'x')).rejects.toMatchObject({ code: 'unavailable' })
  })

  test('changes the password if the current one is given, and says whether the account has one', async () => {
    answers(200, { status: true })
    await builtInIdentity().changePassword('hunter2!', 'three new words')
    expect(fetched).toHaveBeenCalledWith(
      '/auth/change-password',
      expect.objectContaining({
        method: 'POST',
        body: '{"currentPassword":"hunter2!","newPassword":"three new words"}',
      }),
    )
    for (const set of [true, false]) {
      answers(200, { set })
      expect(await builtInIdentity().hasPassword()).toBe(set)
    }
    answers(401, { code: 'SIGN_IN_FIRST' })
    await expect(builtInIdentity().hasPassword()).rejects.toMatchObject({ code: 'user-signed-out' })
    answers(200, 'odd')
    await expect(builtInIdentity().hasPassword()).rejects.toMatchObject({ code: 'unavailable' })
  })

  test('has an ID token as long as the session lasts, and none afterwards', async () => {
    answers(200, { token: 'proof' })
    expect(await builtInIdentity().idToken()).toBe('proof')
    answers(401, null)
    expect(await builtInIdentity().idToken()).toBeNull()
  })

  test('retries the request for an ID token for some seconds after the network returns, but no request that writes', async () => {
    window.dispatchEvent(new Event('online'))
    answers(200, { token: 'proof' })
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    expect(await builtInIdentity().idToken()).toBe('proof')
    expect(fetched).toHaveBeenCalledTimes(2)

    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await expect(builtInIdentity().sendVerification()).rejects.toMatchObject({
      code: 'network-request-failed',
    })
    expect(fetched).toHaveBeenCalledTimes(3)
    window.dispatchEvent(new Event('offline'))
  })

  test('does not treat a server failure as the end of its session', async () => {
    answers(503, null)
    await expect(builtInIdentity().idToken()).rejects.toMatchObject({ code: 'unavailable' })
  })

  test('waits for a pending sign-out, because its response removes the cookie', async () => {
    const port = builtInIdentity()
    const answer = Promise.withResolvers<Response>()
    fetched.mockReturnValueOnce(answer.promise)
    const signingOut = port.signOut()
    const signedOut = vi.fn()
    const waiting = pendingSignOuts()?.then(signedOut)
    const { signal } = new AbortController()
    const signingIn = port.signInWithGoogle(signal)
    expect(opened).toHaveBeenLastCalledWith(signal, expect.any(Promise))
    expect(signedOut).not.toHaveBeenCalled()
    answers(200, { user: { email: 'a@b.co', name: '' } })
    answer.resolve(Response.json({}))
    await Promise.all([signingOut, waiting, signingIn])
    expect(signedOut).toHaveBeenCalled()
    expect(pendingSignOuts()).toBeUndefined()
  })

  test('signs in with Google as the person of the session, once the window has finished', async () => {
    const port = builtInIdentity()
    const events: boolean[] = []
    port.onChange((signedIn) => events.push(signedIn))
    answers(200, { session: {}, user: { email: 'ada@example.com', name: 'Ada' } })
    expect(await port.signInWithGoogle(new AbortController().signal)).toEqual({
      email: 'ada@example.com',
      name: 'Ada',
    })
    expect(fetched).toHaveBeenCalledWith('/auth/get-session', expect.objectContaining({ method: 'GET' }))
    expect(events).toEqual([true])
    opened.mockRejectedValueOnce(new AuthError('popup-closed-by-user'))
    await expect(port.signInWithGoogle(new AbortController().signal)).rejects.toMatchObject({
      code: 'popup-closed-by-user',
    })
    answers(200, null)
    await expect(port.signInWithGoogle(new AbortController().signal)).rejects.toMatchObject({
      code: 'unavailable',
    })
    expect(events).toEqual([true])
  })

  test('notifies listeners of sign-in and sign-out, until they stop', async () => {
    const port = builtInIdentity()
    const events: boolean[] = []
    const stop = port.onChange((signedIn) => events.push(signedIn))
    fetched.mockImplementation(async () => Response.json({ user: { email: 'a@b.co', name: '' } }))
    await port.signIn('a@b.co', 'hunter2!')
    await port.signOut()
    stop()
    await port.signIn('a@b.co', 'hunter2!')
    expect(events).toEqual([true, false])
  })
})
