import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tool } from '../../../contract/catalogue/tools.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { addProduct } from '../../operations/catalogue/add-product.ts'
import { deleteProduct } from '../../operations/catalogue/delete-product.ts'
import { callApi, operationOf, refusalOf } from '../../testing/api-call.ts'
import { addAdmin, granted, staff } from '../../testing/shop-contents.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

describeOnEveryEngine('The list of tools', (engine) => {
  let env: TestApp

  beforeAll(async () => {
    env = await openTestApp(engine)
    const admin = await addAdmin(env.shop)
    const add = async (name: string, unitPriceCents: number, stock: number) => {
      const described = { name, img: '/pictures/hub.webp', shortDescription: '.', minimumOrder: 1 }
      return granted(await addProduct(env.shop, admin, { ...described, unitPriceCents }, stock))
    }
    await add('Truing stand', 9000, 2)
    await add('chain whip', 2000, 9)
    await add('Chain breaker', 3000, 0)
    await deleteProduct(env.shop, staff, await add('Chain nose', 1000, 5))
    await add('Chain_gauge', 2000, 9)
  })
  afterAll(() => env.drop())

  const ask = (query: Record<string, string> = {}) => callApi(env, operationOf('listTools'), { query })
  const names = async (query: Record<string, string> = {}) =>
    (await ask(query)).json<Tool[]>().map(({ name }) => name)

  test('Is sorted newest first if there are no parameters', async () => {
    expect(await names()).toEqual(['Chain_gauge', 'Chain breaker', 'chain whip', 'Truing stand'])
  })

  test('Can be sorted by name, price and stock, in both directions', async () => {
    const byName = ['Chain breaker', 'chain whip', 'Chain_gauge', 'Truing stand']
    expect(await names({ sort: 'name' })).toEqual(byName)
    expect(await names({ sort: '-name' })).toEqual(byName.toReversed())
    expect((await names({ sort: 'price' })).slice(2)).toEqual(['Chain breaker', 'Truing stand'])
    expect((await names({ sort: '-price' })).slice(0, 2)).toEqual(['Truing stand', 'Chain breaker'])
    expect((await names({ sort: 'availableQuantity' })).slice(0, 2)).toEqual([
      'Chain breaker',
      'Truing stand',
    ])
    expect((await names({ sort: '-availableQuantity' })).slice(2)).toEqual(['Truing stand', 'Chain breaker'])
  })

  test('Is searched by the beginning of the name, regardless of case, and omits deleted tools', async () => {
    expect(await names({ search: 'CHAIN' })).toEqual(['Chain breaker', 'chain whip', 'Chain_gauge'])
    expect(await names({ search: 'chain_' })).toEqual(['Chain_gauge'])
    expect(await names({ search: 'whip' })).toEqual([])
  })

  test('Returns up to 200 tools by their ids, in that order, without those that are not for sale', async () => {
    const [one, other] = (await ask()).json<Tool[]>()
    const ids = [other?._id, 'unknown', one?._id, other?._id].join()
    const chosen = await callApi(env, operationOf('listChosenTools'), { query: { ids } })
    expect(chosen.json()).toEqual([other, one])
    const tooMany = Array.from({ length: 201 }, (_, place) => `t${place}`).join()
    const refused = await callApi(env, operationOf('listChosenTools'), { query: { ids: tooMany } })
    expect(refused.statusCode).toBe(400)
  })

  const queries: Record<string, string>[] = [
    {},
    { search: 'chain' },
    ...['name', '-name', 'price', '-price', 'availableQuantity', '-availableQuantity'].map((sort) => ({
      sort,
    })),
  ]
  test.each(queries)('Omits nothing when it is read in pages with %j', async (listQuery) => {
    const seen: string[] = []
    let after: string | undefined
    do {
      const answer = await ask({ ...listQuery, limit: '1', ...(after !== undefined && { after }) })
      seen.push(...answer.json<Tool[]>().map(({ name }) => name))
      after = answer.headers['x-next-cursor']?.toString()
    } while (after !== undefined)
    expect(seen).toEqual(await names(listQuery))
  })

  test('Keeps its later pages when a tool is added between two pages', async () => {
    const first = await ask({ sort: 'price', limit: '2' })
    const admin = await addAdmin(env.shop)
    const cheap = { name: 'Valve', img: '/pictures/hub.webp', shortDescription: '.', minimumOrder: 1 }
    const id = granted(await addProduct(env.shop, admin, { ...cheap, unitPriceCents: 100 }, 1))
    const after = first.headers['x-next-cursor']?.toString() ?? ''
    expect(await names({ sort: 'price', limit: '2', after })).toEqual(['Chain breaker', 'Truing stand'])
    await deleteProduct(env.shop, staff, id)
  })

  test('Is cached only as a whole', async () => {
    // Fastify does not see cached responses, so this test needs a real server.
    const address = await env.app.listen({ host: '127.0.0.1', port: 0 })
    const tagOf = async (path: string) => {
      await fetch(`${address}${path}`).then((answer) => answer.text())
      return (await fetch(`${address}${path}`)).headers.get('etag')
    }
    expect(await tagOf('/api/tools')).not.toBeNull()
    expect(await tagOf('/api/tools?limit=2')).toBeNull()
  })

  test('Refuses invalid parameters', async () => {
    expect(refusalOf(await ask({ sort: 'shortDescription' }))).toBe('INPUT_INVALID')
    expect(refusalOf(await ask({ limit: '0' }))).toBe('INPUT_INVALID')
    expect(refusalOf(await ask({ search: 'a', sort: 'name' }))).toBe('INPUT_INVALID')
    expect(refusalOf(await ask({ after: 'x' }))).toBe('CURSOR_INVALID')
  })
})
