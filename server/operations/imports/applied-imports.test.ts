import { afterEach, beforeEach, expect, test } from 'vitest'
import { findLedgerMismatches } from '../../data/queries/catalogue/stock.ts'
import { listChangesAfter } from '../../data/queries/changes/changes.ts'
import { findImport } from '../../data/queries/imports/imports.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { hourMs } from '../../platform/clock.ts'
import { told } from '../../platform/stored-sentences.ts'
import { booking } from '../../testing/buying.ts'
import { checkedImport, filedProduct, fileOf, rowsOf } from '../../testing/import-file.ts'
import { restockTokenTo } from '../../testing/restock-token.ts'
import { addAdmin, addCustomer, addTool, codeOf, deleteTool, granted } from '../../testing/shop-contents.ts'
import { stockOf } from '../../testing/stored-rows.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { chooseNotifications } from '../notifications/choose-notifications.ts'
import { bookProduct } from '../orders/book-product.ts'
import { confirmRestock, requestRestock } from '../restock/request-restock.ts'
import type { Caller } from '../shop.ts'
import { applyImport } from './apply-import.ts'
import { undoImport } from './undo-import.ts'

describeOnEveryEngine('An applied import', (engine) => {
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

  const check = (rows: readonly Readonly<Record<string, string>>[]) =>
    checkedImport(shop, admin, fileOf(rows))
  const found = async (id: string) => (await findImport(shop.database.read, id)) ?? expect.fail('no import')
  const changes = async () =>
    (await listChangesAfter(shop.database.read, 0, 100))
      .filter(({ subjectKind }) => subjectKind === 'import')
      .map(({ after, ...entry }) => ({ ...entry, after: JSON.parse(after ?? 'null') }))
  const notesOf = async (productId: string) => {
    const movements = shop.database.read.selectFrom('stock_movements').where('product_id', '=', productId)
    const notes = await movements.orderBy('id').select(['quantity', 'note']).execute()
    return notes.slice(1).map(({ quantity, note }) => ({ quantity, note: told(note ?? '') }))
  }
  const subjectsTo = async (recipient: string) => {
    const mails = shop.database.read.selectFrom('outbox').where('recipient', '=', recipient)
    return (await mails.select('subject').execute()).map(({ subject }) => subject)
  }
  const backInStock = 'The Spoke wrench is back in stock'
  const waits = async (productId: string, email: string) => {
    granted(await requestRestock(shop, productId, email))
    granted(await confirmRestock(shop, await restockTokenTo(shop, email)))
    shop.clock.moveBy(1)
  }

  test('is refused if it is unknown or its file changes nothing', async () => {
    expect(codeOf(await applyImport(shop, admin, 'unknown'))).toBe('IMPORT_NOT_FOUND')
    expect(codeOf(await undoImport(shop, admin, 'unknown'))).toBe('IMPORT_NOT_FOUND')
    const productId = await addTool(shop, { stock: 8 })
    const id = await check([{ _id: productId, price: '12.50' }])
    expect(await applyImport(shop, admin, id)).toMatchObject({
      code: 'IMPORT_NOT_READY',
      message: 'The file changes nothing, so there is nothing to apply.',
    })
    expect((await found(id)).state).toBe('checked')
  })

  test('is listed in the record of changes and in the ledger, and so is its undoing, with their effects', async () => {
    const productId = await addTool(shop, { stock: 8 })
    const other = await check([filedProduct])
    const id = await check([
      { _id: productId, availableQuantity: '12' },
      { ...filedProduct, name: 'Sold' },
      { ...filedProduct, name: 'Unsold' },
    ])
    granted(await applyImport(shop, admin, id))
    const [applied] = await changes()
    const { fileHash } = await found(id)
    expect(applied).toMatchObject({
      at: shop.clock(),
      byUserId: admin.userId,
      action: 'products.imported',
      subjectId: id,
      subjectName: 'tools.csv',
    })
    const products = ['Spoke wrench', 'Sold', 'Unsold']
    expect(applied?.after).toEqual({ new: 2, changed: 1, fileHash, products })
    expect(await found(id)).toMatchObject({
      appliedAt: shop.clock(),
      changeSequence: applied?.sequence,
      undoneAt: null,
    })
    const files = shop.database.read.selectFrom('import_files').where('import_id', '=', id)
    expect(await files.select('import_id').execute()).toEqual([])

    const sold = (await rowsOf(shop, id)).find(({ name }) => name === 'Sold')?.productId ?? ''
    granted(await bookProduct(shop, await addCustomer(shop), booking(sold)))
    shop.clock.moveBy(1)
    granted(await undoImport(shop, admin, id))
    const [, undone] = await changes()
    expect(undone).toMatchObject({
      at: shop.clock(),
      byUserId: admin.userId,
      action: 'products.import-undone',
      subjectId: id,
      subjectName: 'tools.csv',
      undoes: applied?.sequence,
    })
    expect(undone?.after).toEqual({ changedBack: 1, hidden: 1, deleted: 1 })
    expect((await found(id)).undoneAt).toBe(shop.clock())
    expect(await found(other)).toMatchObject({ appliedAt: null, changeSequence: null, undoneAt: null })
    expect(await notesOf(productId)).toEqual([
      { quantity: 4, note: 'Import tools.csv' },
      { quantity: -4, note: 'Undoes import tools.csv' },
    ])
  })

  test('names at most fifty of its products in the record of changes', async () => {
    const rows = Array.from({ length: 51 }, (_, index) => ({ ...filedProduct, name: `Wrench ${index}` }))
    granted(await applyImport(shop, admin, await check(rows)))
    expect((await changes())[0]?.after.products).toHaveLength(50)
  })

  test('is refused if products have changed since: the refusal names ten of them and says whether there are more', async () => {
    const tools: string[] = []
    for (let index = 0; index < 11; index += 1)
      tools.push(await addTool(shop, { stock: 8, name: `Wrench ${String(index).padStart(2, '0')}` }))
    const rows = tools.map((_id) => ({ _id, price: '11' }))
    const [ten, eleven] = [await check(rows.slice(1)), await check(rows)]
    for (const productId of tools) await deleteTool(shop, productId)
    const names = (first: number) =>
      Array.from({ length: 10 }, (_, at) => `Wrench ${String(first + at).padStart(2, '0')}`).join(', ')
    const end = 'Nothing was changed. Compare the file again.'
    const since = 'Since the file was compared, these products were changed, sold or deleted'
    expect(await applyImport(shop, admin, ten)).toMatchObject({
      code: 'IMPORT_OUTDATED',
      message: `${since}: ${names(1)}. ${end}`,
    })
    expect(await applyImport(shop, admin, eleven)).toMatchObject({
      message: `${since}: ${names(0)} and others. ${end}`,
    })
  })

  test('is refused even if only the last product of several portions has changed', async () => {
    const rows = Array.from({ length: 300 }, (_, index) => ({ ...filedProduct, name: `Wrench ${index}` }))
    granted(await applyImport(shop, admin, await check(rows)))
    const tools = await shop.database.read
      .selectFrom('products')
      .orderBy('position')
      .select(['id', 'name'])
      .execute()
    const id = await check(tools.map((tool) => ({ _id: tool.id, price: '11' })))
    const last = tools.at(-1) ?? expect.fail('no products')
    await deleteTool(shop, last.id)
    expect(await applyImport(shop, admin, id)).toMatchObject({
      code: 'IMPORT_OUTDATED',
      message: expect.stringContaining(`sold or deleted: ${last.name}. Nothing was changed.`),
    })
  })

  test('cannot be undone over a newer change, and the refusal says what to do', async () => {
    const productId = await addTool(shop, { stock: 8 })
    const id = await check([{ _id: productId, availableQuantity: '12' }])
    granted(await applyImport(shop, admin, id))
    await deleteTool(shop, productId)
    expect(await undoImport(shop, admin, id)).toMatchObject({
      code: 'IMPORT_OUTDATED',
      message:
        'Since the import, these products were changed, sold or deleted: Spoke wrench. Nothing was changed. Change them by hand, or undo those changes first.',
    })
  })

  test('can be undone for two weeks', async () => {
    const tools = [await addTool(shop, { stock: 8 }), await addTool(shop, { stock: 8 })]
    const [early, late] = [
      await check([{ _id: tools[0] ?? '', availableQuantity: '12' }]),
      await check([{ _id: tools[1] ?? '', availableQuantity: '12' }]),
    ]
    for (const id of [early, late]) granted(await applyImport(shop, admin, id))
    shop.clock.moveBy(14 * 24 * hourMs - 1)
    granted(await undoImport(shop, admin, early))
    shop.clock.moveBy(1)
    expect(codeOf(await undoImport(shop, admin, late))).toBe('IMPORT_TOO_OLD')
    expect(await Promise.all(tools.map((id) => stockOf(shop, id)))).toEqual([8, 12])
  })

  test('is too old to undo once its difference is deleted', async () => {
    const id = await check([{ _id: await addTool(shop, { stock: 8 }), availableQuantity: '12' }])
    granted(await applyImport(shop, admin, id))
    await shop.database.autocommit.updateTable('imports').set({ forgotten_at: shop.clock() }).execute()
    expect(codeOf(await undoImport(shop, admin, id))).toBe('IMPORT_TOO_OLD')
  })

  test('emails customers who wait for pieces that it adds, and no others', async () => {
    const productId = await addTool(shop, { stock: 1, minimumOrder: 2 })
    for (const email of ['ada@example.com', 'grace@example.com']) await waits(productId, email)
    granted(await applyImport(shop, admin, await check([{ _id: productId, availableQuantity: '3' }])))
    expect(await subjectsTo('ada@example.com')).toContain(backInStock)
    granted(await applyImport(shop, admin, await check([{ _id: productId, price: '11' }])))
    expect(await subjectsTo('grace@example.com')).not.toContain(backInStock)
    granted(await applyImport(shop, admin, await check([{ _id: productId, minOrderQuantity: '1' }])))
    expect(await subjectsTo('grace@example.com')).toContain(backInStock)
  })

  test('does not email waiting customers if it removes pieces', async () => {
    const productId = await addTool(shop, { stock: 3, minimumOrder: 4 })
    await waits(productId, 'ada@example.com')
    granted(await applyImport(shop, admin, await check([{ _id: productId, availableQuantity: '2' }])))
    expect(await subjectsTo('ada@example.com')).not.toContain(backInStock)
  })

  test('tells staff in one email which products have become low', async () => {
    granted(await chooseNotifications(shop, admin, { kinds: ['low-stock'], hour: undefined }))
    const [one, other] = [
      await addTool(shop, { stock: 9, name: 'Wrench' }),
      await addTool(shop, { stock: 9 }),
    ]
    granted(await applyImport(shop, admin, await check([{ _id: one, availableQuantity: '5' }])))
    expect(await subjectsTo(admin.email)).toEqual([])
    const both = await check([
      { _id: one, availableQuantity: '4' },
      { _id: other, availableQuantity: '3' },
    ])
    granted(await applyImport(shop, admin, both))
    expect(await subjectsTo(admin.email)).toEqual(['2 products are low'])
  })

  test('counts the pieces of a hidden product as new for customers who wait', async () => {
    const productId = await addTool(shop, { stock: 1, minimumOrder: 2 })
    await waits(productId, 'ada@example.com')
    granted(await applyImport(shop, admin, await check([{ _id: productId, state: 'hidden' }])))
    granted(await applyImport(shop, admin, await check([{ _id: productId, availableQuantity: '4' }])))
    expect(await subjectsTo('ada@example.com')).not.toContain(backInStock)
    granted(await applyImport(shop, admin, await check([{ _id: productId, state: 'shown' }])))
    expect(await subjectsTo('ada@example.com')).toContain(backInStock)
  })

  test('drops the cached pages of its products, and of products that need an added or removed one, in every process', async () => {
    const [price, hidden] = [await addTool(shop, { stock: 8 }), await addTool(shop, { stock: 8 })]
    const needing = await addTool(shop, { stock: 8 })
    await shop.database.autocommit
      .updateTable('products')
      .set({ details: JSON.stringify({ needsAlso: [hidden] }) })
      .where('id', '=', needing)
      .execute()
    const dropped = new Set<string>()
    shop.database.onChange((topics) => {
      for (const topic of topics) dropped.add(topic)
    })
    granted(await applyImport(shop, admin, await check([{ _id: price, price: '11' }])))
    await expect.poll(() => [...dropped]).toEqual(expect.arrayContaining(['tools', 'items', `tool:${price}`]))
    expect([dropped.has(`tool:${hidden}`), dropped.has(`tool:${needing}`)]).toEqual([false, false])
    granted(await applyImport(shop, admin, await check([{ _id: hidden, state: 'hidden' }])))
    await expect
      .poll(() => [...dropped])
      .toEqual(expect.arrayContaining([`tool:${hidden}`, `tool:${needing}`]))
  })
})
