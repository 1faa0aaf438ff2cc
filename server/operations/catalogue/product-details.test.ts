import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { GivenDetails } from '../../../contract/catalogue/product-details.ts'
import { describeOnEveryEngine, describeOnPostgres } from '../../data/testing/engines.ts'
import { hasBlockedTransaction, holdingWrites } from '../../data/testing/held-write.ts'
import { callApi, operationOf, refusalOf } from '../../testing/api-call.ts'
import { addAdmin, granted, addTool as putTool, staff } from '../../testing/shop-contents.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { changeProduct } from './change-product.ts'
import { deleteProduct } from './delete-product.ts'

const described = {
  img: '/pictures/axle-vice.webp',
  name: 'Lockring tool',
  shortDescription: 'Turns a lockring.',
  minOrderQuantity: 1,
  availableQuantity: 0,
  price: 12,
}
const details = {
  sku: 'TW-7',
  brand: 'Truewheel',
  category: 'Cassette tools',
  specs: [
    { key: 'drive', value: 24, unit: 'mm' },
    { key: 'material', value: 'Steel' },
  ],
  pictures: [{ img: '/pictures/chain-whip.webp', alt: 'In use.' }],
  fits: ['hg-12'],
  weightGrams: 86.5,
  lengthMm: 41,
} satisfies GivenDetails
const names = [...Object.keys(details), 'needsAlso']

