import { describe, expect, test } from 'vitest'
import { knownBrowsers } from './known-browser.ts'

const secret = 'a secret of the tests that is long enough 4711'
const browsers = knownBrowsers({ secret, https: false })
const email = 'lovelace@example.com'
const ada = { email, passwordHash: 'the hash of a password' }
const eve = { ...ada, email: 'eve@example.com' }

const pairOf = (cookie: string) => cookie.split(';', 1).join('')
const bearing = (cookie: string) => new Request('http://localhost/auth', { headers: { cookie } })

describe('The mark of a browser in which somebody has signed in', () => {
  test('is known again, among other cookies, and stays the same when it is renewed', () => {
    const mark = pairOf(browsers.cookieFor(ada, undefined))
    const id = browsers.idOf(bearing(`theme=day; ${mark}; other=1`), ada)
    expect(id).toMatch(/^[\w-]{16}$/)
    expect(pairOf(browsers.cookieFor(ada, id))).toBe(mark)
  })

  test('is out of reach of scripts and other sites, and does not say whose it is', () => {
    const cookie = browsers.cookieFor(ada, undefined)
    expect(cookie).toMatch(/; Path=\/auth; HttpOnly; SameSite=Lax; Max-Age=31536000$/)
    expect(cookie).not.toContain('lovelace')
    const secure = knownBrowsers({ secret, https: true }).cookieFor(ada, undefined)
    expect(secure).toMatch(/^__Secure-truewheel\.known_.*; Secure$/)
  })

  test.each([
    ['no cookie', () => ''],
    ['the mark of another account', () => asIfFor(ada, browsers.cookieFor(eve, undefined))],
    [
      'a mark from before the password was changed',
      () => pairOf(browsers.cookieFor({ ...ada, passwordHash: 'another one' }, undefined)),
    ],
    ['a mark that another shop has signed', () => asIfFor(ada, elsewhere.cookieFor(ada, undefined))],
    ['a mark with another name in it', () => pairOf(browsers.cookieFor(ada, undefined)).replace('=', '=x')],
    ['a name without a signature', () => asIfFor(ada, 'x=anything')],
    ['an empty mark', () => asIfFor(ada, 'x=')],
  ])('With %s a browser is a strange one', (_what, cookie) => {
    expect(browsers.idOf(bearing(cookie()), ada)).toBeUndefined()
  })
})

const elsewhere = knownBrowsers({ secret: 'the secret of another shop, as long as this one', https: false })

/** A value under the name that counts for this address. */
function asIfFor(account: typeof ada, cookie: string): string {
  const [name] = browsers.cookieFor(account, undefined).split('=', 1)
  return `${name}=${pairOf(cookie).split('=').slice(1).join('=')}`
}
