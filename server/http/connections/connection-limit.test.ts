import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createHttpServer } from './http-server.ts'

let server: Server
let requested: PromiseWithResolvers<void>
const clients: Socket[] = []
const large = Buffer.alloc(32 * 1024 * 1024)

/** A limit of two connections without time limits, so that only the connection limit closes a connection. */
beforeEach(async () => {
  requested = Promise.withResolvers()
  const noLimit = 600_000
  server = createHttpServer(
    (request, response) => {
      request.resume()
      if (request.url === '/quick') response.end('the answer')
      else if (request.url === '/large') response.end(large)
      else requested.resolve()
    },
    { headers: noLimit, request: noLimit, upload: noLimit, silence: noLimit },
    2,
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => {
  for (const client of clients.splice(0)) client.destroy()
  server.close()
})

/** Resolves once the server has accepted the connection, so that connections open in order. */
async function open(): Promise<Socket> {
  const connected = once(server, 'connection')
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  client.on('error', () => undefined)
  clients.push(client)
  await connected
  return client
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: shop\r\n\r\n`
const slowBody = 'POST / HTTP/1.1\r\nhost: shop\r\ncontent-length: 10\r\n\r\n12'

async function ask(client: Socket): Promise<string> {
  client.write(get('/quick'))
  const [bytes] = await once(client, 'data')
  return String(bytes)
}

async function closed(client: Socket): Promise<void> {
  client.resume()
  if (!client.closed) await once(client, 'close')
}

test.each([
  ['sends nothing', ''],
  ['does not finish its headers', 'GET / HTTP/1.1\r\nho'],
])('A new connection replaces one that %s', async (_what, sent) => {
  const slow = await open()
  slow.write(sent)
  await open()
  expect(await ask(await open())).toContain('the answer')
  await closed(slow)
})

test('A new connection replaces one with an unfinished body', async () => {
  const slow = await open()
  slow.write(slowBody)
  await requested.promise
  await open()
  expect(await ask(await open())).toContain('the answer')
  await closed(slow)
})

test('The connection that has waited longest is replaced, not the one opened first', async () => {
  const [first, second] = [await open(), await open()]
  await ask(first)
  await open()
  await closed(second)
  expect(await ask(first)).toContain('the answer')
})

test('A connection with an open request is not replaced', async () => {
  const busy = await open()
  busy.write(get('/later'))
  await requested.promise
  const idle = await open()
  expect(await ask(await open())).toContain('the answer')
  await closed(idle)
  expect(busy.destroyed).toBe(false)
})

test('A new connection replaces one whose client does not read its response', async () => {
  const largeRequested = once(server, 'request')
  const [reader, stalled] = [await open(), await open()]
  stalled.pause()
  stalled.write(get('/large'))
  await largeRequested
  reader.write(get('/later'))
  await requested.promise
  expect(await ask(await open())).toContain('the answer')
  await closed(stalled)
})

test('A new connection is closed if the shop is working for every other one', async () => {
  const [one, other] = [await open(), await open()]
  one.write(get('/later'))
  await requested.promise
  requested = Promise.withResolvers()
  other.write(get('/later'))
  await requested.promise
  await closed(await open())
  expect([one.destroyed, other.destroyed]).toEqual([false, false])
})
