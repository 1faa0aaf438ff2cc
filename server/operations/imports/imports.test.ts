import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { done } from '../../../domain/outcome.ts'
import { findProduct } from '../../data/queries/catalogue/managed-products.ts'
import { listToolsByPage } from '../../data/queries/catalogue/products.ts'
import { findLedgerMismatches } from '../../data/queries/catalogue/stock.ts'
import { findChangeHead, listChangesAfter } from '../../data/queries/changes/changes.ts'
import { claimCheck } from '../../data/queries/imports/import-checks.ts'
import { findImport } from '../../data/queries/imports/imports.ts'
import { deadlocksOn, describeOnEveryEngine } from '../../data/testing/engines.ts'
import { booking } from '../../testing/buying.ts'
import { checkedImport, filedProduct, fileOf, rowsOf } from '../../testing/import-file.ts'
import { addAdmin, addCustomer, addTool, codeOf, granted } from '../../testing/shop-contents.ts'
import { stockOf } from '../../testing/stored-rows.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { changeProduct } from '../catalogue/change-product.ts'
import { undoChange } from '../changes/undo-change.ts'
import { verifyChain } from '../changes/verify-chain.ts'
import { bookProduct } from '../orders/book-product.ts'
import type { Caller } from '../shop.ts'
import { applyImport } from './apply-import.ts'
import { cancelImport, checkImportAgain } from './cancel-import.ts'
import { checkImports } from './check-imports.ts'
import { createImport } from './create-import.ts'
import { undoImport } from './undo-import.ts'

