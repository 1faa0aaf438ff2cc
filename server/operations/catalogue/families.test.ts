import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { GivenDetails } from '../../../contract/catalogue/product-details.ts'
import type { ToolGuide } from '../../../contract/catalogue/tool-guide.ts'
import { findProduct } from '../../data/queries/catalogue/managed-products.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { callApi, operationOf } from '../../testing/api-call.ts'
import { booking } from '../../testing/buying.ts'
import { addAdmin, addCustomer, codeOf, granted } from '../../testing/shop-contents.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { undoChange } from '../changes/undo-change.ts'
import { bookProduct } from '../orders/book-product.ts'
import type { Caller } from '../shop.ts'
import { addProduct } from './add-product.ts'
import { changeProduct } from './change-product.ts'
import { deleteProduct } from './delete-product.ts'
import { moveProduct } from './move-product.ts'

const byLength = { family: 'Brake cable', familyAxes: ['length'] }
const ofLength = (value: number) => ({ ...byLength, specs: [{ key: 'length', value, unit: 'mm' }] })

describeOnEveryEngine('A family of products', (engine) => {
  let app: TestApp
  let admin: Caller
  beforeAll(async () => {
    app = await openTestApp(engine)
    admin = await addAdmin(app.shop)
  })
  beforeEach(async () => {
    const { read } = app.shop.database
    for (const { id } of await read
      .selectFrom('products')
      .where('deleted_at', 'is', null)
      .select('id')
      .execute())
      await deleteProduct(app.shop, admin, id)
  })
  afterAll(() => app.drop())

  const add = (name: string, details: GivenDetails = {}, draft = false) =>
    addProduct(
      app.shop,
      admin,
      {
        name,
        img: '/pictures/gear-cable.webp',
        shortDescription: 'Steel.',
        minimumOrder: 1,
        unitPriceCents: 420,
        details,
        draft,
      },
      9,
    )
  const added = async (name: string, details: GivenDetails = {}) => granted(await add(name, details))
  const change = (id: string, details: GivenDetails) =>
    changeProduct(app.shop, admin, id, { description: {}, details, restock: undefined })
  const guideOf = async (id: string) =>
    (await callApi(app, operationOf('getToolGuide'), { params: { id } })).json<ToolGuide>()
  const order = async () => {
    const tools = await callApi(app, operationOf('listTools'), {})
    return tools.json<{ name: string }[]>().map(({ name }) => name)
  }
  const lastChange = () =>
    app.shop.database.read
      .selectFrom('changes')
      .orderBy('sequence', 'desc')
      .limit(1)
      .select(['sequence', 'action'])
      .executeTakeFirstOrThrow()

  test.each<[string, GivenDetails, string]>([
    ['no values that tell its members apart', { family: 'Brake cable' }, 'FAMILY_WITHOUT_AXES'],
    ['a value that its specification lacks', byLength, 'FAMILY_VALUE_MISSING'],
    [
      'other values than its members',
      { ...ofLength(9), familyAxes: ['diameter'], specs: [{ key: 'diameter', value: 2 }] },
      'FAMILY_AXES_DIFFER',
    ],
    ['the values of a member', { ...ofLength(1700), family: 'BRAKE  câble' }, 'FAMILY_VALUES_TAKEN'],
  ])('Accepts no product with %s', async (_, details, code) => {
    await added('1700', ofLength(1700))
    expect(codeOf(await add('other', details))).toBe(code)
    const single = await added('single')
    expect(codeOf(await change(single, details))).toBe(code)
    expect((await findProduct(app.shop.database.read, single))?.details).toEqual({})
  })

  test('Has each value once, even if several members are added at the same time', async () => {
    const outcomes = await Promise.all([1, 2, 3, 4].map((name) => add(String(name), ofLength(2000))))
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(outcomes.filter(({ ok }) => !ok).map(codeOf)).toEqual(Array(3).fill('FAMILY_VALUES_TAKEN'))
  })

  test('Tells the page of each member what the others cost, and whether they are in stock', async () => {
    const short = await added('1700', ofLength(1700))
    expect((await guideOf(short)).family).toBeUndefined()
    const long = await added('2000', ofLength(2000))
    granted(await change(long, { brand: 'Truewheel' }))
    const member = { price: 4.2, availableQuantity: 9, minOrderQuantity: 1 }
    const family = {
      id: 'brake-cable',
      name: 'Brake cable',
      axes: [{ key: 'length', name: 'Length' }],
      members: [
        { _id: short, name: '1700', ...member, values: [{ value: 1700, unit: 'mm' }] },
        { _id: long, name: '2000', ...member, values: [{ value: 2000, unit: 'mm' }] },
      ],
    }
    expect((await guideOf(short)).family).toEqual(family)
    expect((await guideOf(long)).family).toEqual(family)
    // Its other members are not its neighbours on the board.
    const spoke = await added('spoke')
    expect((await guideOf(short)).neighbours.map(({ _id }) => _id)).toEqual([spoke])

    granted(await bookProduct(app.shop, await addCustomer(app.shop), booking(long, { quantity: 9 })))
    expect((await guideOf(short)).family?.members[1]).toMatchObject({ availableQuantity: 0 })
    granted(await deleteProduct(app.shop, admin, long))
    expect((await guideOf(short)).family).toBeUndefined()
  })

  test('Shows only its first member among the neighbours of other products', async () => {
    const first = await added('1700', ofLength(1700))
    await added('2000', ofLength(2000))
    await added('2750', ofLength(2750))
    const wrench = await added('wrench')
    expect((await guideOf(wrench)).neighbours.map(({ _id }) => _id)).toEqual([first])
  })

  test('Gets a new member behind the others, and moves on the board as one', async () => {
    for (const name of ['C', 'B']) await added(name)
    await added('1700', ofLength(1700))
    await added('A')
    await added('2000', ofLength(2000))
    expect(await order()).toEqual(['A', '1700', '2000', 'B', 'C'])
    const ids = new Map<string, string>()
    for (const { _id, name } of (await callApi(app, operationOf('listTools'), {})).json<
      { _id: string; name: string }[]
    >())
      ids.set(name, _id)
    const idOf = (name: string) => ids.get(name) ?? ''
    const move = async (name: string, to: Parameters<typeof moveProduct>[3]) =>
      granted(await moveProduct(app.shop, admin, idOf(name), to))
    expect(await move('2000', { after: idOf('B') })).toEqual({ changed: true, place: 3 })
    expect(await order()).toEqual(['A', 'B', '1700', '2000', 'C'])
    expect(await move('2000', { after: idOf('1700') })).toEqual({ changed: false, place: 3 })
    expect(await move('1700', { place: 1 })).toEqual({ changed: true, place: 1 })
    expect(await order()).toEqual(['1700', '2000', 'A', 'B', 'C'])
    expect(await move('2000', { place: 99 })).toEqual({ changed: true, place: 4 })
    // A product that joined later comes to the others with the next move.
    granted(await change(idOf('A'), ofLength(2750)))
    expect(await move('A', { after: null })).toEqual({ changed: true, place: 1 })
    expect(await order()).toEqual(['A', '1700', '2000', 'B', 'C'])
  })

  test('Has no member brought back whose values another one has by now', async () => {
    const first = await added('first', ofLength(1700))
    granted(await deleteProduct(app.shop, admin, first))
    const deletion = await lastChange()
    const second = await added('second', ofLength(1700))
    expect(codeOf(await undoChange(app.shop, admin, deletion.sequence))).toBe('FAMILY_VALUES_TAKEN')
    granted(await change(second, { family: null, familyAxes: null }))
    granted(await undoChange(app.shop, admin, deletion.sequence))
    expect((await findProduct(app.shop.database.read, first))?.details).toMatchObject(byLength)
  })

  test('Gets a member again by the undo of its change', async () => {
    const id = await added('1700', ofLength(1700))
    granted(await change(id, { family: '', familyAxes: [] }))
    expect((await findProduct(app.shop.database.read, id))?.details).not.toHaveProperty('family')
    granted(await undoChange(app.shop, admin, (await lastChange()).sequence))
    expect((await findProduct(app.shop.database.read, id))?.details).toMatchObject(byLength)
  })
})
