import { afterEach, beforeEach, expect, test } from 'vitest'
import { done, refused } from '../../domain/outcome.ts'
import { describeOnEveryEngine } from '../data/testing/engines.ts'
import { addCustomer, granted } from '../testing/shop-contents.ts'
import { openTestShop, type TestShop } from '../testing/test-shop.ts'
import { claimKey } from './claim-key.ts'

describeOnEveryEngine('The idempotency key of a request', (engine) => {
  let shop: TestShop
  let userId: string
  beforeEach(async () => {
    shop = await openTestShop(engine)
    ;({ userId } = await addCustomer(shop))
  })
  afterEach(() => shop.drop())

  const claim = (createdId: string, change: Partial<Parameters<typeof claimKey>[1]> = {}) =>
    shop.database.write((transaction) =>
      claimKey(
        transaction,
        { userId, key: 'a-key', request: { quantity: 1 }, createdId, ...change },
        shop.clock(),
      ),
    )
  const storedKeys = () =>
    shop.database.read.selectFrom('idempotency_keys').select(['user_id', 'key', 'answer']).execute()

  test('is new once, and a repeated request gets the result of the first', async () => {
    expect(granted(await claim('first'))).toBeUndefined()
    expect(granted(await claim('second'))).toBe('first')
    expect(await storedKeys()).toEqual([{ user_id: userId, key: 'a-key', answer: 'first' }])
  })

  test('is refused for a different request', async () => {
    granted(await claim('first'))
    expect(await claim('second', { request: { quantity: 2 } })).toMatchObject({
      ok: false,
      code: 'IDEMPOTENCY_KEY_REUSED',
    })
    expect(granted(await claim('second'))).toBe('first')
  })

  test('belongs to one customer', async () => {
    granted(await claim('first'))
    const other = await addCustomer(shop)
    expect(granted(await claim('second', { userId: other.userId }))).toBeUndefined()
  })

  test('is free again after its request is refused', async () => {
    await shop.database.write(async (transaction) => {
      const wanted = { userId, key: 'a-key', request: { quantity: 1 }, createdId: 'first' }
      granted(await claimKey(transaction, wanted, shop.clock()))
      return refused('STOCK_GONE')
    })
    expect(granted(await claim('second'))).toBeUndefined()
  })

  test('is optional: without a key every request is new, and nothing is stored', async () => {
    for (const createdId of ['first', 'second'])
      expect(await claim(createdId, { key: undefined })).toEqual(done(undefined))
    expect(await storedKeys()).toEqual([])
  })
})
