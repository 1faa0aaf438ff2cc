import { afterEach, beforeEach, expect, test } from 'vitest'
import { findLedgerMismatches } from '../../data/queries/catalogue/stock.ts'
import { findChangeHead, listChangesAfter } from '../../data/queries/changes/changes.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { told } from '../../platform/stored-sentences.ts'
import { booking } from '../../testing/buying.ts'
import { restockTokenTo } from '../../testing/restock-token.ts'
import { addAdmin, addCustomer, addTool, codeOf, deleteTool, granted } from '../../testing/shop-contents.ts'
import { stockOf } from '../../testing/stored-rows.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { correctStock } from '../catalogue/correct-stock.ts'
import { chooseNotifications } from '../notifications/choose-notifications.ts'
import { bookProduct } from '../orders/book-product.ts'
import { confirmRestock, requestRestock } from '../restock/request-restock.ts'
import type { Caller } from '../shop.ts'
import { undoChange } from './undo-change.ts'

describeOnEveryEngine('Undoing a movement of the stock', (engine) => {
  let shop: TestShop
  let admin: Caller
  beforeEach(async () => {
    shop = await openTestShop(engine)
    admin = await addAdmin(shop)
  })
  afterEach(async () => {
    expect(await findLedgerMismatches(shop.database.read)).toEqual([])
    await shop.drop()
  })

  /** Corrects the stock of a product; returns the entry in the record of changes. */
  const correct = async (id: string, change: number) => {
    granted(await correctStock(shop, admin, id, { by: { change }, reason: 'other', note: 'Moved house' }))
    return (await findChangeHead(shop.database.read)).sequence
  }
  const undo = (sequence: number) => undoChange(shop, admin, sequence)
  const subjectsTo = async (recipient: string) => {
    const mails = shop.database.read.selectFrom('outbox').where('recipient', '=', recipient)
    return (await mails.select('subject').execute()).map(({ subject }) => subject)
  }

  test('moves the pieces back, with an entry that names the original movement', async () => {
    const id = await addTool(shop, { stock: 5, name: 'Wrench' })
    const entry = await correct(id, -2)
    granted(await undo(entry))
    expect(await stockOf(shop, id)).toBe(5)
    const [, undone] = await listChangesAfter(shop.database.read, 0, 10)
    expect(undone).toMatchObject({
      at: shop.clock(),
      byUserId: admin.userId,
      action: 'stock.corrected',
      subjectKind: 'product',
      subjectId: id,
      subjectName: 'Wrench',
      before: JSON.stringify({ available: 3 }),
      after: JSON.stringify({ available: 5, moved: 2 }),
      undoes: entry,
    })
    const movements = shop.database.read.selectFrom('stock_movements').where('quantity', '=', 2)
    const [movement, ...others] = await movements.select(['reason', 'note', 'created_by']).execute()
    expect(movement).toMatchObject({ reason: 'restock', created_by: admin.userId })
    expect(told(movement?.note ?? '')).toBe(`Undoes entry ${entry}`)
    expect(others).toEqual([])
    expect(codeOf(await undo(entry))).toBe('CHANGE_UNDONE')
    expect(await stockOf(shop, id)).toBe(5)
  })

  test('can remove the last piece, and is refused with the number left if pieces are sold', async () => {
    const id = await addTool(shop, { stock: 0 })
    const first = await correct(id, 2)
    granted(await undo(first))
    expect(await stockOf(shop, id)).toBe(0)
    const second = await correct(id, 2)
    granted(await bookProduct(shop, await addCustomer(shop), booking(id)))
    expect(await undo(second)).toMatchObject({
      code: 'CHANGE_STANDS_BEHIND',
      message: 'Only 1 of the 2 pieces are still there: the others are sold or moved.',
    })
    expect(await stockOf(shop, id)).toBe(1)
  })

  test('can fill the stock up to a million, but no further', async () => {
    const id = await addTool(shop, { stock: 1_000_000 })
    const fits = await correct(id, -2)
    const entry = await correct(id, -3)
    granted(await undo(fits))
    await correct(id, 1)
    expect(await undo(entry)).toMatchObject({
      code: 'CHANGE_STANDS_BEHIND',
      message: 'There are 999998 in stock, and the most is 1,000,000.',
    })
    await correct(id, -1)
    granted(await undo(entry))
    expect(await stockOf(shop, id)).toBe(1_000_000)
  })

  test('is refused for a deleted product, with the step that must come first', async () => {
    const id = await addTool(shop, { stock: 5 })
    const entry = await correct(id, -2)
    await deleteTool(shop, id)
    expect(await undo(entry)).toMatchObject({
      code: 'CHANGE_STANDS_BEHIND',
      message: 'The product is deleted. Undo its deletion first.',
    })
  })

  test('emails customers who wait for the returning pieces', async () => {
    const id = await addTool(shop, { stock: 1 })
    const entry = await correct(id, -1)
    granted(await requestRestock(shop, id, 'ada@example.com'))
    granted(await confirmRestock(shop, await restockTokenTo(shop, 'ada@example.com')))
    granted(await undo(entry))
    expect(await subjectsTo('ada@example.com')).toContain('The Spoke wrench is back in stock')
  })

  test('tells staff if the stock becomes low', async () => {
    granted(await chooseNotifications(shop, admin, { kinds: ['low-stock'], hour: undefined }))
    const id = await addTool(shop, { stock: 4, name: 'Wrench' })
    const entry = await correct(id, 2)
    granted(await undo(entry))
    expect(await subjectsTo(admin.email)).toEqual(['Low: Wrench, 4 left'])
  })
})
