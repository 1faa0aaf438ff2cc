import { allOperations } from '../../contract/all-operations.ts'
import { type Shop, startShop } from '../../e2e/support/shop.ts'
import type { Figure, LongRun } from '../long-run.ts'
import { signIn, toolsOf } from './customer-by-api.ts'
import { Tries } from './tries.ts'

const owner = { email: 'owner@shop.example', password: 'a long pass phrase of an owner' }

/** Invented values; no request is sent to the named providers. */
const settings = {
  SHOP_MODE: 'live',
  PUBLIC_URL: 'https://shop.example',
  ADMIN_EMAIL: owner.email,
  ADMIN_PASSWORD: owner.password,
  STRIPE_SECRET_KEY: 'sk_live_0123456789abcdef',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_0123456789abcdef',
  RATE_LIMIT_FACTOR: '10',
}

/** Default accounts of demos and of other shops. */
const accounts = [
  'admin@truewheel.example',
  'admin@example.com',
  'admin@shop.example',
  'test@example.com',
  'demo@truewheel.example',
  'ada@demo.truewheel.example',
]
const passwords = ['admin', 'password', 'journeys of an admin', 'truewheel', '123456', owner.password]

/** Addresses of the sandboxes, and addresses that only a demo or a developer needs. */
const absent = [
  '/v1/payment_intents',
  '/v1/charges',
  '/v1/refunds',
  '/v3/',
  '/card-sandbox',
  '/sandbox/stripe.js',
  '/demo-google',
  '/demo-google/auth',
  '/demo-google/.well-known/openid-configuration',
  '/auth/google',
  '/auth/callback/demo-google',
  '/auth/callback/google',
  '/metrics',
  '/api/docs',
  '/api/docs/json',
  '/payments/webhook',
  '/debug',
  '/api/status/debug',
  '/admin',
  '/server-status',
  '/phpmyadmin',
  '/graphql',
  '/actuator',
  '/.well-known/openid-configuration',
]

export const liveScan: LongRun = {
  name: 'live-scan',
  about:
    'starts a shop with SHOP_MODE=live and invented settings, and scans what answers for stand-ins, default accounts and sample data',
  async run(): Promise<readonly Figure[]> {
    const shop = await startShop(settings)
    try {
      return [await findAccounts(shop), await findStandIns(shop), ...(await findSampleData(shop))]
    } finally {
      await shop.stop()
    }
  },
}

async function findAccounts({ url }: Shop): Promise<Figure> {
  const tries = new Tries('default accounts that signed in')
  for (const email of accounts) {
    for (const password of passwords) {
      const answer = await fetch(`${url}/auth/sign-in/email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: settings.PUBLIC_URL },
        body: JSON.stringify({ email, password }),
      })
      await answer.arrayBuffer()
      tries.expect(answer.status === 401 || answer.status === 429, `${email}: ${answer.status}`)
    }
  }
  return tries.figure()
}

async function findStandIns({ url }: Shop): Promise<Figure> {
  const tries = new Tries('stand-ins and pages of developers that answered')
  for (const path of absent) {
    const answer = await fetch(url + path, {
      method: path === '/payments/webhook' ? 'POST' : 'GET',
      redirect: 'manual',
    })
    await answer.arrayBuffer()
    tries.expect(answer.status === 404, `${path}: ${answer.status}`)
  }
  return tries.figure()
}

async function findSampleData(shop: Shop): Promise<readonly Figure[]> {
  const rows = new Tries('lists with rows that the owner did not make')
  const words = new Tries('pages that speak of a demo or a test card')
  const tools = await toolsOf(shop)
  rows.expect(tools.length === 0, `/api/tools: ${tools.length}`)
  const admin = await signInLive(shop)
  for (const { method, path, access } of allOperations) {
    if (method !== 'GET' || path.includes('{')) continue
    const answer =
      access === 'public' ? await fetch(`${shop.url}/api${path}`) : await admin.call('GET', `/api${path}`)
    const text = await answer.text()
    words.expect(!speaksOfDemo(text), `/api${path}`)
    const told: unknown = /json/.test(answer.headers.get('content-type') ?? '') ? JSON.parse(text) : []
    if (!Array.isArray(told)) continue
    // The answers contain only the owner's account, its session and email, the steps of the setup, and facts of the
    // trade.
    const others = told.filter((row) => !JSON.stringify(row).includes(owner.email))
    if (!/spec-keys|standards|fit|jobs|sessions|setup|texts/.test(path))
      rows.expect(others.length === 0, `/api${path}: ${others.length}`)
  }
  for (const path of [
    '/',
    '/tools',
    '/items',
    '/login',
    '/signup',
    '/privacy',
    '/terms',
    '/accessibility',
    '/status',
    '/returns',
    '/delivery',
  ]) {
    words.expect(!speaksOfDemo(await (await fetch(shop.url + path)).text()), path)
  }
  return [rows.figure(), words.figure()]
}

/** Signs in with the public address as origin, the only one that the shop trusts. */
async function signInLive(shop: Shop) {
  return signIn(shop, owner.email, owner.password, settings.PUBLIC_URL)
}

function speaksOfDemo(text: string): boolean {
  return /4242 ?4242|card sandbox|demo shop|demo google|demo\.truewheel/i.test(text)
}
