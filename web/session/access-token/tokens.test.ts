// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { accessTokenKey, currentSession, dropSession, keepSession, storedToken } from './stored-session.ts'
import { createTokens, type TokenSources } from './tokens.ts'

const now = 1_800_000_000_000
const ada = { email: 'ada@example.com', name: 'Ada' }

/** Returns a token that expires in this many seconds. */
function jwt(seconds: number, note = ''): string {
  return `h.${btoa(JSON.stringify({ exp: now / 1000 + seconds, note })).replaceAll('=', '')}.s`
}

function sources(changed: Partial<TokenSources> = {}) {
  return {
    idToken: vi.fn<TokenSources['idToken']>(async () => 'id-token'),
    exchange: vi.fn<TokenSources['exchange']>(async () => jwt(900, 'renewed')),
    now: () => now,
    ...changed,
  }
}

/** Simulates tabs that share their storage and Web Locks. */
function shareLocks(): void {
  let last: Promise<unknown> = Promise.resolve()
  const request = (_name: string, work: () => Promise<unknown>) => {
    last = last.then(work, work)
    return last
  }
  vi.stubGlobal('navigator', { locks: { request } })
}

const refusedWith = (code: string) => expect.objectContaining({ status: 401, code })

beforeEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
  shareLocks()
})

describe('The access token for a call', () => {
  test('A public call carries none, even when a person is signed in', async () => {
    keepSession(jwt(900), ada)
    expect(await createTokens(sources()).tokenFor('public')).toBeNull()
  })

  test('A protected call without a session is refused without a request', async () => {
    const from = sources()
    await expect(createTokens(from).tokenFor('customer')).rejects.toThrow(refusedWith('SIGN_IN_REQUIRED'))
    expect(from.idToken).not.toHaveBeenCalled()
  })

  test('A fresh token is returned as it is', async () => {
    const from = sources()
    keepSession(jwt(31), ada)
    expect(await createTokens(from).tokenFor('customer')).toBe(jwt(31))
    expect(from.exchange).not.toHaveBeenCalled()
  })

  test('A token about to expire is renewed first, and the new one is stored', async () => {
    const from = sources()
    keepSession(jwt(30), ada)
    expect(await createTokens(from).tokenFor('admin')).toBe(jwt(900, 'renewed'))
    expect(storedToken()).toBe(jwt(900, 'renewed'))
    expect(from.exchange).toHaveBeenCalledWith('id-token', 'ada@example.com')
  })

  test("Another backend's opaque token never expires", async () => {
    keepSession('opaque', ada)
    expect(await createTokens(sources()).tokenFor('customer')).toBe('opaque')
  })

  test.each(['a.b.c', 'a.bnVsbA.c', `a.${btoa('{"exp":"soon"}')}.c`])(
    'A token with unreadable claims (%s) counts as opaque',
    async (token) => {
      keepSession(token, ada)
      expect(await createTokens(sources()).tokenFor('customer')).toBe(token)
    },
  )

  test('Concurrent calls renew once', async () => {
    const from = sources()
    keepSession(jwt(-5), ada)
    const tokens = createTokens(from)
    const all = await Promise.all([1, 2, 3].map(() => tokens.tokenFor('customer')))
    expect(new Set(all)).toEqual(new Set([jwt(900, 'renewed')]))
    expect(from.exchange).toHaveBeenCalledTimes(1)
  })

  test('Two tabs renew once between them', async () => {
    const from = sources()
    keepSession(jwt(-5), ada)
    const both = await Promise.all(
      [createTokens(from), createTokens(from)].map((tab) => tab.tokenFor('customer')),
    )
    expect(both).toEqual([jwt(900, 'renewed'), jwt(900, 'renewed')])
    expect(from.exchange).toHaveBeenCalledTimes(1)
  })

  test('Without Web Locks, renewal still works', async () => {
    vi.stubGlobal('navigator', {})
    keepSession(jwt(-5), ada)
    expect(await createTokens(sources()).tokenFor('customer')).toBe(jwt(900, 'renewed'))
  })

  test("When the provider's session is over, the shop's session ends too", async () => {
    keepSession(jwt(-5), ada)
    const tokens = createTokens(sources({ idToken: async () => null }))
    await expect(tokens.tokenFor('customer')).rejects.toThrow(refusedWith('SESSION_ENDED'))
    expect([storedToken(), currentSession()]).toEqual([null, { status: 'out', why: 'ended' }])
  })

  test.each([401, 403])('A renewal that the shop refuses with %i ends the session', async (status) => {
    keepSession(jwt(-5), ada)
    const exchange = () => Promise.reject(new ApiError({ status, code: 'NOT_ALLOWED', message: 'no' }))
    await expect(createTokens(sources({ exchange })).tokenFor('customer')).rejects.toThrow(
      refusedWith('SESSION_ENDED'),
    )
    expect(storedToken()).toBeNull()
  })

  test('Without a connection the session stays, and an expired token is not sent', async () => {
    keepSession(jwt(-1), ada)
    const gone = new ApiError({ status: 0, code: 'UNREACHABLE', message: 'no answer' })
    const tokens = createTokens(sources({ exchange: () => Promise.reject(gone) }))
    await expect(tokens.tokenFor('customer')).rejects.toBe(gone)
    expect(storedToken()).toBe(jwt(-1))
  })

  test('Without a connection a token that is valid for a few more seconds is still sent', async () => {
    keepSession(jwt(10), ada)
    const gone = new ApiError({ status: 0, code: 'UNREACHABLE', message: 'no answer' })
    const tokens = createTokens(sources({ exchange: () => Promise.reject(gone) }))
    expect(await tokens.tokenFor('customer')).toBe(jwt(10))
  })

  test('A sign-out during a renewal wins', async () => {
    keepSession(jwt(-5), ada)
    const exchange = async () => {
      dropSession()
      return jwt(900)
    }
    await expect(createTokens(sources({ exchange })).tokenFor('customer')).rejects.toThrow(
      refusedWith('SIGN_IN_REQUIRED'),
    )
    expect(storedToken()).toBeNull()
  })

  test('A token without a stored person is no session', async () => {
    localStorage.setItem(accessTokenKey, jwt(900))
    await expect(createTokens(sources()).tokenFor('customer')).rejects.toThrow(
      refusedWith('SIGN_IN_REQUIRED'),
    )
  })
})

describe('After a call was refused for its token', () => {
  test('the token is renewed, even if it looks fresh', async () => {
    keepSession(jwt(900, 'revoked'), ada)
    expect(await createTokens(sources()).afterRefusal(jwt(900, 'revoked'))).toBe(jwt(900, 'renewed'))
  })

  test('a newer token of another tab is used', async () => {
    const from = sources()
    keepSession(jwt(900, 'from the other tab'), ada)
    expect(await createTokens(from).afterRefusal(jwt(900, 'old'))).toBe(jwt(900, 'from the other tab'))
    expect(from.exchange).not.toHaveBeenCalled()
  })

  test('there is no new token after a sign-out', async () => {
    expect(await createTokens(sources()).afterRefusal(jwt(900))).toBeNull()
  })
})
