import { afterEach, beforeEach, expect, test } from 'vitest'
import { done } from '../../../domain/outcome.ts'
import { findKey, listKeys } from '../../data/queries/accounts/api-keys.ts'
import { setRole } from '../../data/queries/accounts/users.ts'
import { listChangesAfter } from '../../data/queries/changes/changes.ts'
import { deadlocksOn, describeOnEveryEngine } from '../../data/testing/engines.ts'
import { hourMs, minuteMs } from '../../platform/clock.ts'
import { putKey } from '../../testing/api-keys.ts'
import { addAdmin, codeOf, granted } from '../../testing/shop-contents.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { makeKey } from '../../testing/valid-api-key-calls.ts'
import { retire } from '../accounts/delete-account.ts'
import { endSession } from '../accounts/end-session.ts'
import { readVerification, verifyChain } from '../changes/verify-chain.ts'
import type { Caller } from '../shop.ts'
import { addApiKey, changeApiKey, revokeApiKey } from './change-api-keys.ts'
import { checkKey, noteUse } from './check-key.ts'

describeOnEveryEngine('An API key', (engine) => {
  let shop: TestShop
  let admin: Caller
  beforeEach(async () => {
    shop = await openTestShop(engine)
    admin = await addAdmin(shop)
  })
  afterEach(() => shop.drop())

  const key = { name: 'Newsletter', operations: ['listUsers'], endsAt: null }
  const check = async (secret: string) => codeOf(await checkKey(shop, secret, () => 'an address'))
  const stored = async (id: string) => (await findKey(shop.database.read, id)) ?? { name: 'missing' }
  const entries = () => listChangesAfter(shop.database.read, 0, 100)

  test('Is stored as its hash only, and an email tells its maker without its name', async () => {
    const { id, secret } = await makeKey(shop, admin, ['markSent', 'listOrders', 'markSent'])
    expect(secret).toMatch(/^twk_[\w-]{43}$/)
    const { database } = shop
    const row = await database.autocommit.selectFrom('api_keys').selectAll().executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain(secret.slice(8))
    expect(row).toMatchObject({ id, begins: secret.slice(0, 8), operations: '["listOrders","markSent"]' })
    const mail = await database.autocommit.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()
    expect(mail).toMatchObject({ recipient: admin.email, subject: 'An API key was made for your account' })
    expect(mail.body).not.toContain('Label printer')
    expect(JSON.stringify([mail, await entries()])).not.toContain(secret.slice(8))
  })

  test.each([
    ['an operation that spends', { ...key, operations: ['listUsers', 'bookTool'] }, 'operations'],
    ['an operation that manages keys', { ...key, operations: ['addApiKey'] }, 'operations'],
    ['an unknown operation', { ...key, operations: ['listEverything'] }, 'operations'],
    ['an end in the past', { ...key, endsAt: 1 }, 'endsAt'],
  ] as const)('Is not made with %s', async (_, written, field) => {
    const refusal = await addApiKey(shop, admin, written)
    expect(refusal).toMatchObject({
      ok: false,
      code: 'INPUT_INVALID',
      fields: { [field]: expect.any(String) },
    })
    expect(await entries()).toEqual([])
  })

  test('Is made, changed and revoked with an entry in the record each', async () => {
    const { id } = granted(await addApiKey(shop, admin, key))
    const endsAt = shop.clock() + hourMs
    granted(await changeApiKey(shop, admin, id, { ...key, operations: ['listOrders'], endsAt, version: 1 }))
    expect(granted(await revokeApiKey(shop, await addAdmin(shop), id))).toBe(true)
    expect(granted(await revokeApiKey(shop, admin, id))).toBe(false)
    expect((await entries()).map(({ action, before, after }) => [action, before, after])).toEqual([
      ['api-key.made', null, '{"name":"Newsletter","operations":["listUsers"],"endsAt":null}'],
      [
        'api-key.changed',
        '{"operations":["listUsers"],"endsAt":null}',
        `{"operations":["listOrders"],"endsAt":${endsAt}}`,
      ],
      ['api-key.revoked', null, null],
    ])
  })

  test('Is changed only by its maker, over the version that the maker saw, while it is not revoked', async () => {
    const { id } = granted(await addApiKey(shop, admin, key))
    const change = { ...key, name: 'Post', version: 1 }
    expect(codeOf(await changeApiKey(shop, await addAdmin(shop), id, change))).toBe('API_KEY_OF_ANOTHER')
    expect(granted(await changeApiKey(shop, admin, id, change))).toBe(true)
    // A repeated request changes nothing.
    expect(granted(await changeApiKey(shop, admin, id, change))).toBe(false)
    expect(codeOf(await changeApiKey(shop, admin, id, { ...change, name: 'Mail' }))).toBe('API_KEY_CHANGED')
    granted(await revokeApiKey(shop, admin, id))
    expect(codeOf(await changeApiKey(shop, admin, id, { ...change, name: 'Mail', version: 2 }))).toBe(
      'API_KEY_REVOKED',
    )
    expect(codeOf(await changeApiKey(shop, admin, 'unknown', change))).toBe('API_KEY_NOT_FOUND')
    expect(await stored(id)).toMatchObject({ name: 'Post', version: 2 })
  })

  test('Keeps an end that has passed when its name changes, and works again with a later one', async () => {
    const { id, secret } = await makeKey(shop, admin, ['listOrders'], shop.clock() + minuteMs)
    const { endsAt, operations } = { endsAt: shop.clock() + minuteMs, operations: ['listOrders'] }
    shop.clock.moveBy(minuteMs)
    expect(await check(secret)).toBe('KEY_INVALID')
    granted(await changeApiKey(shop, admin, id, { name: 'Printer', operations, endsAt, version: 1 }))
    const later = { name: 'Printer', operations, endsAt: shop.clock() + minuteMs, version: 2 }
    granted(await changeApiKey(shop, admin, id, later))
    expect(await check(secret)).toBe('done')
  })

  test('Is one of at most 50 of its account that work, also when many are made at once', async () => {
    for (let count = 0; count < 47; count += 1) await putKey(shop, admin, ['listOrders'])
    const processes = engine.name === 'SQLite' ? [shop] : [shop, await shop.anotherProcess()]
    const made = await Promise.all(
      processes.flatMap((each) => Array.from({ length: 5 }, () => addApiKey(each, admin, key))),
    )
    const codes = made.map((each) => codeOf(each))
    expect(codes.filter((code) => code === 'done')).toHaveLength(3)
    expect(new Set(codes)).toEqual(new Set(['done', 'API_KEY_LIMIT']))
    const secrets = made.flatMap((each) => (each.ok ? [each.value.secret] : []))
    expect(new Set(secrets).size).toBe(3)
    expect(await listKeys(shop.database.read, 0)).toHaveLength(50)
    expect(codeOf(await addApiKey(shop, await addAdmin(shop), key))).toBe('done')
    expect(await deadlocksOn(shop.database)).toBe(0)
  })

  test('Is not made once the session has ended or the role was taken away', async () => {
    const other = await addAdmin(shop)
    granted(await endSession(shop, admin))
    expect(codeOf(await addApiKey(shop, admin, key))).toBe('SESSION_ENDED')
    await shop.database.write(async (transaction) => done(await setRole(transaction, other.userId, 'packer')))
    expect(codeOf(await addApiKey(shop, other, key))).toBe('NOT_ALLOWED')
    expect(await listKeys(shop.database.read, 0)).toEqual([])
  })

  test('Ends with its account, and the record still names it', async () => {
    await addAdmin(shop)
    const { id, secret } = granted(await addApiKey(shop, admin, key))
    granted(await retire(shop, { ...admin, id: admin.userId }))
    expect(await check(secret)).toBe('KEY_INVALID')
    expect(await stored(id)).toMatchObject({ name: 'Newsletter', revokedAt: shop.clock() })
  })

  test('Is noted as used at most once a minute, also by calls at once', async () => {
    const { secret } = await makeKey(shop, admin, ['listOrders'])
    const processes = engine.name === 'SQLite' ? [shop] : [shop, await shop.anotherProcess()]
    const use = async () => {
      await Promise.all(
        processes.flatMap((each) =>
          Array.from({ length: 5 }, async () =>
            noteUse(each, granted(await checkKey(each, secret, () => 'an address'))),
          ),
        ),
      )
      return (await listKeys(shop.database.read, 0))[0]?.usedAt
    }
    const first = shop.clock()
    expect(await use()).toBe(first)
    shop.clock.moveBy(minuteMs)
    expect(await use()).toBe(first)
    shop.clock.moveBy(1)
    expect(await use()).toBe(first + minuteMs + 1)
    expect(await deadlocksOn(shop.database)).toBe(0)
  })

  test('Is named in the record, whose chain covers it', async () => {
    const { id } = granted(await addApiKey(shop, admin, key))
    const program = { ...admin, sessionId: '', key: { id, name: 'Newsletter' } }
    // Any change of staff: here of another key.
    const other = granted(await addApiKey(shop, admin, { ...key, name: 'Other' }))
    granted(await revokeApiKey(shop, program, other.id))
    expect((await entries()).map(({ byKeyId }) => byKeyId)).toEqual([null, null, id])
    await verifyChain(shop)
    expect(await readVerification(shop.database.read)).toMatchObject({ verifiedTo: 3, broken: null })
    shop.clock.moveBy(25 * hourMs)
    await shop.database.autocommit
      .updateTable('changes')
      .set({ by_key_id: null })
      .where('sequence', '=', 3)
      .execute()
    await verifyChain(shop)
    expect(await readVerification(shop.database.read)).toMatchObject({ broken: 3 })
  })
})
