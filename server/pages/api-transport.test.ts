import { createServer, type RequestListener, type Server } from 'node:http'
import Fastify from 'fastify'
import { afterEach, describe, expect, test } from 'vitest'
import { getTool, listTools } from '../../contract/catalogue/tools.ts'
import { patienceMs } from '../../tools/test-run/patience.ts'
import { followRequests } from '../http/serving/follow-requests.ts'
import { cacheMarkedReplies, remember } from '../response-cache/cache-replies.ts'
import { ResponseCache } from '../response-cache/response-cache.ts'
import { faults, startFaultyProvider } from '../testing/faulty-provider.ts'
import { callInProcess, callOverHttp, withLongWords } from './api-transport.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

async function requestTool(id: string, listener: RequestListener) {
  const url = await listening(createServer(listener))
  return callOverHttp(url, patienceMs)(getTool, { params: { id } })
}

/** Returns the URL of a server that the test closes. */
async function listening(server: Server): Promise<string> {
  closing.push(() => server.close())
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return `http://127.0.0.1:${port}`
}

function ownServer() {
  const app = Fastify()
  cacheMarkedReplies(app, new ResponseCache(Number.POSITIVE_INFINITY))
  return app
}

test("A page's call to its own server carries the query, and passes on the headers of the response", async () => {
  const app = ownServer()
  app.get('/api/tools', (request, reply) => reply.header('x-next-cursor', 'c2').send([request.query]))
  const answer = await callInProcess(app)(listTools, { query: { limit: 2, after: undefined } })
  expect(answer).toMatchObject({ status: 200, body: [{ limit: '2' }] })
  expect(answer.header?.('x-next-cursor')).toBe('c2')
})

test.each([
  ['gets those of the shop', undefined, 'Zen\u00adtrier'],
  ['keeps its own', 'Zent\u00adrier', 'Zent\u00adrier'],
])('A backend with or without a header of long words %s', async (_, sent, expected) => {
  const url = await listening(
    createServer((_request, response) => {
      const headers = sent === undefined ? {} : { 'x-words': encodeURIComponent(sent) }
      response.writeHead(200, { 'x-next-cursor': 'c2', ...headers }).end('{"name":"Zentrier"}')
    }),
  )
  const words = async (body: unknown) =>
    JSON.stringify(body) === '{"name":"Zentrier"}' ? encodeURIComponent('Zen\u00adtrier') : undefined
  const call = withLongWords(callOverHttp(url, patienceMs), words)
  const { header } = await call(getTool, { params: { id: 't1' } })
  expect(decodeURIComponent(header?.('x-words') ?? '')).toBe(expected)
  expect(header?.('x-next-cursor')).toBe('c2')
})

test("A page's call to its own server has the network address of the visitor", async () => {
  const app = ownServer()
  followRequests(app, undefined)
  app.get('/api/tools/:id', (request) => ({ name: request.ip }))
  app.post('/page', async () => (await callInProcess(app)(getTool, { params: { id: 't1' } })).body)
  const posted = await app.inject({ method: 'POST', url: '/page', remoteAddress: '192.0.2.7' })
  expect(posted.json()).toEqual({ name: '192.0.2.7' })
})

test("A page's call to its own server gets the cached response until the shown data changes", async () => {
  const app = ownServer()
  let price = 18.5
  app.get('/api/tools/:id', (_request, reply) => {
    remember(reply, ['tool:t1'], { address: '/api/tools/t1', parameters: [] })
    return reply.header('x-next-cursor', 'c2').send({ price })
  })
  const ask = () => callInProcess(app)(getTool, { params: { id: 't1' } })
  const first = await ask()
  price = 20
  const again = await ask()
  expect([first, again]).toMatchObject([{ body: { price: 18.5 } }, { status: 200, body: { price: 18.5 } }])
  expect(again.header?.('x-next-cursor')).toBe('c2')
  expect(again.header?.('x-other')).toBeNull()
  app.answers.drop(['tool:t1'])
  expect(await ask()).toMatchObject({ status: 200, body: { price: 20 } })
})

