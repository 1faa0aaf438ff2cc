import { afterEach, expect, test } from 'vitest'
import { type LanguageTag, namedLanguage } from '../../contract/languages/languages.ts'
import { anyEngine } from '../data/testing/engines.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { mountProductFeed } from './product-feed.ts'

let env: TestApp
let made = 0
let text: string | null = null

afterEach(async () => {
  made = 0
  await env.drop()
})

async function open(
  productFeed: (tag: LanguageTag) => AsyncIterable<string>,
  waitS = 0,
  tags: readonly LanguageTag[] = ['en', 'de'],
): Promise<void> {
  env = await openTestApp(anyEngine)
  const feed = (tag: LanguageTag) => {
    made += 1
    return productFeed(tag)
  }
  const readLanguages = async () => ({ standard: 'en', offered: tags.map(namedLanguage) }) as const
  mountProductFeed(
    env.app,
    { productFeed: feed, readLanguages, llmsText: async () => text },
    async () => waitS,
  )
  await env.app.listen({ host: '127.0.0.1', port: 0 })
}

/** Requests the feed over a socket, which the cache requires. */
async function read(path = '/feed.xml'): Promise<Response> {
  const [address] = env.app.addresses()
  if (typeof address !== 'object') throw new Error('The server does not listen')
  return fetch(`http://127.0.0.1:${address.port}${path}`, { redirect: 'manual' })
}

async function* twoParts() {
  yield '<rss>'
  yield '</rss>'
}

test('Concurrent requests share one generation, and later ones get the cached feed until a tool changes', async () => {
  const second = Promise.withResolvers<void>()
  await open(async function* () {
    yield '<rss>'
    await second.promise
    yield '</rss>'
  })
  const answers = Promise.all([1, 2, 3].map(async () => (await read()).text()))
  await expect.poll(() => made).toBe(1)
  second.resolve()
  expect(await answers).toEqual(['<rss></rss>', '<rss></rss>', '<rss></rss>'])
  await expect.poll(async () => (await read()).headers.get('etag')).not.toBeNull()
  const cached = await read()
  expect(cached.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  expect(await cached.text()).toBe('<rss></rss>')
  expect(made).toBe(1)
  await env.shop.database.write(async ({ changed }) => {
    changed('tools')
    return { ok: true, value: null }
  })
  await (await read()).text()
  expect(made).toBe(2)
})

test('Each language has a feed of its own; other languages lead to that of the standard one', async () => {
  await open(async function* (tag) {
    yield `<rss>${tag}</rss>`
  })
  for (const _attempt of [1, 2]) {
    expect(await (await read('/de/feed.xml')).text()).toBe('<rss>de</rss>')
    expect(await (await read()).text()).toBe('<rss>en</rss>')
  }
  for (const [path, expected] of [
    ['/fr/feed.xml', 307],
    ['/en/feed.xml', 308],
  ] as const) {
    const { status, headers } = await read(path)
    expect([status, headers.get('location')]).toEqual([expected, '/feed.xml'])
  }
})

test('If the backend does not answer there is no feed, and the next request tries again', async () => {
  let fails = true
  await open(async function* () {
    if (fails) throw new Error('no answer')
    yield* twoParts()
  })
  expect((await read()).status).toBe(503)
  fails = false
  expect(await (await read()).text()).toBe('<rss></rss>')
})

test('A failure after the first part ends the connection, and nothing is cached', async () => {
  await open(async function* () {
    yield '<rss>'
    throw new Error('no answer')
  })
  for (const _attempt of [1, 2]) await expect(read().then((answer) => answer.text())).rejects.toThrow()
  expect(made).toBe(2)
})

test('A feed counts towards the render limit', async () => {
  await open(twoParts, 7)
  const { status, headers } = await read()
  expect([status, headers.get('retry-after'), made]).toEqual([429, '7', 0])
})

test('/llms.txt is served as text, once the backend answers', async () => {
  await open(twoParts)
  expect((await read('/llms.txt')).status).toBe(503)
  text = '# Shop\n'
  const answer = await read('/llms.txt')
  expect(await answer.text()).toBe('# Shop\n')
  expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
})
