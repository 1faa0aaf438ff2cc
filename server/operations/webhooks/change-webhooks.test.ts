import { afterEach, beforeEach, expect, test } from 'vitest'
import { findEndpoint } from '../../data/queries/webhooks/endpoints.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { hourMs } from '../../platform/clock.ts'
import { bookSomething } from '../../testing/buying.ts'
import { addAdmin, codeOf, granted } from '../../testing/shop-contents.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { retireAccount } from '../accounts/delete-account.ts'
import type { Caller } from '../shop.ts'
import { addWebhook, changeWebhook, rotateSecret, switchWebhook } from './change-webhooks.ts'
import { forgetOldEvents } from './forget-old-events.ts'

const written = { url: 'https://hooks.invalid/x?key=s3cret', types: ['order.booked'], description: 'Printer' }

describeOnEveryEngine('An endpoint of webhooks', (engine) => {
  let shop: TestShop
  let admin: Caller
  beforeEach(async () => {
    shop = await openTestShop(engine, { privateNetworks: false })
    admin = await addAdmin(shop)
  })
  afterEach(() => shop.drop())

  test.each([
    ['http://hooks.invalid/', 'WEBHOOK_NOT_ENCRYPTED'],
    ['https://127.0.0.1/', 'WEBHOOK_PRIVATE'],
    ['https://[::ffff:10.0.0.1]/', 'WEBHOOK_PRIVATE'],
    ['https://localhost/', 'WEBHOOK_PRIVATE'],
  ])('is refused at %s', async (url, code) => {
    const refusal = await addWebhook(shop, admin, { ...written, url })
    expect(refusal).toMatchObject({ code, fields: { url: expect.any(String) } })
  })

  test('is one of twenty at most, also if several are added at once', async () => {
    const added = await Promise.all(Array.from({ length: 23 }, () => addWebhook(shop, admin, written)))
    expect(added.filter(({ ok }) => ok)).toHaveLength(20)
    expect(new Set(added.map(codeOf))).toEqual(new Set(['done', 'WEBHOOKS_TOO_MANY']))
  })

  test('is changed only over its last version, and each change is recorded without secrets', async () => {
    const { id, secret } = granted(await addWebhook(shop, admin, written))
    const change = { ...written, types: ['order.sent'], version: 1 }
    expect(granted(await changeWebhook(shop, admin, id, change))).toBe(true)
    expect(codeOf(await changeWebhook(shop, admin, id, { ...change, description: 'Other' }))).toBe(
      'WEBHOOK_CHANGED',
    )
    const { secret: renewed } = granted(await rotateSecret(shop, admin, id))
    granted(await switchWebhook(shop, admin, id, false))
    const rows = await shop.database.read.selectFrom('changes').selectAll().execute()
    expect(rows.map(({ action }) => action)).toEqual([
      'webhook.added',
      'webhook.changed',
      'webhook.secret-rotated',
      'webhook.switched-off',
    ])
    const stored = await shop.database.read.selectFrom('webhook_endpoints').selectAll().execute()
    for (const hidden of [secret, renewed, 's3cret']) expect(JSON.stringify(rows)).not.toContain(hidden)
    for (const hidden of [secret, renewed]) expect(JSON.stringify(stored)).not.toContain(hidden)
  })

  test('gets another path at the same host, which the record does not tell', async () => {
    const { id } = granted(await addWebhook(shop, admin, written))
    const url = 'https://hooks.invalid/y?key=n3w'
    expect(granted(await changeWebhook(shop, admin, id, { ...written, url, version: 1 }))).toBe(true)
    expect((await findEndpoint(shop.database.read, id))?.url).toBe(url)
    const rows = await shop.database.read.selectFrom('changes').selectAll().execute()
    expect(rows.map(({ action, before, after }) => [action, before, after]).at(-1)).toEqual([
      'webhook.changed',
      null,
      JSON.stringify({ address: 'https://hooks.invalid' }),
    ])
  })

  test('keeps its events for 30 days, and those of a deleted account without their text', async () => {
    const { id } = granted(await addWebhook(shop, admin, written))
    const { customer } = await bookSomething(shop)
    await shop.database.autocommit
      .updateTable('webhook_deliveries')
      .set({ state: 'delivered', next_attempt_at: null, answer: customer.email })
      .where('endpoint_id', '=', id)
      .execute()
    granted(await shop.database.write((transaction) => retireAccount(shop, transaction, customer.userId)))
    const read = async () => ({
      events: await shop.database.read.selectFrom('webhook_events').selectAll().execute(),
      deliveries: await shop.database.read.selectFrom('webhook_deliveries').selectAll().execute(),
    })
    expect(await read()).toMatchObject({
      events: [{ body: '', email: null }],
      deliveries: [{ answer: null }],
    })
    await forgetOldEvents(shop)
    expect((await read()).events).toHaveLength(1)
    shop.clock.moveBy(30 * 24 * hourMs + 1)
    await forgetOldEvents(shop)
    expect(await read()).toEqual({ events: [], deliveries: [] })
  })
})
