import { once } from 'node:events'
import { Agent, get, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { followConnections } from './connections.ts'

let app: FastifyInstance
let requested: PromiseWithResolvers<void>
let answer: PromiseWithResolvers<string>
let largeRequested: PromiseWithResolvers<void>
let largeResponse: PromiseWithResolvers<string>
const clients: Socket[] = []

beforeEach(async () => {
  requested = Promise.withResolvers()
  answer = Promise.withResolvers()
  largeRequested = Promise.withResolvers()
  largeResponse = Promise.withResolvers()
  // Longer than any test, so that only the tested code closes connections.
  app = Fastify({ keepAliveTimeout: 600_000, requestTimeout: 0 })
  followConnections(app)
  app.get('/', () => {
    requested.resolve()
    return answer.promise
  })
  app.get('/large', () => {
    largeRequested.resolve()
    return largeResponse.promise
  })
  app.post('/refused', { onRequest: (_request, reply) => void reply.code(401).send('no') }, () => 'yes')
  await app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy()
  await app.close()
})

/** Opens a client that never disconnects on its own. */
async function open(): Promise<Socket> {
  const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  clients.push(client)
  await once(client, 'connect')
  return client
}

const request = 'GET / HTTP/1.1\r\nhost: shop\r\n\r\n'

test('Closing does not wait for a connection without a request', async () => {
  await open()
  await app.close()
})

test('A response in progress is sent, then its connection is closed', async () => {
  const client = await open()
  client.write(request)
  await requested.promise
  const closed = app.close()
  await expect.poll(() => app.server.listening).toBe(false)
  answer.resolve('the answer')
  const [bytes] = await once(client, 'data')
  expect(String(bytes)).toContain('the answer')
  await closed
})

test('A slow reader gets its whole response, even if other responses finish first', async () => {
  const large = 'x'.repeat(20 * 2 ** 20)
  const reader = await open()
  reader.pause()
  reader.write(request.replace('GET /', 'GET /large'))
  const other = (await open()).resume()
  other.write(request)
  await Promise.all([requested.promise, largeRequested.promise])
  const closed = app.close()
  await expect.poll(() => app.server.listening).toBe(false)
  largeResponse.resolve(large)
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

test('A response that was written before closing begins reaches a slow reader whole', async () => {
  const large = 'x'.repeat(20 * 2 ** 20)
  const written = once(app.server, 'request').then(([, response]: ServerResponse[]) => response)
  largeResponse.resolve(large)
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

test('A response sent before its request is complete does not keep the connection open', async () => {
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

test('A request that arrives as closing begins is answered', async () => {
  const client = await open()
  answer.resolve('the answer')
  const closed = app.close()
  client.write(request)
  const [bytes] = await once(client, 'data')
  expect(String(bytes)).toMatch(/^HTTP\/1\.1 (?:200|503) /)
  await closed
})

test('While draining, each request is answered with Connection: close', async () => {
  const [underWay, next] = [await open(), await open()]
  underWay.write(request)
  await requested.promise
  // Longer than the test, so that new requests are served throughout.
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

test('Draining resets no keep-alive connection that sends request after request', async () => {
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

test('While draining, the app answers the requests that a response in progress sends to it', async () => {
  await app.close()
  app = Fastify()
  followConnections(app)
  app.get('/', async () => {
    requested.resolve()
    await answer.promise
    return (await app.inject('/part')).body
  })
  app.get('/part', async () => 'the answer')
  await app.listen({ host: '127.0.0.1', port: 0 })
  const client = await open()
  client.write(request)
  await requested.promise
  const drained = app.connections.drain(0)
  await expect.poll(() => app.server.listening).toBe(false)
  answer.resolve('')
  const [bytes] = await once(client, 'data')
  expect(String(bytes)).toMatch(/^HTTP\/1\.1 200 [\s\S]*the answer$/)
  await drained
  await app.close()
})
