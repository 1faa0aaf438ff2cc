import { allOperations } from '../../contract/all-operations.ts'
import { type Shop, startShop } from '../../e2e/support/shop.ts'
import { endpoints } from '../../server/providers/identity/built-in/endpoints.ts'
import type { LongRun } from '../long-run.ts'
import { type CustomerByApi, signUp } from './customer-by-api.ts'
import { Tries } from './tries.ts'

const evil = 'https://evil.example'
const origins = [
  evil,
  'null',
  'http://127.0.0.1',
  'https://127.0.0.1.evil.example',
  'http://localhost.evil.example',
]

/** The content types that another website's form can send without a preflight (Fetch, CORS-safelisted). */
const simpleTypes = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=a']

export const csrfAndCors: LongRun = {
  name: 'csrf-and-cors',
  about:
    'calls everything from other origins with the cookies of a signed-in customer, as a foreign website could',
  async run() {
    const shop = await startShop({ RATE_LIMIT_FACTOR: '10000' })
    const cors = new Tries('calls that another origin may make or read (CORS)')
    const withCookie = new Tries('operations that a cookie alone opens')
    const forged = new Tries('calls of the sign-in that another website made with the cookie')
    try {
      const customer = await signUp(shop, 'csrf@example.com')
      for (const { method, path } of allOperations) {
        for (const origin of origins) cors.note(await preflight(shop, `/api${fill(path)}`, method, origin))
      }
      for (const { method, path, access } of allOperations) {
        if (access === 'public') continue
        const status = await statusOf(shop, method, `/api${fill(path)}`, customer)
        withCookie.expect(status === 401, `${method} ${path}: ${status}`)
      }
      for (const { method, path } of endpoints) {
        const url = `/auth${path}`
        for (const origin of origins) cors.note(await preflight(shop, url, method, origin))
        if (method === 'GET') continue
        for (const type of simpleTypes) {
          const status = await statusOf(shop, method, url, customer, { 'content-type': type, origin: evil })
          forged.expect(status >= 400 && status < 500, `${method} ${url} as ${type}: ${status}`)
        }
        for (const origin of origins) {
          const status = await statusOf(shop, method, url, customer, {
            'content-type': 'application/json',
            origin,
          })
          // A sign-in or sign-up contains its own proof; endpoints that use the cookie must refuse.
          forged.expect(status >= 400 && status < 500, `${method} ${url} from ${origin}: ${status}`)
        }
      }
      const still = await customer.call('GET', '/api/basket')
      const session = await fetch(`${shop.url}/auth/get-session`, { headers: { cookie: customer.cookie } })
      const isThere = still.status === 200 && (await session.text()) !== 'null'
      forged.expect(isThere, 'the session ended')
      return [cors.figure(), withCookie.figure(), forged.figure()]
    } finally {
      await shop.stop()
    }
  },
}

function fill(path: string): string {
  return path.replace(/\{\w+\}/g, 'csrf%40example.com')
}

/** Sends a browser's preflight request for another origin; returns the allowed methods and headers. */
async function preflight(
  { url }: Shop,
  path: string,
  method: string,
  origin: string,
): Promise<string | undefined> {
  const answers = await Promise.all([
    fetch(url + path, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': 'authorization,content-type',
      },
    }),
    fetch(url + path, { headers: { origin }, redirect: 'manual' }),
  ])
  const allowed = await Promise.all(
    answers.map(async (answer) => {
      await answer.arrayBuffer()
      return [...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))
    }),
  )
  const names = allowed.flat()
  return names.length === 0 ? undefined : `${method} ${path} from ${origin}: ${names.join()}`
}

async function statusOf(
  { url }: Shop,
  method: string,
  path: string,
  { cookie }: CustomerByApi,
  headers: Readonly<Record<string, string>> = { 'content-type': 'application/json', origin: url },
): Promise<number> {
  const hasBody = method !== 'GET' && method !== 'DELETE'
  const answer = await fetch(url + path, {
    method,
    headers: { cookie, ...headers },
    ...(hasBody && { body: '{"email":"csrf@example.com","password":"true wheels turn","name":"Robin"}' }),
  })
  await answer.arrayBuffer()
  return answer.status
}
