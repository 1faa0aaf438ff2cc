import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Item } from '../../../contract/catalogue/items.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { callApi, operationOf, refusalOf } from '../../testing/api-call.ts'
import { addAdmin, addTool } from '../../testing/shop-contents.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const hub = { img: '/pictures/hub.webp', name: 'Rear hub', price: 64.5, category: 'Hubs', fits: ['qr-9'] }

describeOnEveryEngine('The parts of the shop', (engine) => {
  let env: TestApp
  let token: string
  let id: string
  beforeAll(async () => {
    env = await openTestApp(engine)
    token = await env.tokenOf(await addAdmin(env.shop))
  })
  beforeEach(async () => {
    id = (await add(hub)).json<{ insertedId: string }>().insertedId
  })
  afterAll(() => env.drop())
  const add = (body: object) => callApi(env, operationOf('addItem'), { token, body })
  const change = (body: object) => callApi(env, operationOf('changeItem'), { token, params: { id }, body })
  const remove = () => callApi(env, operationOf('deleteItem'), { token, params: { id } })
  const list = async () => (await callApi(env, operationOf('listItems'), {})).json<Item[]>()
  const shown = async () => (await list()).find(({ _id }) => _id === id)

  test('include a new part first, even in a cached list, with its details', async () => {
    await list()
    const { insertedId } = (await add({ ...hub, name: 'Front hub' })).json<{ insertedId: string }>()
    expect((await list())[0]).toMatchObject({ _id: insertedId, ...hub, name: 'Front hub' })
  })

  test('can be changed field by field; null clears a detail, and unchanged values change nothing', async () => {
    expect((await change({ price: 70, category: null })).json()).toMatchObject({ modifiedCount: 1 })
    const { category: _category, ...rest } = hub
    expect(await shown()).toMatchObject({ ...rest, price: 70 })
    expect(await shown()).not.toHaveProperty('category')
    expect((await change({ price: 70, name: hub.name })).json()).toMatchObject({ modifiedCount: 0 })
  })

  test('keep the changes of two admins who change different fields of a part at the same time', async () => {
    await Promise.all([
      change({ price: 71 }),
      change({ brand: 'Truewheel' }),
      change({ name: 'Hub, 32 holes' }),
    ])
    expect(await shown()).toMatchObject({ price: 71, brand: 'Truewheel', name: 'Hub, 32 holes' })
  })

  test('no longer include a deleted part, which can be neither changed nor deleted again', async () => {
    expect(await shown()).toBeDefined()
    expect((await remove()).json()).toMatchObject({ deletedCount: 1 })
    expect(await shown()).toBeUndefined()
    expect(refusalOf(await remove())).toBe('ITEM_NOT_FOUND')
    expect(refusalOf(await change({ price: 1 }))).toBe('ITEM_NOT_FOUND')
  })

  test('cannot have a picture at another host, or need a tool that is not for sale', async () => {
    const elsewhere = { img: 'https://elsewhere.example/a.png' }
    expect(refusalOf(await add({ ...hub, ...elsewhere }))).toBe('IMAGE_NOT_OURS')
    expect(refusalOf(await change(elsewhere))).toBe('IMAGE_NOT_OURS')
    expect(refusalOf(await add({ ...hub, needsAlso: ['unknown'] }))).toBe('NEEDED_TOOL_NOT_FOR_SALE')
    const tool = await addTool(env.shop, { stock: 1 })
    expect(refusalOf(await change({ needsAlso: [tool] }))).toBe('done')
  })

  test.each([
    ['name', ' ', 'Product Name is Required'],
    ['price', 0, 'At least 0.01.'],
    ['img', '', 'Image is Required'],
  ])('refuse the field %s with the value %j at the field', async (field, value, problem) => {
    const answer = await add({ ...hub, [field]: value })
    expect(answer.json()).toMatchObject({ code: 'INPUT_INVALID', fields: { [field]: problem } })
  })
})
