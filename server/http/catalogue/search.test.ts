import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { callApi, operationOf, refusalOf } from '../../testing/api-call.ts'
import { addTool } from '../../testing/shop-contents.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

describeOnEveryEngine('GET /search', (engine) => {
  let env: TestApp
  let id: string

  beforeAll(async () => {
    env = await openTestApp(engine)
    id = await addTool(env.shop, { stock: 7, minimumOrder: 2, unitPriceCents: 1680, name: 'Chain whip' })
    for (let number = 1; number <= 11; number += 1)
      await addTool(env.shop, { stock: 1, name: `Hex key ${number} mm` })
  })
  afterAll(() => env.drop())

  const ask = (query: Record<string, string>) => callApi(env, operationOf('searchProducts'), { query })

  test('Returns the products found as a list shows them, and the corrected query', async () => {
    const answer = await ask({ q: '  chain wihp ' })
    expect(answer.json()).toEqual({
      results: [
        {
          kind: 'tool',
          _id: id,
          name: 'Chain whip',
          img: '/pictures/spoke-wrench.webp',
          price: 16.8,
          outline: null,
          shortDescription: 'Six sizes.',
          minOrderQuantity: 2,
          availableQuantity: 7,
        },
      ],
      pages: [
        {
          kind: 'job',
          title: 'Replace a cassette',
          address: '/jobs/replace-a-cassette',
          text: expect.stringContaining('two special tools'),
          steps: 8,
          tools: 4,
        },
      ],
      categories: [],
      didYouMean: ['chain whip'],
    })
    expect(answer.headers['cache-control']).toBe('no-cache')
  })

  test('Returns ten results, or as many as the caller asks for', async () => {
    const count = async (query: Record<string, string>) =>
      (await ask(query)).json<{ results: unknown[] }>().results.length
    expect([await count({ q: 'hex' }), await count({ q: 'hex', limit: '3' })]).toEqual([10, 3])
    expect(await count({ q: 'hex', limit: '50' })).toBe(11)
  })

  test.each([{ q: ' ' }, { q: 'x'.repeat(101) }, { q: 'hex', limit: '0' }, { q: 'hex', limit: '51' }, {}])(
    'Refuses %j',
    async (query) => {
      expect(refusalOf(await ask(query))).toBe('INPUT_INVALID')
    },
  )
})