describeOnEveryEngine('An import of products', (engine) => {
  let shop: TestShop
  let admin: Caller
  let wrench: string
  beforeEach(async () => {
    shop = await openTestShop(engine)
    admin = await addAdmin(shop)
    wrench = await addTool(shop, { stock: 8, unitPriceCents: 1250 })
  })
  afterEach(async () => {
    expect(await findLedgerMismatches(shop.database.read)).toEqual([])
    await shop.drop()
  })

  const check = (rows: readonly Readonly<Record<string, string>>[]) =>
    checkedImport(shop, admin, fileOf(rows))
  const found = async (id: string) => await findImport(shop.database.read, id)
  const product = (id: string) => findProduct(shop.database.read, id)
  const names = async () => {
    const wanted = { search: '', by: 'position', descending: false } as const
    const page = await listToolsByPage(shop.database.read, wanted, { limit: undefined, after: undefined })
    return page?.rows.map(({ name }) => name)
  }
  const reprice = (unitPriceCents: number) =>
    changeProduct(shop, admin, wrench, { description: { unitPriceCents }, restock: undefined })

  test('shows the difference by cell, and changes nothing before it is applied', async () => {
    const id = await check([
      { _id: wrench, ...filedProduct, name: 'Spoke wrench', price: '11.00' },
      { _id: '', ...filedProduct },
      { _id: 'gone', ...filedProduct, price: 'cheap' },
    ])
    expect(await found(id)).toMatchObject({
      state: 'checked',
      rows: 3,
      rowsDone: 3,
      counts: { new: 1, changed: 1, unchanged: 0, wrong: 1 },
    })
    const [changed, added, wrong] = await rowsOf(shop, id)
    expect(changed).toMatchObject({ row: 2, kind: 'changed', productId: wrench, name: 'Spoke wrench' })
    expect(changed?.cells).toContainEqual({ column: 'price', before: '12.50', after: '11.00' })
    expect(changed?.cells).toContainEqual({ column: 'availableQuantity', before: '8', after: '12' })
    expect(added).toMatchObject({ row: 3, kind: 'new' })
    expect(wrong?.cells.map(({ column, problem }) => [column, problem])).toEqual(
      expect.arrayContaining([
        ['_id', expect.stringContaining('No product has this id')],
        ['price', 'Enter a number.'],
      ]),
    )
    expect(await names()).toEqual(['Spoke wrench'])
    expect(codeOf(await applyImport(shop, admin, id))).toBe('IMPORT_HAS_ERRORS')
    expect((await found(id))?.state).toBe('checked')
  })

  test('is applied as a whole: prices, stock, state, details and new products, with history, ledger and record of changes', async () => {
    const id = await check([
      { _id: wrench, price: '11', availableQuantity: '12', brand: 'Park', state: 'hidden' },
      { _id: '', ...filedProduct, name: 'First', state: 'draft' },
      { _id: '', ...filedProduct, name: 'Second', state: '' },
    ])
    shop.clock.moveBy(1000)
    expect(codeOf(await applyImport(shop, admin, id))).toBe('done')
    expect(await product(wrench)).toMatchObject({
      unitPriceCents: 1100,
      available: 12,
      state: 'hidden',
      version: 2,
      details: { brand: 'Park' },
    })
    expect(await names()).toEqual(['Second'])
    const prices = await shop.database.read
      .selectFrom('product_prices')
      .where('product_id', '=', wrench)
      .orderBy('since')
      .select('unit_price_cents as cents')
      .execute()
    expect(prices).toEqual([{ cents: 1250 }, { cents: 1100 }])
    const movements = await shop.database.read
      .selectFrom('stock_movements')
      .where('reason', 'in', ['import', 'opening'])
      .where('created_by', '=', admin.userId)
      .orderBy('quantity')
      .select(['quantity', 'reason'])
      .execute()
    expect(movements).toEqual([
      { quantity: 4, reason: 'import' },
      { quantity: 12, reason: 'opening' },
      { quantity: 12, reason: 'opening' },
    ])
    const entries = (await listChangesAfter(shop.database.read, 0, 100)).filter(
      ({ subjectKind }) => subjectKind === 'import',
    )
    expect(entries).toHaveLength(1)
    expect(JSON.parse(entries[0]?.after ?? '')).toMatchObject({
      new: 2,
      changed: 1,
      products: ['Spoke wrench', 'First', 'Second'],
    })
    await verifyChain(shop)
    expect(codeOf(await applyImport(shop, admin, id))).toBe('IMPORT_NOT_READY')
  })

  test('is refused as a whole if a product has changed since; the refusal names the product, and the file can be compared again', async () => {
    const id = await check([
      { _id: wrench, price: '11' },
      { _id: '', ...filedProduct },
    ])
    await reprice(1300)
    const refused = await applyImport(shop, admin, id)
    expect([codeOf(refused), !refused.ok && refused.message]).toEqual([
      'IMPORT_OUTDATED',
      expect.stringContaining('Spoke wrench'),
    ])
    expect(await names()).toEqual(['Spoke wrench'])
    granted(await checkImportAgain(shop, id))
    await checkImports(shop)
    expect((await rowsOf(shop, id))[0]?.cells).toEqual([{ column: 'price', before: '13.00', after: '11.00' }])
    granted(await applyImport(shop, admin, id))
    expect(await product(wrench)).toMatchObject({ unitPriceCents: 1100 })
  })

  test('moves the stock by the change made in the file, so that pieces sold since the export stay sold', async () => {
    granted(await bookProduct(shop, await addCustomer(shop), booking(wrench, { quantity: 3 })))
    const same = await check([{ _id: wrench, availableQuantity: '8', exportedQuantity: '8' }])
    expect((await rowsOf(shop, same))[0]?.kind).toBe('unchanged')
    const id = await check([{ _id: wrench, availableQuantity: '10', exportedQuantity: '8' }])
    granted(await bookProduct(shop, await addCustomer(shop), booking(wrench, { quantity: 1 })))
    granted(await applyImport(shop, admin, id))
    expect(await stockOf(shop, wrench)).toBe(6)
  })

  test('is refused if it states a counted stock and a piece was sold since the comparison', async () => {
    const id = await check([{ _id: wrench, availableQuantity: '20' }])
    granted(await bookProduct(shop, await addCustomer(shop), booking(wrench, { quantity: 1 })))
    expect(codeOf(await applyImport(shop, admin, id))).toBe('IMPORT_OUTDATED')
    expect(await stockOf(shop, wrench)).toBe(7)
  })

  describe('that is undone', () => {
    test('restores every field, state and stock, and deletes the products that it added, once', async () => {
      await changeProduct(shop, admin, wrench, {
        description: {},
        details: { brand: 'Park', specs: [{ key: 'length', value: 200 }] },
        restock: undefined,
      })
      const before = await product(wrench)
      const id = await check([
        { _id: wrench, price: '11', availableQuantity: '12', brand: '', specs: '', state: 'hidden' },
        { _id: '', ...filedProduct },
      ])
      granted(await applyImport(shop, admin, id))
      expect((await product(wrench))?.details).toEqual({})
      shop.clock.moveBy(1000)
      granted(await undoImport(shop, admin, id))
      const { version: _, changedAt: __, ...values } = before ?? expect.fail('no product')
      expect(await product(wrench)).toMatchObject({ ...values, version: 4 })
      expect(await names()).toEqual(['Spoke wrench'])
      expect((await found(id))?.state).toBe('undone')
      expect(codeOf(await undoImport(shop, admin, id))).toBe('IMPORT_NOT_READY')
    })

    test('hides a new product that has an order', async () => {
      const id = await check([{ ...filedProduct }])
      granted(await applyImport(shop, admin, id))
      const added = (await rowsOf(shop, id))[0]?.productId ?? ''
      granted(await bookProduct(shop, await addCustomer(shop), booking(added, { quantity: 2 })))
      granted(await undoImport(shop, admin, id))
      expect(await product(added)).toMatchObject({ state: 'hidden', available: 10 })
    })

    test('is refused if a product has changed since, with its name', async () => {
      const id = await check([
        { _id: wrench, price: '11' },
        { _id: '', ...filedProduct },
      ])
      granted(await applyImport(shop, admin, id))
      await reprice(1400)
      const refused = await undoImport(shop, admin, id)
      expect(!refused.ok && refused.message).toContain('Spoke wrench')
      expect(await product(wrench)).toMatchObject({ unitPriceCents: 1400 })
      expect(await names()).toHaveLength(2)
    })

    test('can be undone from the record of changes too, and its page shows that', async () => {
      const id = await check([{ _id: wrench, price: '11' }])
      granted(await applyImport(shop, admin, id))
      const { sequence } = await findChangeHead(shop.database.read)
      granted(await undoChange(shop, admin, sequence))
      expect(await product(wrench)).toMatchObject({ unitPriceCents: 1250 })
      expect((await found(id))?.state).toBe('undone')
      expect(codeOf(await undoChange(shop, admin, sequence))).toBe('CHANGE_UNDONE')
      expect(codeOf(await undoImport(shop, admin, id))).toBe('IMPORT_NOT_READY')
    })

    test('restores an announced reduction only if the price history still allows it', async () => {
      await reprice(1000)
      await changeProduct(shop, admin, wrench, { description: {}, compareAtCents: 1250, restock: undefined })
      expect((await product(wrench))?.reduction).toMatchObject({ compareAtCents: 1250 })
      const id = await check([{ _id: wrench, price: '9' }])
      shop.clock.moveBy(1000)
      granted(await applyImport(shop, admin, id))
      expect((await product(wrench))?.reduction).toMatchObject({
        compareAtCents: 1250,
        lowest30DaysCents: 1000,
      })
      shop.clock.moveBy(1000)
      granted(await undoImport(shop, admin, id))
      // The tool cost 9.00 in the 30 days before, so 10.00 is not a reduction.
      expect(await product(wrench)).toMatchObject({ unitPriceCents: 1000, reduction: null })
    })
  })

  test('changes a product once, even if two admins apply the import at the same time', async () => {
    const [one, two] = [
      await check([{ _id: wrench, price: '11' }]),
      await check([{ _id: wrench, price: '10' }]),
    ]
    const other = engine.name === 'SQLite' ? shop : await shop.anotherProcess()
    const outcomes = await Promise.all([applyImport(shop, admin, one), applyImport(other, admin, two)])
    expect(outcomes.map(codeOf).toSorted()).toEqual(['IMPORT_OUTDATED', 'done'])
    expect((await product(wrench))?.version).toBe(2)
    expect(await deadlocksOn(shop.database)).toBe(0)
  })

  test('is applied once, even if two admins apply it at the same time', async () => {
    const id = await check([{ _id: '', ...filedProduct }])
    const other = engine.name === 'SQLite' ? shop : await shop.anotherProcess()
    const outcomes = await Promise.all([applyImport(shop, admin, id), applyImport(other, admin, id)])
    expect(outcomes.map(codeOf).toSorted()).toEqual(['IMPORT_NOT_READY', 'done'])
    expect(await names()).toHaveLength(2)
  })

  test('can be cancelled before and after its check, and leaves nothing behind', async () => {
    const waiting = await createImport(shop, admin, { fileName: 'a.csv', bytes: Buffer.from('name') })
    granted(await cancelImport(shop, granted(waiting)))
    await checkImports(shop)
    expect((await found(granted(waiting)))?.state).toBe('cancelled')
    const id = await check([{ _id: wrench, price: '11' }])
    granted(await cancelImport(shop, id))
    expect(await rowsOf(shop, id)).toEqual([])
    expect(codeOf(await applyImport(shop, admin, id))).toBe('IMPORT_NOT_READY')
    expect(codeOf(await cancelImport(shop, id))).toBe('IMPORT_NOT_READY')
  })

  test('is checked by another process if its own died, and given up after three attempts', async () => {
    const sent = await createImport(shop, admin, {
      fileName: 'a.csv',
      bytes: Buffer.from(fileOf([filedProduct])),
    })
    const die = () =>
      shop.database.write(async (transaction) => {
        const now = shop.clock()
        return done(await claimCheck(transaction, 'a process that dies', { now, until: now + 60_000 }))
      })
    await die()
    await checkImports(shop)
    expect((await found(granted(sent)))?.state).toBe('checking')
    shop.clock.moveBy(60_001)
    await checkImports(shop)
    expect(await found(granted(sent))).toMatchObject({ state: 'checked', counts: { new: 1 } })
    granted(await checkImportAgain(shop, granted(sent)))
    for (let time = 0; time < 3; time += 1) {
      await die()
      shop.clock.moveBy(60_001)
    }
    await checkImports(shop)
    expect((await found(granted(sent)))?.state).toBe('failed')
  })
})
