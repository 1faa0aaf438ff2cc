import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isDemoAddress } from '../../domain/accounts/demo-address.ts'
import { mountDemoGoogle } from '../../sandbox/google/mount.ts'
import { people } from '../../sandbox/google/people.ts'
import { readSettings } from '../config/read-settings.ts'
import type { Database } from '../data/database.ts'
import { describeOnEveryEngine } from '../data/testing/engines.ts'
import { mountAuth } from '../http/mount-auth.ts'
import { createLog } from '../platform/log.ts'
import {
  type BuiltInIdentity,
  createBuiltInIdentity,
} from '../providers/identity/built-in/built-in-identity.ts'
import { RecordedEmails } from '../providers/identity/built-in/testing/recorded-emails.ts'
import { offerGoogle } from './offer-google.ts'

/** The shop's public URL, unreachable here, as if only an outer proxy resolved it. */
const publicUrl = 'https://shop.example'
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }
const googleKeys = {
  GOOGLE_CLIENT_ID: '0123456789-abc.apps.googleusercontent.com',
  GOOGLE_CLIENT_SECRET: 'GOCSPX-0123456789',
}
const live = {
  SHOP_MODE: 'live',
  ADMIN_EMAIL: 'owner@example.com',
  STRIPE_SECRET_KEY: 'sk_live_abc',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_abc',
}

describeOnEveryEngine('Continue With Google in a shop', (engine) => {
  let database: Database
  let drop: () => Promise<void>
  const apps: FastifyInstance[] = []

  beforeEach(async () => {
    const fresh = await engine.fresh()
    database = fresh.database
    drop = () => fresh.drop()
  })
  afterEach(async () => {
    await Promise.all(apps.splice(0).map((app) => app.close()))
    await drop()
  })

  /** Opens the sign-in part of a shop process. */
  async function open(environment: Record<string, string> = {}) {
    const settings = readSettings({ PUBLIC_URL: publicUrl, RATE_LIMIT_FACTOR: '10', ...environment })
    const google = await offerGoogle(settings, database, createLog('silent'), mountDemoGoogle)
    const { rateLimitFactor } = settings
    const identity = createBuiltInIdentity({
      database,
      secret: 'a secret of the tests that is long enough 4711',
      publicUrl,
      rateLimitFactor,
      log: quiet,
      emails: new RecordedEmails(),
      google: google.access,
    })
    await identity.deleteDemoGoogleAccounts()
    const app = Fastify()
    apps.push(app)
    await mountAuth(app, identity, 600)
    app.addHook('onClose', () => google.close())
    await google.mountOn(app)
    return { app, identity }
  }

  test('Is available in a demo shop with a demo Google, which signs in the chosen person', async () => {
    const { app, identity } = await open()
    expect(identity.settings).toMatchObject({ provider: 'built-in', google: true, demoGoogle: true })
    const browser = new Browser(app)
    expect(await browser.continueAs('demo-mia')).toBe('/auth/google/done')
    expect(await browser.proven(identity)).toMatchObject({
      issuer: 'truewheel',
      email: 'mia@demo.truewheel.example',
      emailVerified: true,
    })
  })

  test('Signs every person of the demo Google in with a demo address, which cannot become an admin', () => {
    expect(people.map(({ email }) => isDemoAddress(email))).toEqual(people.map(() => true))
  })

  test("Uses Google, and no demo Google, if the settings have Google's client", async () => {
    const { app, identity } = await open(googleKeys)
    expect(identity.settings).toMatchObject({ provider: 'built-in', google: true })
    expect(identity.settings).not.toHaveProperty('demoGoogle')
    expect((await app.inject('/sandbox/google/jwks')).statusCode).toBe(404)
  })

  test("Is absent from a live shop without Google's client", async () => {
    const { app, identity } = await open(live)
    expect(identity.settings).toMatchObject({ provider: 'built-in', google: false })
    expect(identity.settings).not.toHaveProperty('demoGoogle')
    expect(identity.browser).toBeUndefined()
    for (const path of ['/sandbox/google/jwks', '/auth/google', '/auth/callback/demo-google']) {
      expect((await app.inject(path)).statusCode).toBe(404)
    }
  })

  test('Uses no demo Google if the shop uses Firebase', async () => {
    const firebase = { FIREBASE_API_KEY: 'AIza-0123456789', FIREBASE_AUTH_DOMAIN: 'a.firebaseapp.com' }
    const settings = readSettings({ ...firebase, FIREBASE_PROJECT_ID: 'a-shop' })
    expect(
      (await offerGoogle(settings, database, createLog('silent'), mountDemoGoogle)).access,
    ).toBeUndefined()
  })

  test.each([
    ['gets a client at Google', googleKeys],
    ['goes live', live],
  ])('Accounts of the demo Google are signed out when the shop %s', async (_when, environment) => {
    const demo = await open()
    const browser = new Browser(demo.app)
    await browser.continueAs('demo-mia')
    const proof = await browser.idToken()
    const { identity } = await open(environment)
    expect(await identity.verify(proof)).toBeNull()
    expect(await identity.verify(proof)).toEqual(await demo.identity.verify(proof))
  })

  test('Works across two processes: a sign-in can start at one and end at the other', async () => {
    const [first, second] = [await open(), await open()]
    const browser = new Browser(first.app)
    expect(await browser.continueAs('demo-jonas', second.app)).toBe('/auth/google/done')
    expect(await browser.proven(second.identity)).toMatchObject({ name: 'Jonas Lind' })
  })
})

/** A browser with its cookies. */
class Browser {
  readonly #cookies = new Map<string, string>()
  #app: FastifyInstance

  constructor(app: FastifyInstance) {
    this.#app = app
  }

  /** Goes through the sign-in window, from the chooser on with a second process if given; returns the last address. */
  async continueAs(person: string, then = this.#app): Promise<unknown> {
    const started = await this.#go('GET', '/auth/google')
    const chooser = await this.#go('GET', started)
    this.#app = then
    const chosen = await this.#go('POST', chooser, new URLSearchParams({ person }).toString())
    return this.#go('GET', await this.#go('GET', chosen))
  }

  async idToken(): Promise<string> {
    const headers = { host: 'shop.example', cookie: this.#cookie() }
    return (await this.#app.inject({ url: '/auth/token', headers })).json().token
  }

  async proven(identity: BuiltInIdentity) {
    return identity.verify(await this.idToken())
  }

  #cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  /** Requests a URL and returns the target of its redirect. */
  async #go(method: 'GET' | 'POST', address: string, form?: string): Promise<string> {
    const { pathname, search } = new URL(address, publicUrl)
    const type = form && { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await this.#app.inject({
      method,
      url: pathname + search,
      headers: { host: 'shop.example', cookie: this.#cookie(), ...type },
      ...(form && { payload: form }),
    })
    for (const { name, value } of answer.cookies) this.#cookies.set(name, value)
    return String(answer.headers.location)
  }
}
