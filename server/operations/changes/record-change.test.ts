import { afterEach, beforeEach, expect, test } from 'vitest'
import { done, refused } from '../../../domain/outcome.ts'
import { findChangeHead, listChangesAfter } from '../../data/queries/changes/changes.ts'
import { deadlocksOn, describeOnEveryEngine } from '../../data/testing/engines.ts'
import { addAdmin, addTool } from '../../testing/shop-contents.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { changeProduct } from '../catalogue/change-product.ts'
import type { Caller, Shop } from '../shop.ts'
import { hashChange } from './hash-change.ts'
import { type Change, recordChange } from './record-change.ts'

describeOnEveryEngine('The record of changes', (engine) => {
  let shop: TestShop
  let admin: Caller
  beforeEach(async () => {
    shop = await openTestShop(engine)
    admin = await addAdmin(shop)
  })
  afterEach(() => shop.drop())

  const change = (name: string): Change => ({
    at: shop.clock(),
    by: admin,
    action: 'product.changed',
    subject: { kind: 'product', id: 'a-tool', name },
    before: { name: 'Before' },
    after: { name },
  })

  const record = (at: Shop, name: string) =>
    at.database.write(async (transaction) => done(await recordChange(transaction, change(name))))

  const entries = () => listChangesAfter(shop.database.read, 0, 1000)

  async function expectOneChain(length: number): Promise<void> {
    const all = await entries()
    expect(all.map(({ sequence }) => sequence)).toEqual(Array.from({ length }, (_, index) => index + 1))
    expect(all.map(({ previousHash }) => previousHash)).toEqual([
      '',
      ...all.slice(0, -1).map(({ hash }) => hash),
    ])
    expect(all.map(({ hash: _hash, ...entry }) => hashChange(entry))).toEqual(all.map(({ hash }) => hash))
    expect(await findChangeHead(shop.database.read)).toMatchObject({
      sequence: length,
      hash: all.at(-1)?.hash,
    })
  }

  test('has the person, the action, and the values before and after, and each entry contains the hash of the previous entry', async () => {
    await record(shop, 'Hub – "5 mm" 🔧')
    shop.clock.moveBy(1000)
    await record(shop, 'Hub')
    expect((await entries())[0]).toMatchObject({
      at: shop.clock() - 1000,
      byUserId: admin.userId,
      action: 'product.changed',
      subjectKind: 'product',
      subjectId: 'a-tool',
      subjectName: 'Hub – "5 mm" 🔧',
      before: '{"name":"Before"}',
    })
    await expectOneChain(2)
  })

  test('stays one chain when two processes write at the same time', async () => {
    const processes = engine.name === 'SQLite' ? [shop] : [shop, await shop.anotherProcess()]
    const written = await Promise.all(
      processes.flatMap((each) => Array.from({ length: 20 }, (_, index) => record(each, `Tool ${index}`))),
    )
    expect(written.every(({ ok }) => ok)).toBe(true)
    await expectOneChain(20 * processes.length)
    expect(await deadlocksOn(shop.database)).toBe(0)
  })

  test('has no entry for a refused change, and no gap after it', async () => {
    const before = await record(shop, 'One')
    await shop.database.write(async (transaction) => {
      await recordChange(transaction, change('Refused'))
      return refused('TOOL_NOT_FOUND')
    })
    await record(shop, 'Two')
    expect(before.ok).toBe(true)
    await expectOneChain(2)
  })

  test('keeps its times in ascending order when a clock is set back', async () => {
    await record(shop, 'One')
    shop.clock.moveBy(-60_000)
    await record(shop, 'Two')
    const [one, two] = await entries()
    expect(two?.at).toBe(one?.at)
  })

  test('lists changes of a tool’s description and stock separately, and only the differences', async () => {
    const id = await addTool(shop, { stock: 5, unitPriceCents: 1250 })
    const restock = { quantity: 3, reason: 'Delivery' }
    await changeProduct(shop, admin, id, {
      description: { unitPriceCents: 1100 },
      details: { brand: 'Park' },
      restock,
    })
    await changeProduct(shop, admin, id, { description: { unitPriceCents: 1100 }, restock: undefined })
    expect((await entries()).map(({ action, before, after }) => [action, before, after])).toEqual([
      ['product.changed', '{"unitPriceCents":1250,"brand":null}', '{"unitPriceCents":1100,"brand":"Park"}'],
      ['stock.restocked', '{"available":5}', '{"available":8,"moved":3,"note":"Delivery"}'],
    ])
  })
})
