import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allOperations } from '../../contract/all-operations.ts'
import { type Shop, startShop } from '../../e2e/support/shop.ts'
import type { LongRun } from '../long-run.ts'
import { signIn, signUp, toolsOf } from './customer-by-api.ts'
import { Tries } from './tries.ts'

/** Every setting that is a secret, with a value that is found again. Their providers need not be there. */
const canaries: Readonly<Record<string, string>> = {
  SHOP_SECRET: 'canary-one-shop-secret-of-forty-characters',
  ADMIN_PASSWORD: 'canary-two of an admin',
  METRICS_TOKEN: 'canary-three-0123456789',
  STRIPE_SECRET_KEY: 'sk_test_canaryfour0123456789',
  STRIPE_WEBHOOK_SECRET: 'whsec_canaryfive0123456789',
  GOOGLE_CLIENT_SECRET: 'canary-six-0123456789',
  IMGBB_API_KEY: 'canaryseven0123456789',
  SMTP_URL: 'smtps://canary-user:canary-eight@127.0.0.1:9',
}
/** What belongs to them, and is public. */
const beside = {
  ADMIN_EMAIL: 'admin@truewheel.example',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_0123456789abcdef',
  GOOGLE_CLIENT_ID: '0123456789-abc.apps.googleusercontent.com',
  MAIL_FROM: 'shop@example.com',
}
const canary = /canary[\w-]*/i

/** Secrets of a person that must not stand in the log. */
const password = 'true wheels turn'

export const secrets: LongRun = {
  name: 'secrets',
  about:
    'starts a shop with a canary as each secret setting, makes it fail in every way, and searches answers, log and built files',
  async run() {
    const shop = await startShop({ ...canaries, ...beside, RATE_LIMIT_FACTOR: '10000' })
    const answers = new Tries('answers with a secret setting')
    const log = new Tries('lines of the log with a secret setting, password, token, cookie or email')
    const built = new Tries('built files for browsers with the shape of a secret')
    try {
      const customer = await signUp(shop, 'secrets@example.com')
      const admin = await signIn(shop, beside.ADMIN_EMAIL, canaries.ADMIN_PASSWORD)
      const [tool] = await toolsOf(shop)
      for (const { method, path } of allOperations) {
        for (const caller of [customer, admin]) {
          const filled = `/api${path.replace(/\{\w+\}/g, tool?._id ?? 'x')}`
          if (isFinal(method, path)) continue
          const body = method === 'GET' || method === 'DELETE' ? undefined : {}
          const answer = await caller.call(method, filled, body)
          answers.note(quoted(`${method} ${path}`, await everythingOf(answer)))
        }
      }
      const booked = await customer.call('POST', '/api/booking', {
        Id: tool?._id,
        quantity: tool?.minOrderQuantity,
      })
      const { insertedId: order, price } = (await booked.json()) as { insertedId?: string; price?: number }
      // The provider of the canary key cannot be reached, or refuses it.
      const paying = await customer.call('POST', '/api/create-payment-intent', { price, order })
      answers.note(quoted('a payment that fails', await everythingOf(paying)))
      for (const path of pages) answers.note(quoted(path, await everythingOf(await fetch(shop.url + path))))
      answers.note(quoted('an upload that fails', await upload(shop, customer.proof)))
      const personal = [
        password,
        customer.token,
        customer.proof,
        customer.cookie,
        customer.email,
        admin.token,
      ]
      const entries = shop
        .output()
        .split('\n')
        .filter((line) => line.startsWith('{'))
      for (const line of entries) {
        const found = canary.exec(line)?.[0] ?? personal.find((each) => line.includes(each))
        log.note(found === undefined ? undefined : line.slice(0, 200))
      }
      for (const file of filesIn('dist/client')) built.note(flawOf(file))
      return [answers.figure(), log.figure(), built.figure()]
    } finally {
      await shop.stop()
    }
  },
}

const pages = [
  '/',
  '/tools',
  '/login',
  '/dashboard',
  '/nowhere',
  '/metrics',
  '/healthz',
  '/readyz',
  '/api/openapi.json',
  '/api/docs',
  '/auth/jwks',
  '/auth/get-session',
  '/auth/google',
  '/api/users/%ff',
  '/llms.txt',
  '/sitemap.xml',
]

/** Calls that would end the session that the others need. */
function isFinal(method: string, path: string): boolean {
  return method === 'DELETE' && /sessions|users|account/.test(path)
}

function quoted(what: string, text: string): string | undefined {
  const found = canary.exec(text)?.[0]
  return found === undefined ? undefined : `${what}: ${found}`
}

async function everythingOf(answer: Response): Promise<string> {
  return `${JSON.stringify([...answer.headers])} ${await answer.text()}`
}

/** The image host of the canary key refuses it, or cannot be reached. */
async function upload({ url }: Shop, proof: string): Promise<string> {
  const form = new FormData()
  form.set('image', new Blob([readFileSync(join('docs', 'images', 'home-light.webp'))]), 'a.webp')
  const answer = await fetch(`${url}/images`, {
    method: 'POST',
    headers: { authorization: `Bearer ${proof}` },
    body: form,
  })
  return everythingOf(answer)
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(?:js|css|html|json|svg|map)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}

function flawOf(file: string): string | undefined {
  const text = readFileSync(file, 'utf8')
  // Names of settings are public: the pages of an owner say which one to set.
  const found =
    /(?:sk|rk)_(?:live|test)_\w{8,}|whsec_\w{8,}|-----BEGIN [A-Z ]*PRIVATE KEY|postgres(?:ql)?:\/\/\w+:\w+@/.exec(
      text,
    )?.[0]
  return found === undefined ? undefined : `${file}: ${found}`
}