test("A page's call to its own server is answered with 503 after its timeout", async () => {
  const app = ownServer()
  app.get('/api/tools/:id', () => new Promise(() => undefined))
  expect(await callInProcess(app, 'en', 10)(getTool, { params: { id: 't1' } })).toMatchObject({
    status: 503,
    body: null,
  })
})

describe("A page's call to another backend", () => {
  test('passes on its responses, including refusals', async () => {
    const found = await requestTool('t1', (_request, response) => response.end('{"price":"18.5"}'))
    expect(found).toMatchObject({ status: 200, body: { price: '18.5' } })
    const refused = await requestTool('t1', (_request, response) => {
      response.writeHead(404).end('{"message":"no such tool"}')
    })
    expect(refused).toMatchObject({ status: 404, body: { message: 'no such tool' } })
  })

  test('carries the query, and passes on the headers of the response', async () => {
    const backend = createServer(({ url }, response) => {
      response.setHeader('x-next-cursor', 'c2')
      response.end(JSON.stringify(url))
    })
    const url = await listening(backend)
    const answer = await callOverHttp(url, patienceMs)(listTools, { query: { limit: 2, after: 'c 1' } })
    expect(answer.body).toBe('/tools?limit=2&after=c+1')
    expect(answer.header?.('x-next-cursor')).toBe('c2')
    expect(answer.header?.('x-other') ?? null).toBeNull()
  })

  test('percent-encodes its parameters', async () => {
    const { body } = await requestTool('a+b/c', ({ url }, response) => response.end(JSON.stringify(url)))
    expect(body).toBe('/tools/a%2Bb%2Fc')
  })

  test.each<[string, RequestListener]>([
    ['hangs up', (_request, response) => response.destroy()],
    ['responds with HTML', (_request, response) => response.end('<!doctype html>')],
    ['redirects', (_request, response) => response.writeHead(302, { location: '/' }).end()],
    [
      'responds with too much data',
      (_request, response) => response.writeHead(200, { 'content-length': 2 ** 30 }).write('['),
    ],
  ])('is 503 when the backend %s', async (_, listener) => {
    expect(await requestTool('t1', listener)).toMatchObject({ status: 503, body: null })
  })

  test.each(['says nothing', 'begins to answer and never ends', 'answers with a 503 page'] as const)(
    'is 503 when the backend %s',
    async (fault) => {
      const backend = await startFaultyProvider(faults[fault])
      const call = callOverHttp(backend.address, 100)
      expect(await call(getTool, { params: { id: 't1' } })).toMatchObject({ status: 503, body: null })
      await backend.stop()
    },
  )

  test('passes on an empty response, and a refusal in HTML', async () => {
    expect(await requestTool('t1', (_request, response) => response.end())).toMatchObject({
      status: 200,
      body: null,
    })
    const refused = await requestTool('t1', (_request, response) =>
      response.writeHead(404).end('<pre>Cannot GET'),
    )
    expect(refused).toMatchObject({ status: 404, body: null })
  })

  test('is answered with 503 when the backend responds with too much data of undeclared length', async () => {
    const chunk = Buffer.alloc(1024 * 1024, ' ')
    let closed: Promise<void> | undefined
    const answer = await requestTool('t1', (_request, response) => {
      closed = new Promise((resolve) => response.on('close', resolve))
      const more = () => {
        while (!response.destroyed && response.write(chunk));
      }
      response.on('drain', more)
      more()
    })
    expect(answer).toMatchObject({ status: 503, body: null })
    await closed
  })

  test('is answered with 503 when the backend is unreachable', async () => {
    const unreachable = callOverHttp('http://127.0.0.1:1')
    expect(await unreachable(getTool, { params: { id: 't1' } })).toMatchObject({ status: 503, body: null })
  })
})
