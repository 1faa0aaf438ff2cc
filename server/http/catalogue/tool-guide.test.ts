import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ToolGuide } from '../../../contract/catalogue/tool-guide.ts'
import { specKeys } from '../../../domain/catalogue/spec-keys.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { addProduct } from '../../operations/catalogue/add-product.ts'
import { changeProduct } from '../../operations/catalogue/change-product.ts'
import { deleteProduct } from '../../operations/catalogue/delete-product.ts'
import { moveProduct } from '../../operations/catalogue/move-product.ts'
import { setProductState } from '../../operations/catalogue/set-product-state.ts'
import { undoChange } from '../../operations/changes/undo-change.ts'
import { bookProduct } from '../../operations/orders/book-product.ts'
import type { Caller } from '../../operations/shop.ts'
import { booking } from '../../testing/buying.ts'
import { addAdmin, addCustomer, granted, staff } from '../../testing/shop-contents.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

describeOnEveryEngine('GET /tools/{id}/guide', (engine) => {
  let env: TestApp
  let admin: Caller
  let origin: string

  beforeAll(async () => {
    env = await openTestApp(engine)
    admin = await addAdmin(env.shop)
    await env.app.listen({ host: '127.0.0.1', port: 0 })
    origin = `http://127.0.0.1:${(env.app.server.address() as AddressInfo).port}`
  })
  beforeEach(async () => {
    const { database } = env.shop
    for (const { id } of await database.read
      .selectFrom('products')
      .where('deleted_at', 'is', null)
      .select('id')
      .execute())
      await deleteProduct(env.shop, staff, id)
  })
  afterAll(() => env.drop())

  const add = async (name: string, details: object = {}) => {
    const described = { name, img: '/pictures/hub.webp', shortDescription: '.', minimumOrder: 2, details }
    return granted(await addProduct(env.shop, admin, { ...described, unitPriceCents: 1250 }, 40))
  }
  const ask = (id: string) => fetch(`${origin}/api/tools/${id}/guide`)
  const guideOf = async (id: string): Promise<ToolGuide> => (await ask(id)).json()
  const neighboursOf = async (id: string) => (await guideOf(id)).neighbours.map(({ name }) => name)

  test('Lists the standards that the tool fits, lookalikes with the right tool for each, and its jobs', async () => {
    const freewheelTool = await add('Freewheel remover', { fits: ['freewheel-12-spline'] })
    const id = await add('Cassette lockring tool', { fits: ['lockring-shimano-12-spline'] })
    const { fits = [], doesNotFit = [], jobs = [] } = await guideOf(id)
    expect(fits.map((fit) => fit.id)).toEqual(['lockring-shimano-12-spline'])
    expect(doesNotFit.map((other) => [other.id, other.instead])).toEqual([
      ['freewheel-12-spline', [{ _id: freewheelTool, name: 'Freewheel remover' }]],
    ])
    expect(jobs.map((job) => job.id)).toEqual(['replace-a-cassette'])
  })

  test("Explains the specification, and shows the other tools that the work needs, in the owner's order", async () => {
    const whip = await add('Chain whip', { lengthMm: 330 })
    const wrench = await add('Wrench')
    const id = await add('Lockring tool', {
      specs: [
        { key: 'jaw-width', value: 25 },
        { key: 'own-key', value: 'Yes' },
      ],
      needsAlso: [wrench, whip],
    })
    const guide = await guideOf(id)
    expect(guide.specs).toEqual([
      { key: 'jaw-width', name: 'Jaw width', value: 25, unit: 'mm', meaning: specKeys['jaw-width']?.meaning },
      { key: 'own-key', name: 'Own key', value: 'Yes' },
    ])
    expect(guide.needsAlso.map(({ name }) => name)).toEqual(['Wrench', 'Chain whip'])
    expect(guide.needsAlso[1]).toEqual({
      _id: whip,
      name: 'Chain whip',
      img: '/pictures/hub.webp',
      outline: null,
      price: 12.5,
      availableQuantity: 40,
      minOrderQuantity: 2,
      lengthMm: 330,
    })
    expect(guide.neighbours).toEqual([])
  })

  test('Names the next three tools on the board, and at the end of the board the previous ones', async () => {
    const ids: string[] = []
    // A new tool is the first in display order.
    for (const name of ['F', 'E', 'D', 'C', 'B', 'A']) ids.unshift(await add(name))
    const [first = '', , , , fifth = '', last = ''] = ids
    expect(await neighboursOf(first)).toEqual(['B', 'C', 'D'])
    expect(await neighboursOf(fifth)).toEqual(['C', 'D', 'F'])
    expect(await neighboursOf(last)).toEqual(['C', 'D', 'E'])
  })

  test('A tool that is shown again, restored or moved appears among its neighbours at once', async () => {
    const ids: string[] = []
    for (const name of ['F', 'E', 'D', 'C', 'B', 'A']) ids.unshift(await add(name))
    const [first = '', , third = '', , fifth = '', last = ''] = ids
    const both = async () =>
      [await neighboursOf(first), await neighboursOf(last)].map((names) => names.join(''))
    expect(await both()).toEqual(['BCD', 'CDE'])
    for (const id of [third, fifth]) granted(await setProductState(env.shop, staff, id, 'hidden'))
    expect(await both()).toEqual(['BDF', 'ABD'])
    for (const id of [third, fifth]) granted(await setProductState(env.shop, staff, id, 'shown'))
    expect(await both()).toEqual(['BCD', 'CDE'])
    await deleteProduct(env.shop, staff, third)
    expect(await both()).toEqual(['BDE', 'BDE'])
    const [deletion] = await env.shop.database.read
      .selectFrom('changes')
      .where('action', '=', 'product.deleted')
      .orderBy('sequence', 'desc')
      .limit(1)
      .select('sequence')
      .execute()
    granted(await undoChange(env.shop, admin, deletion?.sequence ?? 0))
    expect(await both()).toEqual(['BCD', 'CDE'])
    granted(await moveProduct(env.shop, admin, ids[1] ?? '', { after: fifth }))
    expect(await both()).toEqual(['CDE', 'DEB'])
  })

  test('Is cached until one of its tools changes', async () => {
    const whip = await add('Chain whip')
    const others = [await add('Stand'), await add('Gauge'), await add('Pump')]
    const id = await add('Lockring tool', { needsAlso: [whip] })
    const isCached = async () => (await ask(id)).headers.get('etag') !== null
    const fill = async () => {
      await guideOf(id)
      expect(await isCached()).toBe(true)
    }
    await fill()
    await add('Another')
    expect(await isCached()).toBe(true)
    await bookProduct(env.shop, await addCustomer(env.shop), { ...booking(whip), quantity: 3 })
    expect((await guideOf(id)).needsAlso[0]?.availableQuantity).toBe(37)
    await fill()
    await changeProduct(env.shop, admin, others[0] ?? '', {
      description: { name: 'Truing stand' },
      details: {},
      restock: undefined,
    })
    expect(await neighboursOf(id)).toContain('Truing stand')
    await fill()
    await deleteProduct(env.shop, staff, whip)
    expect((await guideOf(id)).needsAlso).toEqual([])
    await fill()
    await changeProduct(env.shop, admin, id, {
      description: {},
      details: { specs: [{ key: 'splines', value: 12 }] },
      restock: undefined,
    })
    expect((await guideOf(id)).specs).toHaveLength(1)
  })

  test('On a board with few tools, a new tool is a neighbour at once', async () => {
    const id = await add('Chain whip')
    expect(await neighboursOf(id)).toEqual([])
    await add('Stand')
    expect(await neighboursOf(id)).toEqual(['Stand'])
  })

  test('Is refused for a tool that is not for sale', async () => {
    const id = await add('Chain whip')
    await deleteProduct(env.shop, staff, id)
    expect([(await ask(id)).status, (await ask('nothing')).status]).toEqual([404, 404])
  })
})
