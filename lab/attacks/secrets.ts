import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allOperations } from '../../contract/all-operations.ts'
import { type Shop, startShop } from '../../e2e/support/shop.ts'
import { postgresEngine } from '../../server/data/testing/postgres-engine.ts'
import { onServer } from '../../server/data/testing/server-databases.ts'
import type { LongRun } from '../long-run.ts'
import { signIn, signUp, toolsOf } from './customer-by-api.ts'
import { Tries } from './tries.ts'

/** Settings of a start. Each secret is a canary, a value to search for. Its provider need not exist. */
type Canaries = Readonly<Record<string, string>>

const alwaysSet: Canaries = {
  SHOP_SECRET: 'canary-one-shop-secret-of-forty-characters',
  ADMIN_EMAIL: 'admin@truewheel.example',
  ADMIN_PASSWORD: 'canary-two of an admin',
  METRICS_TOKEN: 'canary-three-0123456789',
}
/** The embedded database, with a key for each provider. */
const providers: Canaries = {
  ...alwaysSet,
  STRIPE_SECRET_KEY: 'sk_test_canaryfour0123456789',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_0123456789abcdef',
  STRIPE_WEBHOOK_SECRET: 'whsec_canaryfive0123456789',
  GOOGLE_CLIENT_ID: '0123456789-abc.apps.googleusercontent.com',
  GOOGLE_CLIENT_SECRET: 'canary-six-0123456789',
  IMGBB_API_KEY: 'canaryseven0123456789',
  SMTP_URL: 'smtps://canary-user:canary-eight@127.0.0.1:9',
  MAIL_FROM: 'shop@example.com',
}
/** A separate run, because S3 and imgbb exclude each other. */
const bucket: Canaries = {
  ...alwaysSet,
  S3_URL: 'http://127.0.0.1:9/pictures/',
  S3_REGION: 'eu-central-1',
  S3_ACCESS_KEY_ID: 'canarynine0123456789',
  S3_SECRET_ACCESS_KEY: 'canaryten0123456789',
}
const canary = /canary[\w-]*/i

/** Secrets of a person that must not appear in the log. */
const password = 'true wheels turn'

export const secrets: LongRun = {
  name: 'secrets',
  about:
    'starts shops with a canary as each secret setting, makes them fail in every way, and searches answers, log and built files',
  async run() {
    const found = {
      answers: new Tries('answers with a secret setting'),
      log: new Tries('lines of the log with a secret setting, password, token, cookie or email'),
    }
    await searchShop(providers, found)
    await searchShop(bucket, found)
    const server = process.env.TEST_DATABASE_URL
    if (server) await searchShopOnPostgres(server, found)
    else console.log('  DATABASE_URL as a canary: not run: PostgreSQL absent (TEST_DATABASE_URL names none)')
    const built = new Tries('built files for browsers with the shape of a secret')
    for (const file of filesIn('dist/client')) built.note(flawOf(file))
    return [found.answers.figure(), found.log.figure(), built.figure()]
  },
}

interface Found {
  readonly answers: Tries
  readonly log: Tries
}

/**
 * Starts a shop, calls every operation, provokes failures, and searches answers and log.
 * @param thenBreak breaks a dependency of the shop; the pages and a few calls are then requested again.
 */
async function searchShop(
  settings: Canaries,
  { answers, log }: Found,
  thenBreak?: () => Promise<unknown>,
): Promise<void> {
  const shop = await startShop({ ...settings, RATE_LIMIT_FACTOR: '10000' })
  try {
    const customer = await signUp(shop, 'secrets@example.com')
    const admin = await signIn(shop, alwaysSet.ADMIN_EMAIL ?? '', alwaysSet.ADMIN_PASSWORD)
    const [tool] = await toolsOf(shop)
    const callAll = async () => {
      for (const { method, path } of allOperations) {
        for (const caller of [customer, admin]) {
          const filled = `/api${path.replace(/\{\w+\}/g, tool?._id ?? 'x')}`
          if (isFinal(method, path)) continue
          const body = method === 'GET' || method === 'DELETE' ? undefined : {}
          const answer = await caller.call(method, filled, body)
          answers.note(quoted(`${method} ${path}`, await everythingOf(answer)))
        }
      }
      for (const path of pages) answers.note(quoted(path, await everythingOf(await fetch(shop.url + path))))
      answers.note(quoted('an upload that fails', await upload(shop, customer.proof)))
    }
    await callAll()
    const booked = await customer.call('POST', '/api/booking', {
      Id: tool?._id,
      quantity: tool?.minOrderQuantity,
    })
    const { insertedId: order, price } = (await booked.json()) as { insertedId?: string; price?: number }
    // The canary key's provider is unreachable, or refuses the key.
    const paying = await customer.call('POST', '/api/create-payment-intent', { price, order })
    answers.note(quoted('a payment that fails', await everythingOf(paying)))
    if (thenBreak) {
      await thenBreak()
      await callAll()
    }
    const personal = [password, customer.token, customer.proof, customer.cookie, customer.email, admin.token]
    const entries = shop
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
    for (const line of entries) {
      const found = canary.exec(line)?.[0] ?? personal.find((each) => line.includes(each))
      log.note(found === undefined ? undefined : line.slice(0, 200))
    }
  } finally {
    await shop.stop()
  }
}

/**
 * Uses the database's password as a canary: while PostgreSQL serves, after it has refused all connections, and at a
 * start.
 */
async function searchShopOnPostgres(server: string, found: Found): Promise<void> {
  const role = 'truewheel_attacked'
  const canaryPassword = 'canary-eleven-0123456789'
  await onServer(server, (client) => client.query(`create role ${role} login password '${canaryPassword}'`))
  const home = await postgresEngine(server).unmigrated()
  const url = new URL(home.place.databaseUrl ?? '')
  const name = url.pathname.slice(1)
  try {
    await onServer(server, (client) => client.query(`alter database ${name} owner to ${role}`))
    url.username = role
    url.password = canaryPassword
    const settings = { ...alwaysSet, DATABASE_URL: url.href }
    const refuseConnections = () =>
      onServer(server, async (client) => {
        await client.query(`alter role ${role} nologin`)
        await client.query('select pg_terminate_backend(pid) from pg_stat_activity where usename = $1', [
          role,
        ])
      })
    await searchShop(settings, found, refuseConnections)
    const said = await startShop(settings).then(
      async (shop) => {
        await shop.stop()
        throw new Error('The shop started without its database.')
      },
      (error: unknown) => String(error),
    )
    found.log.note(quoted('a start without the database', said))
  } finally {
    await home.drop()
    await onServer(server, (client) => client.query(`drop role ${role}`))
  }
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

/** Returns whether a call would end the session of the other calls. */
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

/** Uploads a picture; the canary key's image host refuses it or is unreachable. */
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
  // Names of settings are public, because the owner's pages name the missing ones.
  const found =
    /(?:sk|rk)_(?:live|test)_\w{8,}|whsec_\w{8,}|-----BEGIN [A-Z ]*PRIVATE KEY|postgres(?:ql)?:\/\/\w+:\w+@/.exec(
      text,
    )?.[0]
  return found === undefined ? undefined : `${file}: ${found}`
}
