import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Topic } from '../data/database.ts'
import { ResponseCache } from './response-cache.ts'

interface Got {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly bytes: Buffer
}

const page = `<!doctype html>${'<p>A spoke wrench is no hammer.</p>'.repeat(50)}`

describe('The response cache', () => {
  let server: Server
  let answers: ResponseCache

  beforeEach(async () => {
    answers = new ResponseCache(Number.POSITIVE_INFINITY)
    server = createServer((incoming, response) => {
      if (!answers.answer(incoming, response)) response.writeHead(418).end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterEach(() => {
    vi.useRealTimers()
    server.closeAllConnections()
    server.close()
  })

  const cacheResponse = (
    address = '/',
    topics: readonly Topic[] = ['tools'],
    since = answers.moment(),
    status = 200,
  ) =>
    answers.remember(address, {
      status,
      parameters: ['item', 'spec.'],
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'content-length': 1,
      },
      bytes: Buffer.from(page),
      topics,
      since,
    })
  const get = (path = '/', headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<Got>((resolve, reject) => {
      const { port } = server.address() as AddressInfo
      const outgoing = request({ host: '127.0.0.1', port, path, method, headers }, async (response) => {
        const chunks: Buffer[] = []
        for await (const chunk of response) chunks.push(Buffer.from(chunk))
        resolve({ status: response.statusCode, headers: response.headers, bytes: Buffer.concat(chunks) })
      })
      outgoing.on('error', reject).end()
    })
  const missed = async (path?: string) => (await get(path)).status === 418

  test('A cached response is served with its headers, its length and an ETag', async () => {
    cacheResponse()
    const { status, headers, bytes } = await get()
    expect(status).toBe(200)
    expect(bytes.toString()).toBe(page)
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-length': String(page.length),
      etag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
      vary: 'accept-encoding',
    })
  })

  test('Other addresses and other methods than GET are left to the server', async () => {
    cacheResponse()
    expect(await missed('/other')).toBe(true)
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      expect((await get('/', {}, method)).status).toBe(418)
    }
  })

  test("A HEAD request gets the GET response's headers without a body", async () => {
    cacheResponse()
    const [got, head] = [await get(), await get('/', {}, 'HEAD')]
    expect(head.bytes).toHaveLength(0)
    expect({ ...head.headers, date: '' }).toEqual({ ...got.headers, date: '' })
  })

  test.each([
    ['the tag', (tag: string) => tag],
    ['the tag among others', (tag: string) => `"other", ${tag}`],
  ])('A conditional request with %s gets a 304', async (_what, header) => {
    cacheResponse()
    const { headers } = await get()
    const again = await get('/', { 'if-none-match': header(headers.etag ?? '') })
    expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, headers.etag])
  })

  test('A conditional request with an outdated ETag gets the full response', async () => {
    cacheResponse()
    expect((await get('/', { 'if-none-match': 'W/"another-version-of-it0"' })).status).toBe(200)
  })

  test('A client that accepts Brotli gets the shared Brotli encoding', async () => {
    cacheResponse()
    await expect
      .poll(async () => (await get('/', { 'accept-encoding': 'gzip, br' })).headers['content-encoding'])
      .toBe('br')
    const { bytes, headers } = await get('/', { 'accept-encoding': 'gzip, br' })
    expect(brotliDecompressSync(bytes).toString()).toBe(page)
    expect(headers['content-length']).toBe(String(bytes.length))
    expect(bytes.length).toBeLessThan(page.length)
    for (const encoding of ['', 'gzip', 'br;q=0', 'br; q=0.0', 'brotli']) {
      const { headers: plain } = await get('/', { 'accept-encoding': encoding })
      expect(plain['content-encoding']).toBeUndefined()
    }
  })

  test('A change drops only the responses of its topics', async () => {
    cacheResponse('/tools', ['tools'])
    cacheResponse('/tool/a', ['tool:a', 'reviews'])
    cacheResponse('/tool/b', ['tool:b'])
    cacheResponse('/blog', [])
    answers.drop(['tool:a', 'tools'])
    expect(await Promise.all(['/tools', '/tool/a', '/tool/b', '/blog'].map(missed))).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  test('When changes may have been missed, all responses are dropped', async () => {
    cacheResponse('/blog', [])
    answers.drop('everything')
    expect(await missed('/blog')).toBe(true)
  })

  test.each([
    ['one of its topics', ['tools'] as const, true],
    ['everything', 'everything' as const, true],
    ['something else', ['items'] as const, false],
  ])('A response started before %s changed is not cached: %s', async (_what, change, isSkipped) => {
    const since = answers.moment()
    answers.drop(change)
    cacheResponse('/', ['tools'], since)
    expect(await missed()).toBe(isSkipped)
  })

  test('A response whose rendering began after a change is cached', async () => {
    answers.drop(['tools'])
    answers.drop('everything')
    cacheResponse()
    expect(await missed()).toBe(false)
  })

  describe('while many orders come in', () => {
    const ordered = ['tools', 'tool:a', 'bookings'] as const
    const cachePage = (since = answers.moment()) =>
      answers.remember('/', {
        status: 200,
        parameters: [],
        headers: {},
        bytes: Buffer.from(page),
        topics: ['tools'],
        lagMs: 1_000,
        since,
      })
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['Date'] })
    })
    const beBusy = () => {
      for (let order = 0; order < 6; order += 1) answers.drop(['tool:other', 'bookings'])
    }

    test('A single order drops every response at once, and a response whose rendering it interrupts is not cached', async () => {
      cachePage()
      const since = answers.moment()
      answers.drop(ordered)
      expect(await missed()).toBe(true)
      cachePage(since)
      expect(await missed()).toBe(true)
    })

    test('A response that may lag is served until it is a second old, however many orders come in', async () => {
      cachePage()
      beBusy()
      for (const ms of [0, 500, 499]) {
        vi.advanceTimersByTime(ms)
        answers.drop(ordered)
        expect(await missed()).toBe(false)
      }
      vi.advanceTimersByTime(2)
      expect(await missed()).toBe(true)
    })

    test('A response that is older than a second, or may not lag, is dropped at once', async () => {
      cachePage()
      cacheResponse('/api/tools')
      vi.advanceTimersByTime(1_000)
      beBusy()
      answers.drop(ordered)
      expect(await missed()).toBe(true)
      expect(await missed('/api/tools')).toBe(true)
    })

    test('A response rendered meanwhile is cached for a second, if it may lag', async () => {
      const since = answers.moment()
      beBusy()
      answers.drop(ordered)
      cachePage(since)
      cacheResponse('/api/tools', ['tools'], since)
      expect(await missed()).toBe(false)
      expect(await missed('/api/tools')).toBe(true)
      vi.advanceTimersByTime(1_001)
      expect(await missed()).toBe(true)
    })

    test('Any other change drops a response at once, and a response rendered during the change is not cached', async () => {
      cachePage()
      beBusy()
      answers.drop(ordered)
      const since = answers.moment()
      answers.drop(['tools'])
      expect(await missed()).toBe(true)
      cachePage(since)
      expect(await missed()).toBe(true)
    })
  })

  test('A response expires after its maximum age', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    answers = new ResponseCache(30_000)
    cacheResponse()
    vi.advanceTimersByTime(30_000)
    expect(await missed()).toBe(false)
    vi.advanceTimersByTime(1)
    expect(await missed()).toBe(true)
  })

  test('The cache is limited: the oldest response is evicted first', async () => {
    cacheResponse('/oldest')
    for (let index = 0; index < 4_999; index += 1) {
      answers.remember(`/${index}`, {
        status: 200,
        parameters: [],
        headers: {},
        bytes: Buffer.from('x'),
        topics: [],
        since: 0,
      })
    }
    expect(await missed('/oldest')).toBe(false)
    answers.remember('/one-more', {
      status: 200,
      parameters: [],
      headers: {},
      bytes: Buffer.from('x'),
      topics: [],
      since: 0,
    })
    expect(await missed('/oldest')).toBe(true)
    expect(await missed('/one-more')).toBe(false)
  })

  test('A query without parameters of the page gets the cached response, and a query with them is left to the server', async () => {
    cacheResponse('/quote')
    expect((await get('/quote?x=1')).headers.etag).toMatch(/^W/)
    expect(await missed('/quote?x=1&item=7')).toBe(true)
    expect(await missed('/quote?it%65m=7')).toBe(true)
    expect(await missed('/quote?spec.drive=1')).toBe(true)
    expect(await missed('/quote?special=1')).toBe(false)
  })

  test('A cached 404 page is served as a 404 in full, also under another address', async () => {
    cacheResponse('/not-found', [], answers.moment(), 404)
    const { etag } = (await get('/not-found')).headers
    const again = await get('/not-found', { 'if-none-match': etag ?? '' })
    expect([again.status, again.bytes.toString()]).toEqual([404, page])
    expect(await missed('/other')).toBe(true)
  })
})
