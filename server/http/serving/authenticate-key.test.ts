import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { listUsers } from '../../../contract/accounts/accounts.ts'
import { correctStock } from '../../../contract/catalogue/stock.ts'
import { listTools } from '../../../contract/catalogue/tools.ts'
import { listChanges } from '../../../contract/desk/changes.ts'
import { listOrders } from '../../../contract/orders/orders.ts'
import { anyEngine, describeOnEveryEngine } from '../../data/testing/engines.ts'
import { revokeApiKey } from '../../operations/api-keys/change-api-keys.ts'
import type { Caller } from '../../operations/shop.ts'
import { newApiKey } from '../../platform/api-key-secret.ts'
import { minuteMs } from '../../platform/clock.ts'
import { createLog } from '../../platform/log.ts'
import { callApi, refusalOf } from '../../testing/api-call.ts'
import { addAdmin, addCustomer, granted, staff } from '../../testing/shop-contents.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeKey } from '../../testing/valid-api-key-calls.ts'
import { validCalls } from '../../testing/valid-calls.ts'

describe('A call with an API key', () => {
  let env: TestApp
  let admin: Caller
  const lines: string[] = []
  beforeEach(async () => {
    lines.length = 0
    const log = createLog('info', { write: (line) => lines.push(line) })
    env = await openTestApp(anyEngine, { log, rateLimitFactor: 1 }, { rateLimitFactor: 1 })
    admin = await addAdmin(env.shop)
  })
  afterEach(() => env.drop())

  const call = async (token: string, operation: typeof listOrders | typeof listUsers = listOrders) => {
    const answer = await callApi(env, operation, { token, query: { limit: '1' } })
    return { code: refusalOf(answer), retryAfter: Number(answer.headers['retry-after'] ?? 0) }
  }

  test('Is limited to 300 a minute for each key, whatever the address', async () => {
    const { secret } = await makeKey(env.shop, admin, ['listOrders'])
    const other = await makeKey(env.shop, admin, ['listOrders'])
    for (let count = 0; count < 300; count += 1) expect((await call(secret)).code).toBe('done')
    const refused = await call(secret)
    expect(refused.code).toBe('RATE_LIMITED')
    expect(refused.retryAfter).toBeGreaterThan(0)
    expect(refused.retryAfter).toBeLessThanOrEqual(60)
    expect((await call(other.secret)).code).toBe('done')
  })

  test('Is refused for a minute after ten unknown keys of an address, and a known key still works', async () => {
    const { secret } = await makeKey(env.shop, admin, ['listOrders'])
    for (let count = 0; count < 10; count += 1) expect((await call(newApiKey())).code).toBe('KEY_INVALID')
    const refused = await call(newApiKey())
    expect(refused.code).toBe('RATE_LIMITED')
    expect(refused.retryAfter).toBeGreaterThan(0)
    expect((await call('twk_short')).code).toBe('RATE_LIMITED')
    expect((await call(secret)).code).toBe('done')
    env.shop.clock.moveBy(minuteMs)
    expect((await call(newApiKey())).code).toBe('KEY_INVALID')
  })

  test('Is in the log with the number of the key, and never with the key', async () => {
    const { id, secret } = await makeKey(env.shop, admin, ['listOrders'])
    await call(secret)
    await call(secret, listUsers)
    await call(`${secret}x`)
    env.app.log.error(
      { err: new Error(`refused: Bearer ${secret}`), answer: { secret } },
      'a library quotes a request',
    )
    const requests = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request')
    expect(requests.map(({ key, account, refused }) => [key, account, refused])).toEqual([
      [id, admin.userId, undefined],
      [id, admin.userId, 'KEY_WITHOUT_OPERATION'],
      [undefined, undefined, 'KEY_INVALID'],
    ])
    expect(lines.join('')).toContain('twk_…')
    expect(lines.join('')).not.toContain(secret.slice(8))
  })

  test('Changes the shop under the name of the key, which the record shows', async () => {
    const { secret } = await makeKey(env.shop, admin, ['correctStock'])
    const corrected = { ...(await validCalls.correctStock(env)), token: secret }
    expect(refusalOf(await callApi(env, correctStock, corrected))).toBe('done')
    const token = await env.tokenOf(admin)
    const changes = (await callApi(env, listChanges, { token })).json()
    expect(changes.map(({ by, key, action }: Record<string, unknown>) => [by, key, action])).toEqual([
      [admin.email, 'Label printer', 'stock.corrected'],
      [admin.email, null, 'api-key.made'],
    ])
  })

  test('Is answered by public operations, whatever the key', async () => {
    for (const token of [newApiKey(), 'twk_short'])
      expect(refusalOf(await callApi(env, listTools, { token }))).toBe('done')
  })

  test('Still reads when its use cannot be noted', async () => {
    const { secret } = await makeKey(env.shop, admin, ['listOrders'])
    const { database } = env.shop
    const broken = { ...database, write: () => Promise.reject(new Error('the disk is full')) }
    Object.assign(env.shop, { database: Object.setPrototypeOf(broken, database) })
    expect((await call(secret)).code).toBe('done')
    expect(lines.join('')).toContain('the use of an API key is not noted')
    Object.assign(env.shop, { database })
  })
})

describeOnEveryEngine('A revoked key', (engine) => {
  test('Is refused to every call that begins after the revocation is answered', async () => {
    const env = await openTestApp(engine)
    const admin = await addAdmin(env.shop)
    await addCustomer(env.shop)
    const { id, secret } = await makeKey(env.shop, admin, ['listUsers'])
    const call = async () => refusalOf(await callApi(env, listUsers, { token: secret }))
    const during = Promise.all(Array.from({ length: 30 }, call))
    granted(await revokeApiKey(env.shop, staff, id))
    const after = await Promise.all(Array.from({ length: 30 }, call))
    expect(new Set(after)).toEqual(new Set(['KEY_INVALID']))
    for (const code of await during) expect(['done', 'KEY_INVALID']).toContain(code)
    await env.drop()
  })
})
