import { afterEach, beforeEach, expect, test } from 'vitest'
import { findProduct } from '../../data/queries/catalogue/managed-products.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { checkedImport, filedProduct, fileOf, rowsOf } from '../../testing/import-file.ts'
import { addAdmin, addTool, codeOf, granted } from '../../testing/shop-contents.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { changeProduct } from '../catalogue/change-product.ts'
import type { Caller } from '../shop.ts'
import { applyImport } from './apply-import.ts'
import { undoImport } from './undo-import.ts'

const specs = (value: number) => JSON.stringify([{ key: 'length', value, unit: 'mm' }])

describeOnEveryEngine('An import of families', (engine) => {
  let shop: TestShop
  let admin: Caller
  let short: string
  let long: string
  beforeEach(async () => {
    shop = await openTestShop(engine)
    admin = await addAdmin(shop)
    short = await addTool(shop, { stock: 8 })
    long = await addTool(shop, { stock: 8 })
  })
  afterEach(() => shop.drop())

  const check = (rows: readonly Readonly<Record<string, string>>[]) =>
    checkedImport(shop, admin, fileOf(rows))
  const detailsOf = async (id: string) => (await findProduct(shop.database.read, id))?.details
  const row = (_id: string, length: number) => ({
    _id,
    family: 'Brake cable',
    familyAxes: 'length',
    specs: specs(length),
  })
  const placeOf = async (id: string) =>
    shop.database.read
      .selectFrom('products')
      .where('id', '=', id)
      .select(['family_key', 'family_values'])
      .executeTakeFirst()

  test('joins products, and the undo takes them apart', async () => {
    const joined = await check([row(short, 1700), row(long, 2000)])
    granted(await applyImport(shop, admin, joined))
    expect(await detailsOf(long)).toMatchObject({ family: 'Brake cable', familyAxes: ['length'] })
    expect(await placeOf(long)).toEqual({ family_key: 'brake-cable', family_values: '["2000 mm"]' })
    granted(await undoImport(shop, admin, joined))
    expect(await detailsOf(long)).not.toHaveProperty('family')
    expect(await placeOf(long)).toEqual({ family_key: null, family_values: null })
  })

  test('swaps the values of two members at once, and the undo swaps them back', async () => {
    granted(await applyImport(shop, admin, await check([row(short, 1700), row(long, 2000)])))
    const swapped = await check([row(short, 2000), row(long, 1700)])
    granted(await applyImport(shop, admin, swapped))
    expect(await placeOf(short)).toMatchObject({ family_key: 'brake-cable', family_values: '["2000 mm"]' })
    granted(await undoImport(shop, admin, swapped))
    expect(await placeOf(short)).toMatchObject({ family_values: '["1700 mm"]' })
  })

  test('says in which rows values are missing', async () => {
    const id = await check([
      { _id: short, family: 'Brake cable', familyAxes: '', specs: specs(1700) },
      { _id: long, family: 'Brake cable', familyAxes: 'length; colour', specs: specs(2000) },
    ])
    const problems = (await rowsOf(shop, id)).map(({ cells }) =>
      cells.flatMap(({ column, problem }) => (problem ? [column] : [])),
    )
    expect(problems).toEqual([['familyAxes'], ['specs']])
  })

  test('is refused as a whole if members would contradict each other', async () => {
    granted(
      await changeProduct(shop, admin, short, {
        description: {},
        details: {
          family: 'Brake cable',
          familyAxes: ['length'],
          specs: [{ key: 'length', value: 1700, unit: 'mm' }],
        },
        restock: undefined,
      }),
    )
    const same = await check([row(long, 1700)])
    expect(codeOf(await applyImport(shop, admin, same))).toBe('FAMILY_VALUES_TAKEN')
    const other = await check([
      {
        ...filedProduct,
        family: 'brake cable',
        familyAxes: 'material',
        specs: JSON.stringify([{ key: 'material', value: 'Steel' }]),
      },
    ])
    expect(codeOf(await applyImport(shop, admin, other))).toBe('FAMILY_AXES_DIFFER')
    expect(await detailsOf(long)).not.toHaveProperty('family')
  })
})