describeOnEveryEngine('The details of a tool', (engine) => {
  let env: TestApp
  let token: string
  let wrench: string

  beforeAll(async () => {
    env = await openTestApp(engine)
    token = await env.tokenOf(await addAdmin(env.shop))
  })
  beforeEach(async () => {
    // The SKUs of earlier tests would collide.
    await env.shop.database.autocommit.updateTable('products').set({ sku_folded: null }).execute()
    wrench = await putTool(env.shop, { stock: 1 })
  })
  afterAll(() => env.drop())

  const add = (given: object) =>
    callApi(env, operationOf('addTool'), { token, body: { ...described, ...given } })
  const change = (id: string, body: object) =>
    callApi(env, operationOf('changeTool'), { token, params: { id }, body })
  const added = async (given: object) => (await add(given)).json<{ insertedId: string }>().insertedId
  test('Include a SKU that belongs to one product, in any spelling, even if several products are added at the same time', async () => {
    const answers = await Promise.all(['AB-1', 'ab-1', 'AB\u20111', 'a b-1'].map((sku) => add({ sku })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409])
    const refused = answers.find(({ statusCode }) => statusCode === 409)?.json()
    expect(refused).toMatchObject({
      code: 'SKU_TAKEN',
      fields: { sku: expect.stringContaining('has this SKU') },
    })
    expect((await change(wrench, { sku: 'ab\u20131' })).json()).toMatchObject({ code: 'SKU_TAKEN' })
    expect((await change(wrench, { sku: 'AB-2' })).statusCode).toBe(200)
  })

  /** Returns the details on a tool's page, after checking that the list has the same. */
  const shown = async (id: string) => {
    const tool = (await callApi(env, operationOf('getTool'), { params: { id } })).json()
    const list = (await callApi(env, operationOf('listTools'), {})).json<{ _id: string }[]>()
    expect(list.find(({ _id }) => _id === id)).toEqual(tool)
    return Object.fromEntries(Object.entries(tool).filter(([name]) => names.includes(name)))
  }

  test('Are returned as they were given, and are absent if there are none', async () => {
    expect(await shown(await added({ ...details, needsAlso: [wrench] }))).toEqual({
      ...details,
      needsAlso: [wrench],
    })
    expect(await shown(await added({}))).toEqual({})
    expect(await shown(await added({ sku: ' ', fits: [], brand: null }))).toEqual({})
  })

  test('Change one by one; details that a change omits stay', async () => {
    const id = await added({ ...details, needsAlso: [wrench] })
    await shown(id)
    const specs = [{ key: 'drive', value: '1/2"' }]
    expect((await change(id, { specs, price: 13 })).json()).toMatchObject({ modifiedCount: 1 })
    expect(await shown(id)).toEqual({ ...details, needsAlso: [wrench], specs })
  })

  test.each([
    ['null', null],
    ['an empty list', []],
  ])('%s clears a list; null clears a measure, and an empty text a text', async (_, nothing) => {
    const id = await added({ ...details, needsAlso: [wrench] })
    const lists = { specs: nothing, pictures: nothing, fits: nothing, needsAlso: nothing }
    await change(id, { ...lists, weightGrams: null, brand: '' })
    const { sku, category, lengthMm } = details
    expect(await shown(id)).toEqual({ sku, category, lengthMm })
  })

  test('Do not change when the current ones are sent', async () => {
    const id = await added({ ...details, needsAlso: [wrench] })
    const { lengthMm, ...others } = details
    expect((await change(id, { needsAlso: [wrench], lengthMm, ...others })).json()).toMatchObject({
      modifiedCount: 0,
    })
  })

  test('Keep the changes of two admins who change different details at the same time', async () => {
    const id = await added({})
    await Promise.all([change(id, { sku: 'TW-8' }), change(id, { fits: ['udh'] })])
    expect(await shown(id)).toEqual({ sku: 'TW-8', fits: ['udh'] })
  })

  test('Cannot include a picture at another host', async () => {
    const pictures = [...details.pictures, { img: 'https://elsewhere.example/a.png', alt: '' }]
    expect(refusalOf(await add({ pictures }))).toBe('IMAGE_NOT_OURS')
    expect(refusalOf(await change(wrench, { pictures }))).toBe('IMAGE_NOT_OURS')
  })

  test('Can name as needed only other tools that are for sale', async () => {
    const gone = await putTool(env.shop, { stock: 1 })
    granted(await deleteProduct(env.shop, staff, gone))
    const id = await added({ needsAlso: [wrench] })
    for (const needsAlso of [['unknown'], [wrench, gone]])
      expect(refusalOf(await add({ needsAlso }))).toBe('NEEDED_TOOL_NOT_FOR_SALE')
    for (const needsAlso of [['unknown'], [wrench, gone], [id]])
      expect(refusalOf(await change(id, { needsAlso, sku: 'Never' }))).toBe('NEEDED_TOOL_NOT_FOR_SALE')
    expect(await shown(id)).toEqual({ needsAlso: [wrench] })
  })

  test('No longer show a deleted tool that they need, even from the cache, and can still be changed', async () => {
    const whip = await putTool(env.shop, { stock: 1 })
    const [both, one] = [await added({ needsAlso: [wrench, whip] }), await added({ needsAlso: [wrench] })]
    await Promise.all([shown(both), shown(one)])
    granted(await deleteProduct(env.shop, staff, wrench))
    expect([await shown(both), await shown(one)]).toEqual([{ needsAlso: [whip] }, {}])
    expect((await change(one, { sku: 'TW-9' })).json()).toMatchObject({ modifiedCount: 1 })
    expect(await shown(one)).toEqual({ sku: 'TW-9' })
  })

  test.each([
    ['specs.1.key', { specs: [details.specs[0], details.specs[0]] }],
    ['specs.0.value', { specs: [{ key: 'drive', value: '' }] }],
    ['fits.1', { fits: ['udh', 'udh'] }],
    ['weightGrams', { weightGrams: 0 }],
  ])('An invalid %s is refused by field name', async (field, wrong) => {
    for (const answer of [await add(wrong), await change(wrench, wrong)])
      expect(answer.json()).toMatchObject({ code: 'INPUT_INVALID', fields: { [field]: expect.any(String) } })
  })
})

// SQLite runs one writing transaction at a time, so there is nothing to wait for.
describeOnPostgres('A tool that is deleted while another process starts to need it', (engine) => {
  test('is left out of the cached answer', async () => {
    const env = await openTestApp(engine)
    const [needed, user] = [await putTool(env.shop, { stock: 1 }), await putTool(env.shop, { stock: 1 })]
    const admin = await addAdmin(env.shop)
    const shown = async () => (await callApi(env, operationOf('getTool'), { params: { id: user } })).json()
    const held = holdingWrites(env.shop.database)
    const change = { description: {}, details: { needsAlso: [needed] }, restock: undefined }
    const changing = changeProduct({ ...env.shop, database: held.database }, admin, user, change)
    await held.reached
    const other = await env.shop.anotherProcess()
    const deleting = deleteProduct(other, staff, needed)
    try {
      await expect.poll(() => hasBlockedTransaction(env.shop.database)).toBe(true)
    } finally {
      held.finish()
    }
    await Promise.all([changing, deleting])
    await expect.poll(shown).not.toHaveProperty('needsAlso')
    await env.drop()
  })
})
