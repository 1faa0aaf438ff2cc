import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ToolGuide } from '../../../contract/catalogue/tool-guide.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { callApi, operationOf } from '../../testing/api-call.ts'
import { addAdmin, addTool, codeOf, granted } from '../../testing/shop-contents.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { madeUpMaker } from '../../testing/valid-maker-calls.ts'
import { undoChange } from '../changes/undo-change.ts'
import type { Caller } from '../shop.ts'
import { addMaker, changeMaker, deleteMaker } from './change-makers.ts'
import { changeProduct } from './change-product.ts'
import { deleteProduct } from './delete-product.ts'

describeOnEveryEngine('A maker', (engine) => {
  let app: TestApp
  let admin: Caller
  let token: string
  let maker: ReturnType<typeof madeUpMaker>
  let id: string

  beforeAll(async () => {
    app = await openTestApp(engine)
    admin = await addAdmin(app.shop)
    token = await app.tokenOf(admin)
  })
  beforeEach(async () => {
    maker = madeUpMaker()
    id = granted(await addMaker(app.shop, admin, maker))
  })
  afterAll(() => app.drop())

  const listed = async (wanted: string) => {
    const all = (await callApi(app, operationOf('listMakers'), { token })).json<{ _id: string }[]>()
    return all.find(({ _id }) => _id === wanted)
  }
  const choose = (product: string, chosen: string | null) =>
    changeProduct(app.shop, admin, product, {
      description: {},
      details: { maker: chosen },
      restock: undefined,
    })
  const guideOf = async (product: string) =>
    (await callApi(app, operationOf('getToolGuide'), { params: { id: product } })).json<ToolGuide>()
  const lastChange = async () => {
    const { read } = app.shop.database
    return await read
      .selectFrom('changes')
      .orderBy('sequence', 'desc')
      .limit(1)
      .select(['action', 'sequence', 'subject_name', 'before', 'after'])
      .executeTakeFirstOrThrow()
  }

  test('Is listed with its data and the number of its products', async () => {
    const product = await addTool(app.shop, { stock: 1 })
    granted(await choose(product, id))
    expect(await listed(id)).toEqual({ _id: id, ...maker, version: 1, products: 1 })
  })

  test('Is added once when the request is repeated, and refused when another one has its name in any spelling', async () => {
    expect(granted(await addMaker(app.shop, admin, maker))).toBe(id)
    const other = { ...maker, name: maker.name.toUpperCase(), country: 'IE' }
    const answer = await callApi(app, operationOf('addMaker'), { token, body: other })
    expect(answer.json()).toMatchObject({
      code: 'MAKER_TAKEN',
      fields: { name: expect.stringContaining('this name already') },
    })
  })

  test('Is refused without a name, an address, a country code or a safe contact', async () => {
    const wrong = { name: ' ', address: '', country: 'Germany', contact: 'http://maker.example' }
    const answer = await callApi(app, operationOf('addMaker'), { token, body: wrong })
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual([
      'name',
      'address',
      'contact',
      'country',
    ])
  })

  test('Is changed once from each version, with an entry in the record of changes', async () => {
    const moved = { ...maker, country: 'IE', responsible: null }
    expect(granted(await changeMaker(app.shop, admin, id, { ...moved, version: 1 }))).toBe(true)
    expect(await lastChange()).toMatchObject({ action: 'maker.changed', subject_name: maker.name })
    // The repeated request finds its own change.
    expect(granted(await changeMaker(app.shop, admin, id, { ...moved, version: 1 }))).toBe(false)
    expect(codeOf(await changeMaker(app.shop, admin, id, { ...maker, version: 1 }))).toBe('MAKER_CHANGED')
    expect(codeOf(await changeMaker(app.shop, admin, 'gone', { ...maker, version: 1 }))).toBe(
      'MAKER_NOT_FOUND',
    )
    expect(await listed(id)).toMatchObject({ country: 'IE', responsible: null, version: 2 })
  })

  test('Has the name of its country in the language of the request, so that all browsers write the same', async () => {
    const product = await addTool(app.shop, { stock: 1 })
    granted(await choose(product, id))
    granted(await changeMaker(app.shop, admin, id, { ...maker, country: 'HK', version: 1 }))
    const nameIn = async (language: string) => {
      const asked = { params: { id: product }, headers: { 'content-language': language } }
      const guide = await callApi(app, operationOf('getToolGuide'), asked)
      return guide.json<ToolGuide>().safety?.maker?.countryName
    }
    expect(await nameIn('en')).toMatch(/^Hong Kong/)
    expect(await nameIn('de')).toContain('Hongkong')
  })

  test('Is shown in the guide of its product, and a change is seen at once', async () => {
    const product = await addTool(app.shop, { stock: 1 })
    granted(await choose(product, id))
    const { brands: _, ...shown } = maker
    expect((await guideOf(product)).safety).toEqual({ maker: { ...shown, countryName: expect.any(String) } })
    granted(await changeMaker(app.shop, admin, id, { ...maker, address: 'Dock 4\nCork', version: 1 }))
    expect((await guideOf(product)).safety?.maker?.address).toBe('Dock 4\nCork')
  })

  test('Cannot be deleted while a product names it, even a hidden one', async () => {
    const product = await addTool(app.shop, { stock: 1 })
    granted(await choose(product, id))
    expect(await deleteMaker(app.shop, admin, id)).toMatchObject({
      code: 'MAKER_IN_USE',
      message: expect.stringContaining('1 product names this maker'),
    })
    granted(await choose(product, null))
    expect(granted(await deleteMaker(app.shop, admin, id))).toBeNull()
    expect(await lastChange()).toMatchObject({ action: 'maker.deleted' })
    expect(codeOf(await deleteMaker(app.shop, admin, id))).toBe('MAKER_NOT_FOUND')
    expect(codeOf(await choose(product, id))).toBe('MAKER_GONE')
  })

  test('Is removed from deleted products when it is deleted, so that a restored product has no maker', async () => {
    const product = await addTool(app.shop, { stock: 1 })
    granted(await choose(product, id))
    granted(await deleteProduct(app.shop, admin, product))
    const { sequence } = await lastChange()
    granted(await deleteMaker(app.shop, admin, id))
    granted(await undoChange(app.shop, admin, sequence))
    expect((await guideOf(product)).safety).toBeUndefined()
  })

  test('Stays with its products when it is deleted and chosen at the same time', async () => {
    const product = await addTool(app.shop, { stock: 1 })
    const [deletion, choice] = await Promise.all([deleteMaker(app.shop, admin, id), choose(product, id)])
    expect(deletion.ok).not.toBe(choice.ok)
    const { read } = app.shop.database
    const { maker_id: named } = await read
      .selectFrom('products')
      .where('id', '=', product)
      .select('maker_id')
      .executeTakeFirstOrThrow()
    expect(named).toBe(choice.ok ? id : null)
    expect((await listed(id)) !== undefined).toBe(choice.ok)
  })

  test('Is absent from the lists of products, like the warnings and the guarantee', async () => {
    const product = await addTool(app.shop, { stock: 1 })
    const details = { maker: id, warnings: 'Wear goggles.', guaranteeYears: 5, gtin: '96385074', mpn: 'N-7' }
    granted(await changeProduct(app.shop, admin, product, { description: {}, details, restock: undefined }))
    const list = (await callApi(app, operationOf('listTools'), {})).json<{ _id: string }[]>()
    const row = list.find(({ _id }) => _id === product)
    expect(row).toMatchObject({ gtin: '96385074', mpn: 'N-7' })
    for (const name of Object.keys(details).slice(0, 3)) expect(row).not.toHaveProperty(name)
    expect((await guideOf(product)).safety).toMatchObject({
      warnings: 'Wear goggles.',
      guarantee: { years: 5, guarantor: maker.name },
    })
    const managed = await callApi(app, operationOf('getProduct'), { token, params: { id: product } })
    expect(managed.json()).toMatchObject({ ...details, makerName: maker.name })
  })
})

