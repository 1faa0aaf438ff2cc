// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { currentSession, dropSession, keepSession, storedToken } from './access-token/stored-session.ts'
import { AuthError, type IdentityPort } from './identity/identity-port.ts'
import { requestNewPassword, requestVerification, setNewPassword, verifyAddress } from './sign-in.ts'

const ada = { email: 'ada@example.com', name: 'Ada' }
const calls = vi.hoisted(() => ({
  requestPasswordReset: vi.fn<IdentityPort['requestPasswordReset']>(),
  resetPassword: vi.fn<NonNullable<IdentityPort['resetPassword']>>(),
  sendVerification: vi.fn<IdentityPort['sendVerification']>(),
  verifyAddress: vi.fn<NonNullable<IdentityPort['verifyAddress']>>(),
  idToken: vi.fn<IdentityPort['idToken']>(),
}))
const { port, exchange } = vi.hoisted(() => ({
  port: { current: {} as Partial<IdentityPort> },
  exchange: vi.fn<(idToken: string, email: string) => Promise<string>>(),
}))
vi.mock('./identity/identity.ts', () => ({ identityPort: async () => port.current }))
vi.mock('./access-token/exchange.ts', () => ({ exchange }))

beforeEach(() => {
  localStorage.clear()
  for (const call of Object.values(calls)) call.mockReset()
  calls.verifyAddress.mockResolvedValue()
  calls.idToken.mockResolvedValue('id-token')
  exchange.mockReset().mockResolvedValue('renewed')
  port.current = calls
})

describe('Signing in by email', () => {
  test('requests emails from the provider', async () => {
    await requestNewPassword('ada@example.com')
    await requestVerification()
    expect(calls.requestPasswordReset).toHaveBeenCalledWith('ada@example.com')
    expect(calls.sendVerification).toHaveBeenCalledOnce()
  })

  test('signs this browser out if it was signed in to the account whose password changed', async () => {
    keepSession('token', ada)
    calls.idToken.mockResolvedValue(null)
    await setNewPassword('secret', 'three new words')
    expect(calls.resetPassword).toHaveBeenCalledWith('secret', 'three new words')
    expect([currentSession().status, storedToken()]).toEqual(['out', null])
  })

  test('keeps another account signed in', async () => {
    keepSession('token', ada)
    await setNewPassword('secret', 'three new words')
    expect(storedToken()).toBe('token')
  })

  test('reports a new password as set, even if the session cannot be checked now', async () => {
    keepSession('token', ada)
    calls.idToken.mockRejectedValue(new AuthError('network-request-failed'))
    await setNewPassword('secret', 'three new words')
    expect(storedToken()).toBe('token')
  })

  test('updates the shop at once after an address is verified', async () => {
    keepSession('token', ada)
    await verifyAddress('secret')
    expect(calls.verifyAddress).toHaveBeenCalledWith('secret')
    expect(exchange).toHaveBeenCalledWith('id-token', ada.email)
    expect(storedToken()).toBe('renewed')
  })

  test('reports an address as verified, even if the shop learns of it later', async () => {
    keepSession('token', ada)
    exchange.mockRejectedValue(new TypeError('no connection'))
    await verifyAddress('secret')
    calls.idToken.mockRejectedValue(new AuthError('network-request-failed'))
    await verifyAddress('secret')
    expect(storedToken()).toBe('token')
  })

  test('does not restore a session that another tab has ended', async () => {
    keepSession('token', ada)
    exchange.mockImplementation(async () => {
      dropSession()
      return 'renewed'
    })
    await verifyAddress('secret')
    expect([currentSession().status, storedToken()]).toEqual(['out', null])
  })

  test('signs out if the provider reports no signed-in person', async () => {
    keepSession('token', ada)
    calls.verifyAddress.mockRejectedValue(new AuthError('user-signed-out'))
    await expect(verifyAddress('secret')).rejects.toMatchObject({ code: 'user-signed-out' })
    expect(storedToken()).toBeNull()
  })

  test('keeps the session if a link is invalid', async () => {
    keepSession('token', ada)
    calls.verifyAddress.mockRejectedValue(new AuthError('invalid-action-code'))
    await expect(verifyAddress('secret')).rejects.toMatchObject({ code: 'invalid-action-code' })
    expect(storedToken()).toBe('token')
  })

  test('rejects links if the provider serves their pages itself', async () => {
    port.current = { idToken: calls.idToken }
    for (const follow of [() => setNewPassword('secret', 'three new words'), () => verifyAddress('secret')]) {
      await expect(follow()).rejects.toMatchObject({ code: 'invalid-action-code' })
    }
  })
})
