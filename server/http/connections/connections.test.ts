import { once } from 'node:events'
import { Agent, get, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { followConnections } from './connections.ts'

let app: FastifyInstance
let asked: PromiseWithResolvers<void>
let answer: PromiseWithResolvers<string>
let largeAsked: PromiseWithResolvers<void>
let largeAnswer: PromiseWithResolvers<string>
const clients: Socket[] = []

beforeEach(async () => {
  asked = Promise.withResolvers()
  answer = Promise.withResolvers()
  largeAsked = Promise.withResolvers()
  largeAnswer = Promise.withResolvers()
  // As long as a test may wait: what closes has been closed by the shop.
  app = Fastify({ keepAliveTimeout: 600_000, requestTimeout: 0 })
  followConnections(app)
  app.get('/', () => {
    asked.resolve()
    return answer.promise
  })
  app.get('/large', () => {
    largeAsked.resolve()
    return largeAnswer.promise
  })
  app.post('/refused', { onRequest: (_request, reply) => void reply.code(401).send('no') }, () => 'yes')
  await app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(() => {
  for (const client of clients.splice(0)) client.destroy()
})

/** A client that never hangs up by itself. */
async function open(): Promise<Socket> {
  const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  clients.push(client)
  await once(client, 'connect')
  return client
}

const request = 'GET / HTTP/1.1\r\nhost: shop\r\n\r\n'

test('Closing waits for no connection on which nothing was asked', async () => {
  await open()
  await app.close()
})

test('An answer that is under way is given, and then its connection is no reason to wait', async () => {
  const client = await open()
  client.write(request)
  await asked.promise
  const closed = app.close()
  await expect.poll(() => app.server.listening).toBe(false)
  answer.resolve('the answer')
  const [bytes] = await once(client, 'data')
  expect(String(bytes)).toContain('the answer')
  await closed
})

test('An answer that a slow reader takes is whole, whatever else is over meanwhile', async () => {
  const large = 'x'.repeat(20 * 2 ** 20)
  const reader = await open()
  reader.pause()
  reader.write(request.replace('GET /', 'GET /large'))
  const other = (await open()).resume()
  other.write(request)
  await Promise.all([asked.promise, largeAsked.promise])
  const closed = app.close()
  await expect.poll(() => app.server.listening).toBe(false)
  largeAnswer.resolve(large)
  answer.resolve('the answer')
  await once(other, 'close')
  let bytes = 0
  reader.on('data', (chunk: Buffer) => {
    bytes += chunk.length
  })
  reader.resume()
  await Promise.all([once(reader, 'close'), closed])
  expect(bytes).toBeGreaterThan(large.length)
})

test('An answer that is written when the stop begins reaches a slow reader whole', async () => {
  const large = 'x'.repeat(20 * 2 ** 20)
  const written = once(app.server, 'request').then(([, response]: ServerResponse[]) => response)
  largeAnswer.resolve(large)
  const reader = await open()
  reader.pause()
  reader.write(request.replace('GET /', 'GET /large'))
  const response = await written
  await expect.poll(() => response?.writableEnded).toBe(true)
  expect(response?.writableFinished).toBe(false)
  const closed = app.close()
  await expect.poll(() => app.server.listening).toBe(false)
  let bytes = 0
  reader.on('data', (chunk: Buffer) => {
    bytes += chunk.length
  })
  reader.resume()
  await Promise.all([once(reader, 'close'), closed])
  expect(bytes).toBeGreaterThan(large.length)
})

test('An answer that is out before all of its request came keeps nothing open', async () => {
  const client = await open()
  client.write(
    'POST /refused HTTP/1.1\r\nhost: shop\r\ncontent-type: text/plain\r\ncontent-length: 10\r\n\r\n12345',
  )
  await once(client, 'data')
  const closed = app.close()
  await expect.poll(() => app.server.listening).toBe(false)
  client.write('67890')
  await closed
})

test('A request that comes just when the shop begins to close is answered', async () => {
  const client = await open()
  answer.resolve('the answer')
  const closed = app.close()
  client.write(request)
  const [bytes] = await once(client, 'data')
  expect(String(bytes)).toMatch(/^HTTP\/1\.1 (?:200|503) /)
  await closed
})

test('While the shop drains it answers each request and asks for the connection to be closed', async () => {
  const [underWay, next] = [await open(), await open()]
  underWay.write(request)
  await asked.promise
  // Longer than the test: new requests are served until then.
  void app.connections.drain(600_000)
  answer.resolve('the answer')
  next.write(request)
  for (const client of [underWay, next]) {
    const [bytes] = await once(client, 'data')
    expect(String(bytes)).toMatch(/^HTTP\/1\.1 200 [\s\S]*\r\nconnection: close\r\n[\s\S]*the answer$/i)
    await once(client, 'close')
  }
  expect(app.server.listening).toBe(true)
})

test('A drain resets no connection of a client that keeps it alive and asks again and again', async () => {
  answer.resolve('the answer')
  const { port } = app.server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const failures: unknown[] = []
  const ask = () =>
    new Promise<string>((resolve) => {
      get({ port, host: '127.0.0.1', agent }, (response) => {
        response.resume().once('end', () => resolve(response.headers.connection ?? ''))
      }).once('error', (error: NodeJS.ErrnoException) => {
        failures.push(error.code)
        resolve('close')
      })
    })
  expect(await ask()).toBe('keep-alive')
  const drained = app.connections.drain(0)
  while ((await ask()) !== 'close');
  await drained
  await app.close()
  expect(failures).toEqual([])
})

test('What an answer under way asks of the app itself is answered while the shop drains', async () => {
  await app.close()
  app = Fastify()
  followConnections(app)
  app.get('/', async () => {
    asked.resolve()
    await answer.promise
    return (await app.inject('/part')).body
  })
  app.get('/part', async () => 'the answer')
  await app.listen({ host: '127.0.0.1', port: 0 })
  const client = await open()
  client.write(request)
  await asked.promise
  const drained = app.connections.drain(0)
  await expect.poll(() => app.server.listening).toBe(false)
  answer.resolve('')
  const [bytes] = await once(client, 'data')
  expect(String(bytes)).toMatch(/^HTTP\/1\.1 200 [\s\S]*the answer$/)
  await drained
  await app.close()
})
