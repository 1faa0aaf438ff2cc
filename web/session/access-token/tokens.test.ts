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
  test('is absent from a public call, even if a person is signed in', async () => {
    keepSession(jwt(900), ada)
    expect(await createTokens(sources()).tokenFor('public')).toBeNull()
  })

  test('must exist: without a session, a protected call is refused without a request', async () => {
    const from = sources()
    await expect(createTokens(from).tokenFor('customer')).rejects.toThrow(refusedWith('SIGN_IN_REQUIRED'))
    expect(from.idToken).not.toHaveBeenCalled()
  })

  test('is returned unchanged if it is fresh', async () => {
    const from = sources()
    keepSession(jwt(31), ada)
    expect(await createTokens(from).tokenFor('customer')).toBe(jwt(31))
    expect(from.exchange).not.toHaveBeenCalled()
  })

  test('is renewed first if it is about to expire, and the new token is stored', async () => {
    const from = sources()
    keepSession(jwt(30), ada)
    expect(await createTokens(from).tokenFor('admin')).toBe(jwt(900, 'renewed'))
    expect(storedToken()).toBe(jwt(900, 'renewed'))
    expect(from.exchange).toHaveBeenCalledWith('id-token', 'ada@example.com')
  })

  test("never expires if it is another backend's opaque token", async () => {
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

  test('is renewed once by concurrent calls', async () => {
    const from = sources()
    keepSession(jwt(-5), ada)
    const tokens = createTokens(from)
    const all = await Promise.all([1, 2, 3].map(() => tokens.tokenFor('customer')))
    expect(new Set(all)).toEqual(new Set([jwt(900, 'renewed')]))
    expect(from.exchange).toHaveBeenCalledTimes(1)
  })

  test('is renewed once by two tabs', async () => {
    const from = sources()
    keepSession(jwt(-5), ada)
    const both = await Promise.all(
      [createTokens(from), createTokens(from)].map((tab) => tab.tokenFor('customer')),
    )
    expect(both).toEqual([jwt(900, 'renewed'), jwt(900, 'renewed')])
    expect(from.exchange).toHaveBeenCalledTimes(1)
  })

  test('is renewed even without Web Locks', async () => {
    vi.stubGlobal('navigator', {})
    keepSession(jwt(-5), ada)
    expect(await createTokens(sources()).tokenFor('customer')).toBe(jwt(900, 'renewed'))
  })

  test("ends the shop's session if the provider's session is over", async () => {
    keepSession(jwt(-5), ada)
    const tokens = createTokens(sources({ idToken: async () => null }))
    await expect(tokens.tokenFor('customer')).rejects.toThrow(refusedWith('SESSION_ENDED'))
    expect([storedToken(), currentSession()]).toEqual([null, { status: 'out', why: 'ended' }])
  })

  test.each([401, 403])('ends the session if the shop refuses its renewal with %i', async (status) => {
    keepSession(jwt(-5), ada)
    const exchange = () => Promise.reject(new ApiError({ status, code: 'NOT_ALLOWED', message: 'no' }))
    await expect(createTokens(sources({ exchange })).tokenFor('customer')).rejects.toThrow(
      refusedWith('SESSION_ENDED'),
    )
    expect(storedToken()).toBeNull()
  })

  test('is not sent once expired while there is no connection, but the session stays', async () => {
    keepSession(jwt(-1), ada)
    const gone = new ApiError({ status: 0, code: 'UNREACHABLE', message: 'no answer' })
    const tokens = createTokens(sources({ exchange: () => Promise.reject(gone) }))
    await expect(tokens.tokenFor('customer')).rejects.toBe(gone)
    expect(storedToken()).toBe(jwt(-1))
  })

  test('is still sent without a connection if it is valid for a few more seconds', async () => {
    keepSession(jwt(10), ada)
    const gone = new ApiError({ status: 0, code: 'UNREACHABLE', message: 'no answer' })
    const tokens = createTokens(sources({ exchange: () => Promise.reject(gone) }))
    expect(await tokens.tokenFor('customer')).toBe(jwt(10))
  })

  test('is not stored if the person signs out during its renewal', async () => {
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

  test('does not make a session without a stored person', async () => {
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

  test('there is no new token if the person has signed out', async () => {
    expect(await createTokens(sources()).afterRefusal(jwt(900))).toBeNull()
  })
})
