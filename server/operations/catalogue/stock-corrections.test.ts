import { afterEach, beforeEach, expect, test } from 'vitest'
import { listChangesAfter } from '../../data/queries/changes/changes.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { restockTokenTo } from '../../testing/restock-token.ts'
import { addAdmin, addTool, codeOf, granted } from '../../testing/shop-contents.ts'
import { stockOf } from '../../testing/stored-rows.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { chooseNotifications } from '../notifications/choose-notifications.ts'
import { confirmRestock, requestRestock } from '../restock/request-restock.ts'
import type { Caller } from '../shop.ts'
import { addProduct } from './add-product.ts'
import { correctStock } from './correct-stock.ts'

type Correction = Parameters<typeof correctStock>[3]

describeOnEveryEngine('A correction of the stock', (engine) => {
  let shop: TestShop
  let admin: Caller
  beforeEach(async () => {
    shop = await openTestShop(engine)
    admin = await addAdmin(shop)
  })
  afterEach(() => shop.drop())

  const correct = (productId: string, by: Correction['by'], change: Partial<Correction> = {}) =>
    correctStock(shop, admin, productId, { by, reason: 'other', note: 'Moved house', ...change })
  const changes = async () =>
    (await listChangesAfter(shop.database.read, 0, 10)).filter(({ action }) => action === 'stock.corrected')
  const subjectsTo = async (recipient: string) => {
    const mails = shop.database.read.selectFrom('outbox').where('recipient', '=', recipient)
    return (await mails.orderBy('id').select('subject').execute()).map(({ subject }) => subject)
  }
  const part = { kind: 'part', img: '/pictures/chain.webp', name: 'Chain', shortDescription: '' } as const

  test('is refused for an unknown product, and for a part without stock, with the step that must come first', async () => {
    expect(codeOf(await correct('unknown', { change: 1 }))).toBe('TOOL_NOT_FOUND')
    const id = granted(
      await addProduct(shop, admin, { ...part, unitPriceCents: 4200, minimumOrder: 1 }, undefined),
    )
    expect(await correct(id, { change: 1 })).toMatchObject({
      code: 'TOOL_NOT_FOUND',
      message: 'This part has no stock. Give it stock first.',
    })
  })

  test('can remove the last piece, but no more', async () => {
    const id = await addTool(shop, { stock: 2 })
    expect(await correct(id, { change: -3 })).toMatchObject({
      code: 'STOCK_OUT_OF_RANGE',
      message: 'Only 2 are in stock. Take out at most that many.',
    })
    expect(granted(await correct(id, { change: -2 }))).toEqual({ change: -2, available: 0 })
    expect(await stockOf(shop, id)).toBe(0)
  })

  test('can fill the stock up to a million, but no further', async () => {
    const id = await addTool(shop, { stock: 999_998 })
    expect(await correct(id, { change: 3 })).toMatchObject({
      code: 'STOCK_OUT_OF_RANGE',
      message: 'There are 999998 in stock, and the most is 1,000,000. Add fewer.',
    })
    expect(granted(await correct(id, { change: 2 }))).toEqual({ change: 2, available: 1_000_000 })
  })

  test('by a count may omit the shown stock, and is refused if the shown stock has changed', async () => {
    const id = await addTool(shop, { stock: 5 })
    expect(granted(await correct(id, { counted: 4, shown: undefined }))).toEqual({ change: -1, available: 4 })
    expect(await correct(id, { counted: 4, shown: 5 })).toMatchObject({
      code: 'STOCK_MOVED',
      message:
        'The stock was 5 when you began to count and is 4 now: customers or colleagues moved pieces. Compare, then enter the count again.',
    })
    expect(granted(await correct(id, { counted: 4, shown: 4 }))).toEqual({ change: 0, available: 4 })
    expect(await changes()).toHaveLength(1)
  })

  test('is listed in the record of changes and in the ledger, with the reason and the note', async () => {
    const id = await addTool(shop, { stock: 5, name: 'Wrench' })
    granted(await correct(id, { change: -1 }, { reason: 'damaged', note: 'Fell down' }))
    const [change] = await changes()
    expect(change).toMatchObject({
      at: shop.clock(),
      byUserId: admin.userId,
      subjectKind: 'product',
      subjectId: id,
      subjectName: 'Wrench',
    })
    expect(JSON.parse(change?.before ?? '')).toEqual({ available: 5 })
    expect(JSON.parse(change?.after ?? '')).toEqual({
      available: 4,
      moved: -1,
      reason: 'damaged',
      note: 'Fell down',
    })
    const movements = shop.database.read.selectFrom('stock_movements').where('product_id', '=', id)
    expect(
      await movements.where('quantity', '=', -1).select(['reason', 'note', 'created_by']).execute(),
    ).toEqual([{ reason: 'damaged', note: 'Fell down', created_by: admin.userId }])
  })

  test('of a part is recorded as a change of a part, with a note only if one was written', async () => {
    const id = granted(await addProduct(shop, admin, { ...part, unitPriceCents: 4200, minimumOrder: 1 }, 5))
    granted(await correct(id, { change: 1 }, { reason: 'found', note: '' }))
    const [change] = await changes()
    expect(change).toMatchObject({ subjectKind: 'part', subjectName: 'Chain' })
    expect(JSON.parse(change?.after ?? '')).toEqual({ available: 6, moved: 1, reason: 'found' })
  })

  test('emails customers who wait for the added pieces', async () => {
    const id = await addTool(shop, { stock: 0 })
    for (const email of ['ada@example.com', 'grace@example.com']) {
      granted(await requestRestock(shop, id, email))
      granted(await confirmRestock(shop, await restockTokenTo(shop, email)))
      shop.clock.moveBy(1)
    }
    granted(await correct(id, { change: 1 }))
    expect(await subjectsTo('ada@example.com')).toContain('The Spoke wrench is back in stock')
    expect(await subjectsTo('grace@example.com')).not.toContain('The Spoke wrench is back in stock')
  })

  test('tells staff once if the stock becomes low', async () => {
    granted(await chooseNotifications(shop, admin, { kinds: ['low-stock'], hour: undefined }))
    const id = await addTool(shop, { stock: 6, name: 'Wrench' })
    granted(await correct(id, { change: -1 }))
    expect(await subjectsTo(admin.email)).toEqual([])
    granted(await correct(id, { change: -1 }))
    granted(await correct(id, { change: -1 }))
    expect(await subjectsTo(admin.email)).toEqual(['Low: Wrench, 4 left'])
  })
})