describeOnEveryEngine('A GTIN', (engine) => {
  let app: TestApp
  let admin: Caller
  beforeAll(async () => {
    app = await openTestApp(engine)
    admin = await addAdmin(app.shop)
  })
  afterAll(() => app.drop())

  test('Belongs to one product in all its lengths, and is restored with a deleted product only if it is free', async () => {
    const [first, second] = [await addTool(app.shop, { stock: 1 }), await addTool(app.shop, { stock: 1 })]
    const give = (product: string, gtin: string | null) =>
      changeProduct(app.shop, admin, product, { description: {}, details: { gtin }, restock: undefined })
    granted(await give(first, '036000291452'))
    expect(await give(second, '0036000291452')).toMatchObject({
      code: 'GTIN_TAKEN',
      fields: { gtin: expect.stringContaining('has this GTIN') },
    })
    granted(await deleteProduct(app.shop, admin, first))
    const { read } = app.shop.database
    const { sequence } = await read
      .selectFrom('changes')
      .orderBy('sequence', 'desc')
      .limit(1)
      .select('sequence')
      .executeTakeFirstOrThrow()
    granted(await give(second, '0036000291452'))
    expect(codeOf(await undoChange(app.shop, admin, sequence))).toBe('GTIN_TAKEN')
    granted(await give(second, null))
    granted(await undoChange(app.shop, admin, sequence))
    expect(codeOf(await give(second, '036000291452'))).toBe('GTIN_TAKEN')
  })
})
