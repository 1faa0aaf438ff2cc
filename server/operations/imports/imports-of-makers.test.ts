import { afterEach, beforeEach, expect, test } from 'vitest'
import { findProduct } from '../../data/queries/catalogue/managed-products.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { checkedImport, fileOf, rowsOf } from '../../testing/import-file.ts'
import { addAdmin, addTool, codeOf, granted } from '../../testing/shop-contents.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { madeUpMaker } from '../../testing/valid-maker-calls.ts'
import { addMaker, deleteMaker } from '../catalogue/change-makers.ts'
import { changeProduct } from '../catalogue/change-product.ts'
import type { Caller } from '../shop.ts'
import { applyImport } from './apply-import.ts'
import { undoImport } from './undo-import.ts'

describeOnEveryEngine('An import of makers and GTINs', (engine) => {
  let shop: TestShop
  let admin: Caller
  let maker: string
  let wrench: string
  let vice: string
  beforeEach(async () => {
    shop = await openTestShop(engine)
    admin = await addAdmin(shop)
    maker = granted(await addMaker(shop, admin, madeUpMaker('Northgate Tools')))
    wrench = await addTool(shop, { stock: 8 })
    vice = await addTool(shop, { stock: 8 })
  })
  afterEach(() => shop.drop())

  const check = (rows: readonly Readonly<Record<string, string>>[]) =>
    checkedImport(shop, admin, fileOf(rows))
  const detailsOf = async (id: string) => (await findProduct(shop.database.read, id))?.details
  const give = (id: string, gtin: string) =>
    changeProduct(shop, admin, id, { description: {}, details: { gtin }, restock: undefined })
  const problemsOf = async (id: string) =>
    (await rowsOf(shop, id)).map(({ cells }) =>
      Object.fromEntries(cells.flatMap(({ column, problem }) => (problem ? [[column, problem]] : []))),
    )

  test('assigns a maker by its name in any spelling, and the undo removes it', async () => {
    const file = {
      _id: wrench,
      maker: 'NORTHGATE tools',
      gtin: '4006381333931',
      mpn: 'N-7',
      warnings: 'Wear goggles.',
      guaranteeYears: '5',
      guarantor: '',
      guaranteeTerms: 'Send it in.',
    }
    const id = await check([file])
    const [row] = await rowsOf(shop, id)
    expect(row?.cells).toContainEqual({ column: 'maker', before: '', after: 'Northgate Tools' })
    granted(await applyImport(shop, admin, id))
    expect(await detailsOf(wrench)).toEqual({
      gtin: '4006381333931',
      mpn: 'N-7',
      maker,
      warnings: 'Wear goggles.',
      guaranteeYears: 5,
      guaranteeTerms: 'Send it in.',
    })
    // The export of the result changes nothing.
    const again = await check([{ ...file, maker: 'Northgate Tools' }])
    expect((await rowsOf(shop, again)).map(({ kind }) => kind)).toEqual(['unchanged'])
    granted(await undoImport(shop, admin, id))
    expect(await detailsOf(wrench)).toEqual({})
  })

  test('names at its cell an unknown maker, a wrong GTIN, and a GTIN of another product or row', async () => {
    granted(await give(vice, '036000291452'))
    const id = await check([
      { _id: wrench, maker: 'Northgate Tool', gtin: '0036000291452' },
      { _id: '', sku: 'N-1', maker: '', gtin: '12345678905' },
      { _id: vice, maker: '', gtin: '036000291452' },
    ])
    const [first, second, third] = await problemsOf(id)
    expect(first).toEqual({
      maker: expect.stringContaining('There is no maker “Northgate Tool”.'),
      gtin: expect.stringContaining('has this GTIN'),
    })
    expect(second?.gtin).toMatch(/^Enter the 8, 12, 13 or 14 digits/)
    expect(third?.gtin).toBe('Row 2 has this GTIN too. Compare both with the packages.')
  })

  test('is refused when a GTIN was taken or the maker was deleted since the comparison', async () => {
    const gtin = await check([{ _id: wrench, gtin: '96385074' }])
    granted(await give(vice, '96385074'))
    expect(codeOf(await applyImport(shop, admin, gtin))).toBe('GTIN_TAKEN')
    const named = await check([{ _id: wrench, maker: 'Northgate Tools' }])
    granted(await deleteMaker(shop, admin, maker))
    expect(codeOf(await applyImport(shop, admin, named))).toBe('MAKER_GONE')
    expect(await detailsOf(wrench)).toEqual({})
  })
})
