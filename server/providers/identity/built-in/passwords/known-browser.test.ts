import { describe, expect, test } from 'vitest'
import { knownBrowsers } from './known-browser.ts'

const secret = 'a secret of the tests that is long enough 4711'
const browsers = knownBrowsers({ secret, https: false })
const email = 'lovelace@example.com'
const ada = { email, passwordHash: 'the hash of a password' }
const eve = { ...ada, email: 'eve@example.com' }

const pairOf = (cookie: string) => cookie.split(';', 1).join('')
const requestWith = (cookie: string) => new Request('http://localhost/auth', { headers: { cookie } })

describe('The device cookie of a browser', () => {
  test('is recognized among other cookies, and keeps its id when renewed', () => {
    const mark = pairOf(browsers.cookieFor(ada, undefined))
    const id = browsers.idOf(requestWith(`theme=day; ${mark}; other=1`), ada)
    expect(id).toMatch(/^[\w-]{16}$/)
    expect(pairOf(browsers.cookieFor(ada, id))).toBe(mark)
  })

  test('is HttpOnly and SameSite, and does not reveal the account', () => {
    const cookie = browsers.cookieFor(ada, undefined)
    expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Max-Age=31536000$/)
    expect(cookie).not.toContain('lovelace')
    const secure = knownBrowsers({ secret, https: true }).cookieFor(ada, undefined)
    expect(secure).toMatch(/^__Host-truewheel\.known_.*; Secure$/)
  })

  test.each([
    ['no cookie', () => ''],
    ['the cookie of another account', () => renamedFor(ada, browsers.cookieFor(eve, undefined))],
    [
      'a cookie from before the password change',
      () => pairOf(browsers.cookieFor({ ...ada, passwordHash: 'another one' }, undefined)),
    ],
    ['a cookie signed by another shop', () => renamedFor(ada, elsewhere.cookieFor(ada, undefined))],
    ['a cookie with a changed id', () => pairOf(browsers.cookieFor(ada, undefined)).replace('=', '=x')],
    ['a name without a signature', () => renamedFor(ada, 'x=anything')],
    ['an empty cookie', () => renamedFor(ada, 'x=')],
  ])('With %s a browser is unknown', (_what, cookie) => {
    expect(browsers.idOf(requestWith(cookie()), ada)).toBeUndefined()
  })
})

const elsewhere = knownBrowsers({ secret: 'the secret of another shop, as long as this one', https: false })

/** Returns a cookie's value under the name for another account. */
function renamedFor(account: typeof ada, cookie: string): string {
  const [name] = browsers.cookieFor(account, undefined).split('=', 1)
  return `${name}=${pairOf(cookie).split('=').slice(1).join('=')}`
}
