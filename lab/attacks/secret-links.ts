import { randomBytes } from 'node:crypto'
import { formatOrderNumber } from '../../domain/orders/order-number.ts'
import { type Shop, startShop } from '../../e2e/support/shop.ts'
import type { Figure, LongRun } from '../long-run.ts'
import { signUp } from './customer-by-api.ts'
import { Tries } from './tries.ts'

const guesses = 120

interface Link {
  readonly what: string
  readonly path: string
  /** Unset for an API key, which is in a header of a `GET`. */
  readonly body?: (token: string) => unknown
  /** The number of guesses from one address that the shop looks up per minute. */
  readonly most: number
  readonly signedIn?: boolean
}

const byToken = (token: string) => ({ token })

const links: readonly Link[] = [
  { what: 'a link of an order', path: '/api/order-links/view', body: byToken, most: 30 },
  { what: 'a link of an offer', path: '/api/offers/view', body: byToken, most: 30 },
  {
    what: 'a link that confirms an email about stock',
    path: '/api/restock-requests/confirm',
    body: byToken,
    most: 600,
  },
  {
    what: 'a link that removes an email about stock',
    path: '/api/restock-requests/remove',
    body: byToken,
    most: 600,
  },
  {
    what: 'a link that sets a password',
    path: '/auth/reset-password',
    body: (token) => ({ token, newPassword: 'another pass phrase', password: 'another pass phrase' }),
    most: 600,
  },
  {
    what: 'a link that verifies an email',
    path: '/auth/verify-address',
    body: byToken,
    most: 600,
    signedIn: true,
  },
  {
    what: 'a link to a purchase, by number and email',
    path: '/api/withdrawals/find',
    body: () => ({
      number: formatOrderNumber(100_000 + Math.floor(Math.random() * 1_000)),
      email: 'robin@example.com',
    }),
    most: 10,
  },
  // Ten at once, then one in six seconds.
  { what: 'an API key', path: '/api/booking', most: 12 },
]

/** 256 random bits, as in the shop's own links; at the allowed rate a hit takes longer than the age of the universe. */
const newGuess = () => randomBytes(32).toString('base64url')

export const secretLinks: LongRun = {
  name: 'secret-links',
  about: `guesses each kind of secret link, and an API key, ${guesses} times from one address, at the normal limits`,
  async run(): Promise<readonly Figure[]> {
    const shop = await startShop({ RATE_LIMIT_FACTOR: '1', TRUSTED_PROXIES: '127.0.0.1' })
    try {
      const { cookie } = await signUp(shop, 'links@example.com')
      const figures: Figure[] = []
      // Each kind uses its own address, because one limit counts all calls of an address.
      for (const [at, link] of links.entries())
        figures.push(...(await guess(shop, link, { cookie, 'x-forwarded-for': `10.0.0.${at + 1}` })))
      return figures
    } finally {
      await shop.stop()
    }
  },
}

async function guess(
  { url }: Shop,
  { what, path, body, most, signedIn }: Link,
  { cookie = '', ...forwarded }: Readonly<Record<string, string>>,
): Promise<readonly Figure[]> {
  const hits = new Tries(`guesses of ${what} that were not refused`)
  const told = new Set<string>()
  let lookedUp = 0
  for (let count = 0; count < guesses; count += 1) {
    const token = newGuess()
    const sent = body
      ? { method: 'POST', body: JSON.stringify(body(token)) }
      : { headers: { authorization: `Bearer twk_${token}` } }
    const answer = await fetch(url + path, {
      ...sent,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        origin: url,
        ...sent.headers,
        ...forwarded,
        ...(signedIn && { cookie }),
      },
    })
    const text = (await answer.text()).replace(/"requestId":"[^"]*"/, '')
    hits.expect(answer.status >= 400 && answer.status < 500, `${answer.status} ${text}`)
    if (answer.status !== 429) {
      lookedUp += 1
      told.add(`${answer.status} ${text}`)
    }
  }
  return [
    hits.figure(),
    {
      what: `guesses of ${guesses} that were looked up, and different refusals, of ${what}`,
      value: `${lookedUp}, ${told.size}`,
      bar: `at most ${Math.min(most, guesses)}, 1`,
      holds: lookedUp <= most && told.size === 1,
    },
  ]
}
