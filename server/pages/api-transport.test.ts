import { createServer, type RequestListener } from 'node:http'
import Fastify from 'fastify'
import { afterEach, describe, expect, test } from 'vitest'
import { getTool } from '../../contract/tools.ts'
import { patienceMs } from '../../tools/test-run/patience.ts'
import { faults, startFaultyProvider } from '../testing/faulty-provider.ts'
import { callInProcess, callOverHttp } from './api-transport.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** Asks a backend that answers like this for a tool. */
async function askFor(id: string, listener: RequestListener) {
  const server = createServer(listener)
  closing.push(() => server.close())
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return callOverHttp(`http://127.0.0.1:${port}`, patienceMs)(getTool, { params: { id } })
}

test("A page's call to its own server is 503 when it gets no answer in its time", async () => {
  const app = Fastify()
  app.get('/api/tools/:id', () => new Promise(() => undefined))
  expect(await callInProcess(app, 10)(getTool, { params: { id: 't1' } })).toEqual({ status: 503, body: null })
})

describe("A page's call to another backend", () => {
  test('hands on what it answers, refusals included', async () => {
    const found = await askFor('t1', (_request, response) => response.end('{"price":"18.5"}'))
    expect(found).toEqual({ status: 200, body: { price: '18.5' } })
    const refused = await askFor('t1', (_request, response) => {
      response.writeHead(404).end('{"message":"no such tool"}')
    })
    expect(refused).toEqual({ status: 404, body: { message: 'no such tool' } })
  })

  test('has its parameters percent-encoded', async () => {
    const { body } = await askFor('a+b/c', ({ url }, response) => response.end(JSON.stringify(url)))
    expect(body).toBe('/tools/a%2Bb%2Fc')
  })

  test.each<[string, RequestListener]>([
    ['hangs up', (_request, response) => response.destroy()],
    ['answers a page of HTML', (_request, response) => response.end('<!doctype html>')],
    ['sends it elsewhere', (_request, response) => response.writeHead(302, { location: '/' }).end()],
    [
      'answers more than a page can hold',
      (_request, response) => response.writeHead(200, { 'content-length': 2 ** 30 }).write('['),
    ],
  ])('is 503 when it %s', async (_, listener) => {
    expect(await askFor('t1', listener)).toEqual({ status: 503, body: null })
  })

  test.each(['says nothing', 'begins to answer and never ends', 'answers with a 503 page'] as const)(
    'is 503 when it %s',
    async (fault) => {
      const backend = await startFaultyProvider(faults[fault])
      const call = callOverHttp(backend.address, 100)
      expect(await call(getTool, { params: { id: 't1' } })).toEqual({ status: 503, body: null })
      await backend.stop()
    },
  )

  test('is told from a page of HTML when it answers with nothing, or refuses in HTML', async () => {
    expect(await askFor('t1', (_request, response) => response.end())).toEqual({ status: 200, body: null })
    const refused = await askFor('t1', (_request, response) => response.writeHead(404).end('<pre>Cannot GET'))
    expect(refused).toEqual({ status: 404, body: null })
  })

  test('is 503 when it answers more than a page can hold and does not say how much', async () => {
    const chunk = Buffer.alloc(1024 * 1024, ' ')
    let closed: Promise<void> | undefined
    const answer = await askFor('t1', (_request, response) => {
      closed = new Promise((resolve) => response.on('close', resolve))
      const more = () => {
        while (!response.destroyed && response.write(chunk));
      }
      response.on('drain', more)
      more()
    })
    expect(answer).toEqual({ status: 503, body: null })
    await closed
  })

  test('is 503 when nobody is there', async () => {
    const nobody = callOverHttp('http://127.0.0.1:1')
    expect(await nobody(getTool, { params: { id: 't1' } })).toEqual({ status: 503, body: null })
  })
})
