import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { inProcessFetch } from './in-process-fetch.ts'

let server: FastifyInstance
let call: typeof fetch

beforeEach(() => {
  server = Fastify()
  server.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  server.all('/echo', (request, reply) =>
    reply
      .code(402)
      .header('x-asked', request.headers['x-ask'] ?? '')
      .send({
        method: request.method,
        query: request.query,
        body: request.body ?? null,
      }),
  )
  server.get('/never', () => new Promise(() => undefined))
  call = inProcessFetch(server)
})
afterEach(() => server.close())

test('Method, query, headers and body are sent, and status, headers and body are returned', async () => {
  const answer = await call('http://anywhere:1/echo?a=1', {
    method: 'POST',
    headers: { 'content-type': 'text/plain', 'x-ask': 'yes' },
    body: 'words',
  })
  expect([answer.status, answer.ok, answer.headers.get('x-asked')]).toEqual([402, false, 'yes'])
  expect(await answer.json()).toEqual({ method: 'POST', query: { a: '1' }, body: 'words' })
})

test('A call with only a URL is a GET', async () => {
  expect(await (await call('http://anywhere/echo')).json()).toEqual({ method: 'GET', query: {}, body: null })
})

test('An aborted call rejects', async () => {
  const giveUp = new AbortController()
  const pending = call('http://anywhere/never', { signal: giveUp.signal })
  giveUp.abort()
  await expect(pending).rejects.toThrow(/abort/i)
})
