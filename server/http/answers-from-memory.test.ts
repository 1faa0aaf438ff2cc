import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { done } from '../../domain/outcome.ts'
import type { Topic } from '../data/database.ts'
import { describeOnEveryEngine } from '../data/testing/engines.ts'
import { bookProduct } from '../operations/orders/book-product.ts'
import { mountPages } from '../pages/mount-pages.ts'
import { booking } from '../testing/buying.ts'
import { addCustomer, addTool, deleteTool } from '../testing/shop-contents.ts'
import { stockOf } from '../testing/stored-rows.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

describeOnEveryEngine('Cached public responses', (engine) => {
  let env: TestApp
  let origin: string

  beforeAll(async () => {
    env = await openTestApp(engine)
    // Renders a page with a tool's stock, like the tool's page.
    const render = async ({ address }: { readonly address: string }) => {
      const id = address.replace(/^\/tool\//, '')
      const html = `left: ${await stockOf(env.shop, id)}`
      return { status: 200, html, headers: {}, topics: [`tool:${id}`] as const }
    }
    const find = async (address: string) => ({
      path: address,
      address,
      parameters: [],
      tag: 'en' as const,
      isElsewhere: false,
    })
    const refusal = () => ({ status: 429, html: '', headers: {}, topics: [] })
    const renderer = {
      find,
      render,
      refusal,
      languageAt: () => 'en' as const,
      busy: refusal,
      isBusy: () => false,
      isFull: () => false,
      formPaths: [],
      renderForm: async () => refusal(),
    }
    mountPages(env.app, renderer, async () => 0)
    await env.app.listen({ host: '127.0.0.1', port: 0 })
    origin = `http://127.0.0.1:${(env.app.server.address() as AddressInfo).port}`
  })
  afterAll(() => env.drop())

  const get = (path: string, headers: Record<string, string> = {}) => fetch(origin + path, { headers })
  test.each(['/api/tools', '/api/items', '/api/review', '/api/standards'])(
    '%s is cached after the first request',
    async (path) => {
      const first = await get(path)
      const second = await get(path)
      expect([first.headers.get('etag'), typeof second.headers.get('etag')]).toEqual([null, 'string'])
      expect(await second.text()).toBe(await first.text())
      const again = await get(path, { 'if-none-match': second.headers.get('etag') ?? '' })
      expect(again.status).toBe(304)
    },
  )

  test.each<[string, readonly Topic[]]>([
    ['/api/shop', ['shop']],
    ['/api/texts/privacy', ['shop']],
    ['/api/tools', ['tools']],
    ['/api/tools/facets', ['tools', 'spec-keys']],
    ['/api/items', ['items']],
    ['/api/items/facets', ['items', 'spec-keys']],
    ['/api/spec-keys', ['spec-keys']],
    ['/api/review', ['reviews']],
    ['/api/jobs/replace-pedals', ['tools', 'items']],
    ['/api/fit', ['tools', 'items']],
  ])('%s is made anew after a change of any of %j', async (path, topics) => {
    for (const topic of topics) {
      await env.app.inject(path)
      expect([topic, env.app.answers.read(path)?.status]).toEqual([topic, 200])
      await env.shop.database.write(async ({ changed }) => {
        changed(topic)
        return done(null)
      })
      expect([topic, env.app.answers.read(path)]).toEqual([topic, undefined])
    }
  })

  test('have the security headers and no data of the first request', async () => {
    await get('/api/tools')
    const { headers } = await get('/api/tools')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    for (const name of ['set-cookie', 'x-ratelimit-remaining', 'x-request-id']) {
      expect(headers.get(name)).toBeNull()
    }
  })

  test('show the new stock at once after a booking; after many, the page shows it within a second', async () => {
    const customer = await addCustomer(env.shop)
    const id = await addTool(env.shop, { stock: 1_000 })
    for (let stock = 1_000; stock > 980; stock -= 1) {
      const shown = await Promise.all(
        [`/api/tools/${id}`, '/api/tools', `/tool/${id}`].map(async (path) => (await get(path)).text()),
      )
      expect(JSON.parse(shown[0] ?? '')).toMatchObject({ availableQuantity: stock })
      expect(shown[1]).toContain(`"availableQuantity":${stock}`)
      // More than five commits of orders within a second count as many (docs/decisions/0079).
      if (stock > 995) expect(shown[2]).toBe(`left: ${stock}`)
      await bookProduct(env.shop, customer, booking(id))
    }
    await expect.poll(async () => (await get(`/tool/${id}`)).text()).toBe('left: 980')
  })

  test('with the reviews of a tool are rebuilt only after a change of that tool', async () => {
    const [id, other] = [await addTool(env.shop, { stock: 5 }), await addTool(env.shop, { stock: 5 })]
    const path = `/api/tools/${id}/reviews`
    await env.app.inject(path)
    for (const [changedId, status] of [
      [other, 200],
      [id, undefined],
    ] as const) {
      await env.shop.database.write(async ({ changed }) => {
        changed(`tool:${changedId}`)
        return done(null)
      })
      expect(env.app.answers.read(path)?.status).toBe(status)
    }
  })

  test('with the list of parts are rebuilt after a booking of a part', async () => {
    const part = await addTool(env.shop, { stock: 5, kind: 'part' })
    await env.app.inject('/api/items')
    expect(env.app.answers.read('/api/items')?.status).toBe(200)
    await bookProduct(env.shop, await addCustomer(env.shop), booking(part))
    expect(env.app.answers.read('/api/items')).toBeUndefined()
  })

  test('soon show a booking by another process', async () => {
    const other = env.shop.database.engine === 'postgres' ? await env.shop.anotherProcess() : env.shop
    const id = await addTool(env.shop, { stock: 5 })
    await get(`/api/tools/${id}`)
    await bookProduct(other, await addCustomer(env.shop), booking(id))
    await expect
      .poll(async () => (await get(`/api/tools/${id}`)).json())
      .toMatchObject({ availableQuantity: 4 })
  })

  test('do not include a deleted tool, whose 404 is not cached', async () => {
    const id = await addTool(env.shop, { stock: 5 })
    await get(`/api/tools/${id}`)
    await deleteTool(env.shop, id)
    for (const _time of [1, 2]) {
      const answer = await get(`/api/tools/${id}`)
      expect([answer.status, answer.headers.get('etag')]).toEqual([404, null])
    }
  })

  test('ignore an unknown parameter', async () => {
    const plain = await get('/api/tools')
    const body = await plain.text()
    for (const query of ['made=up', 'utm_source=email&x=1', '', 'Search=x']) {
      const answer = await get(`/api/tools?${query}`)
      expect([query, answer.status, typeof answer.headers.get('etag')]).toEqual([query, 200, 'string'])
      expect(await answer.text()).toBe(body)
    }
  })

  test('are not used for a list that a parameter filters', async () => {
    const whole = await (await get('/api/tools')).text()
    for (const query of ['limit=1', 'x=1&limit=1', 'l%69mit=1']) {
      for (const _time of [1, 2]) {
        const answer = await get(`/api/tools?${query}`)
        expect([query, answer.headers.get('etag'), await answer.json()]).toMatchObject([query, null, [{}]])
      }
    }
    // A part of the list must not be cached as the whole list either.
    expect(await (await get('/api/tools')).text()).toBe(whole)
  })

  test('have one canonical address, and are not stored for another encoding of it', async () => {
    const id = await addTool(env.shop, { stock: 5 })
    for (const _time of [1, 2]) {
      const answer = await get(`/api/%74ools/${id}`)
      expect([answer.status, answer.headers.get('etag')]).toEqual([200, null])
    }
    expect((await get(`/api/tools/${id}`)).headers.get('etag')).toMatch(/^W/)
  })
})
