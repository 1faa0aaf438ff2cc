import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { mountCardSandbox } from '../../sandbox/cards/mount.ts'
import { mountDemoGoogle } from '../../sandbox/google/mount.ts'
import { freePort } from '../../tools/test-run/free-port.ts'
import { readSettings } from '../config/read-settings.ts'
import { anyEngine } from '../data/testing/engines.ts'
import { createLog } from '../platform/log.ts'
import { buildShopFirst } from '../testing/built-shop.ts'
import { openTestShop } from '../testing/test-shop.ts'
import { type MountCardSandbox, openCardProvider } from './card-provider.ts'
import { type RunningShop, startShop } from './start-shop.ts'

buildShopFirst()

/** Starts a built shop in this process with this card sandbox. */
async function openShop(mountSandbox: MountCardSandbox): Promise<{ url: string; shop: RunningShop }> {
  const folder = mkdtempSync(join(tmpdir(), 'truewheel-shop-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const port = await freePort()
  const admin = { ADMIN_EMAIL: 'owner@truewheel.example', ADMIN_PASSWORD: 'journeys of an admin' }
  const settings = readSettings({ PORT: String(port), DATA_DIR: folder, ...admin })
  const mount = { cards: mountSandbox, demoGoogle: mountDemoGoogle }
  return { url: settings.publicUrl, shop: await startShop(settings, createLog('silent'), mount) }
}

/** Creates a customer with one unpaid order; `call` sends that customer's requests. */
async function createOrder(url: string) {
  const json = { 'content-type': 'application/json' }
  const person = { name: 'Robin', email: 'robin@example.com', password: 'true wheels turn' }
  const signUp = { method: 'POST', headers: { ...json, origin: url }, body: JSON.stringify(person) }
  const signedUp = await fetch(`${url}/auth/sign-up/email`, signUp)
  const cookie = signedUp.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  const { token: proof } = await (await fetch(`${url}/auth/token`, { headers: { cookie } })).json()
  const call = async (bearer: string, method: string, path: string, body?: object) => {
    const headers = { ...json, authorization: `Bearer ${bearer}` }
    return fetch(`${url}/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  }
  const { email } = person
  const { token } = await (await call(proof, 'PUT', `/users/${email}`, { email })).json()
  const [tool] = await (await fetch(`${url}/api/tools`)).json()
  const booking = { Id: tool._id, tool: tool.name, quantity: tool.minOrderQuantity, customer: email }
  const { insertedId: order } = await (await call(token, 'POST', '/booking', booking)).json()
  const { price } = await (await call(token, 'GET', `/bookings/${order}`)).json()
  return {
    order,
    price,
    call: (method: string, path: string, body: object) => call(token, method, path, body),
  }
}

test("Stripe's keys switch the sandbox off, and the shop no longer speaks of test cards", async () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_test_a', STRIPE_PUBLISHABLE_KEY: 'pk_test_a' }
  const { database, drop } = await openTestShop(anyEngine)
  onTestFinished(drop)
  const mount = () => expect.fail('the sandbox was mounted')
  const provider = await openCardProvider(readSettings(keys), database, createLog('silent'), mount)
  expect(provider).toMatchObject({ sandbox: false, publishableKey: 'pk_test_a' })
})

test('A payment in progress when the shop stops gets its response', async () => {
  let stopping: Promise<void> | undefined
  const opened = await openShop((app, options) => {
    // The first call for an intent stops the shop and fails, so that Stripe's library retries.
    app.addHook('onRequest', async (request, reply) => {
      if (stopping !== undefined || request.method !== 'POST' || request.url !== '/v1/payment_intents') return
      stopping = opened.shop.stop()
      await nextTurn()
      return reply.code(500).send({ error: { type: 'api_error', message: 'try again' } })
    })
    mountCardSandbox(app, options)
  })
  const { order, price, call } = await createOrder(opened.url)
  const answer = await call('POST', '/create-payment-intent', { price, order })
  expect([answer.status, await answer.json()]).toEqual([200, { clientSecret: expect.stringMatching(/^pi_/) }])
  expect(stopping).toBeDefined()
  await stopping
  await expect(fetch(`${opened.url}/healthz`)).rejects.toThrow()
})
