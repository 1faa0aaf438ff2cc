import { afterEach, beforeEach, expect, test } from 'vitest'
import { findChangeHead } from '../../data/queries/changes/changes.ts'
import { findPriceRule } from '../../data/queries/prices/price-rules.ts'
import { deadlocksOn, describeOnEveryEngine } from '../../data/testing/engines.ts'
import { dayMs, hourMs } from '../../platform/clock.ts'
import { addAdmin, addTool, codeOf, deleteTool, granted } from '../../testing/shop-contents.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { madeUpRule } from '../../testing/valid-price-calls.ts'
import { changeProduct } from '../catalogue/change-product.ts'
import { undoChange } from '../changes/undo-change.ts'
import type { Caller } from '../shop.ts'
import { addCustomerGroup, deleteCustomerGroup } from './change-customer-groups.ts'
import {
  addPriceRule,
  changePriceRule,
  deletePriceRule,
  resumePriceRule,
  stopPriceRule,
} from './change-price-rules.ts'

describeOnEveryEngine('A price rule', (engine) => {
  let shop: TestShop
  let admin: Caller
  beforeEach(async () => {
    shop = await openTestShop(engine)
    admin = await addAdmin(shop)
  })
  afterEach(() => shop.drop())

  const add = (changes: Parameters<typeof madeUpRule>[0] = {}, key?: string) =>
    addPriceRule(shop, admin, madeUpRule(changes), key)
  const change = (id: string, changes: Parameters<typeof madeUpRule>[0], version = 1) =>
    changePriceRule(shop, admin, id, { ...madeUpRule(changes), version })
  const stored = (id: string) => findPriceRule(shop.database.read, id)
  const last = async () => (await findChangeHead(shop.database.read)).sequence
  const undo = (sequence: number) => undoChange(shop, admin, sequence)
  const entry = async () =>
    shop.database.read
      .selectFrom('changes')
      .orderBy('sequence', 'desc')
      .limit(1)
      .select(['action', 'subject_name', 'before', 'after', 'undoes'])
      .executeTakeFirstOrThrow()

  test('Is stored once for a repeated request, with an entry in the record of changes', async () => {
    const rule = madeUpRule({ code: 'Club 10' })
    const id = granted(await addPriceRule(shop, admin, rule, 'a-key'))
    expect(granted(await addPriceRule(shop, admin, rule, 'a-key'))).toBe(id)
    expect(await stored(id)).toMatchObject({ code: 'Club 10', off: rule.off, version: 1, uses: 0 })
    expect(await entry()).toMatchObject({ action: 'price-rule.added', subject_name: 'Club', before: null })
    expect(await last()).toBe(1)
  })

  test('Has a code that no other one has in any spelling, also when two are added at the same time', async () => {
    granted(await add({ name: 'Spring', code: 'Club-10' }))
    expect(await add({ code: 'club 10' })).toMatchObject({
      code: 'PRICE_RULE_CODE_TAKEN',
      fields: { code: expect.stringContaining('Spring') },
    })
    const at = engine.name === 'SQLite' ? [shop, shop] : [shop, await shop.anotherProcess()]
    const both = await Promise.all(at.map((each) => addPriceRule(each, admin, madeUpRule({ code: 'RACE' }))))
    expect(both.map(codeOf).toSorted()).toEqual(['PRICE_RULE_CODE_TAKEN', 'done'])
    expect(await deadlocksOn(shop.database)).toBe(0)
  })

  test('Ends in the future when it is added, and may name only products, categories and groups that exist', async () => {
    const tool = await addTool(shop, { stock: 1 })
    const details = { category: 'Bottom brackets', brand: 'Hollis' }
    granted(await changeProduct(shop, admin, tool, { description: {}, details, restock: undefined }))
    expect(await add({ endsAt: shop.clock() })).toMatchObject({
      code: 'PRICE_RULE_END_PAST',
      fields: { endsAt: expect.any(String) },
    })
    granted(await add({ on: { kind: 'categories', names: ['bottom BRACKETS'] } }))
    granted(await add({ on: { kind: 'products', ids: [tool] } }))
    expect(await add({ on: { kind: 'brands', names: ['Hollis', 'Nobody'] } })).toMatchObject({
      code: 'PRICE_RULE_PRODUCTS_GONE',
      fields: { names: expect.stringContaining('“Nobody”') },
    })
    await deleteTool(shop, tool)
    expect(await add({ on: { kind: 'products', ids: [tool] } })).toMatchObject({
      fields: { products: expect.stringContaining('1 of these products') },
    })
    expect(codeOf(await add({ groupId: 'gone' }))).toBe('CUSTOMER_GROUP_GONE')
  })

  test('Is changed once from each version; once it has begun, its way and its code stay', async () => {
    const startsAt = shop.clock() + hourMs
    const id = granted(await add({ code: 'EARLY', startsAt }))
    expect(granted(await change(id, { code: 'LATE', startsAt }))).toBe(true)
    // The repeated request finds its own change.
    expect(granted(await change(id, { code: 'LATE', startsAt }))).toBe(false)
    expect(codeOf(await change(id, { code: 'THIRD', startsAt }))).toBe('PRICE_RULE_CHANGED')
    expect(await entry()).toMatchObject({
      action: 'price-rule.changed',
      before: '{"code":"EARLY"}',
      after: '{"code":"LATE"}',
    })
    shop.clock.moveBy(hourMs)
    expect(await change(id, { code: 'THIRD', startsAt }, 2)).toMatchObject({
      code: 'PRICE_RULE_BEGUN',
      fields: { code: expect.any(String) },
    })
    expect(await change(id, { way: 'basket', startsAt }, 2)).toMatchObject({
      fields: { way: expect.any(String) },
    })
    granted(await change(id, { code: 'LATE', startsAt, name: 'Longer', endsAt: startsAt + dayMs }, 2))
    expect(await stored(id)).toMatchObject({ name: 'Longer', endsAt: startsAt + dayMs, version: 3 })
  })

  test('Is stopped and resumed, once each, but not after its end', async () => {
    const id = granted(await add({ endsAt: shop.clock() + hourMs }))
    expect(granted(await stopPriceRule(shop, admin, id))).toBe(true)
    expect(granted(await stopPriceRule(shop, admin, id))).toBe(false)
    expect((await stored(id))?.stoppedAt).toBe(shop.clock())
    expect(granted(await resumePriceRule(shop, admin, id))).toBe(true)
    expect((await stored(id))?.stoppedAt).toBeNull()
    shop.clock.moveBy(hourMs)
    expect(codeOf(await stopPriceRule(shop, admin, id))).toBe('PRICE_RULE_ENDED')
    expect(codeOf(await stopPriceRule(shop, admin, 'gone'))).toBe('PRICE_RULE_NOT_FOUND')
  })

  test('Is deleted only before it began and was used, and comes back with the undo', async () => {
    const running = granted(await add())
    expect(codeOf(await deletePriceRule(shop, admin, running))).toBe('PRICE_RULE_KEPT')
    const planned = { code: 'PLANNED', startsAt: shop.clock() + dayMs, minimumCents: 5_000 }
    const id = granted(await add(planned))
    granted(await deletePriceRule(shop, admin, id))
    const deletion = await last()
    expect(await stored(id)).toBeUndefined()
    granted(await undo(deletion))
    expect(await stored(id)).toMatchObject(planned)
    expect(codeOf(await undo(deletion))).toBe('CHANGE_UNDONE')
    granted(await deletePriceRule(shop, admin, id))
    const again = await last()
    granted(await add({ code: 'planned' }))
    expect(codeOf(await undo(again))).toBe('CHANGE_STANDS_BEHIND')
  })

  test('Gets its former values back by an undo, unless a newer change must be undone first', async () => {
    const id = granted(await add({ code: 'CLUB' }))
    const percent = (hundredths: number) => ({ code: 'CLUB', off: { kind: 'percent', hundredths } as const })
    granted(await change(id, percent(2_000)))
    const first = await last()
    granted(await change(id, percent(3_000), 2))
    expect(codeOf(await undo(first))).toBe('CHANGE_STANDS_BEHIND')
    granted(await undo(await last()))
    granted(await undo(first))
    expect((await stored(id))?.off).toEqual({ kind: 'percent', hundredths: 1_000 })
    expect(await entry()).toMatchObject({ action: 'price-rule.changed', undoes: first })
  })

  test('Runs again by the undo of its stop, once', async () => {
    const id = granted(await add())
    granted(await stopPriceRule(shop, admin, id))
    const stop = await last()
    const at = engine.name === 'SQLite' ? [shop, shop] : [shop, await shop.anotherProcess()]
    const outcomes = await Promise.all(at.map((each) => undoChange(each, admin, stop)))
    expect(outcomes.map(codeOf).toSorted()).toEqual(['CHANGE_UNDONE', 'done'])
    expect((await stored(id))?.stoppedAt).toBeNull()
    granted(await undo(await last()))
    expect((await stored(id))?.stoppedAt).not.toBeNull()
  })

  test('Keeps its group from being deleted until it has ended', async () => {
    const groupId = granted(
      await addCustomerGroup(shop, admin, { name: 'Club', emails: ['ada@example.com'] }),
    )
    const id = granted(await add({ groupId, endsAt: shop.clock() + hourMs }))
    granted(await stopPriceRule(shop, admin, id))
    expect(codeOf(await deleteCustomerGroup(shop, admin, groupId))).toBe('CUSTOMER_GROUP_IN_USE')
    shop.clock.moveBy(hourMs)
    granted(await deleteCustomerGroup(shop, admin, groupId))
    expect((await stored(id))?.groupId).toBeNull()
  })
})
