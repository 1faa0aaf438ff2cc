import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createHttpServer } from './http-server.ts'

let server: Server
let asked: PromiseWithResolvers<void>
const clients: Socket[] = []
const large = Buffer.alloc(32 * 1024 * 1024)

/** Two connections; no time limit, so that only the limit of connections can end one. */
beforeEach(async () => {
  asked = Promise.withResolvers()
  const never = 600_000
  server = createHttpServer(
    (request, response) => {
      request.resume()
      if (request.url === '/quick') response.end('the answer')
      else if (request.url === '/large') response.end(large)
      else asked.resolve()
    },
    { headers: never, request: never, upload: never, silence: never },
    2,
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => {
  for (const client of clients.splice(0)) client.destroy()
  server.close()
})

/** Resolves when the server has the connection too; connections are made one after the other. */
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
])('A further connection takes the place of one that %s', async (_what, sent) => {
  const slow = await open()
  slow.write(sent)
  await open()
  expect(await ask(await open())).toContain('the answer')
  await closed(slow)
})

test('A further connection takes the place of one that does not finish a body', async () => {
  const slow = await open()
  slow.write(slowBody)
  await asked.promise
  await open()
  expect(await ask(await open())).toContain('the answer')
  await closed(slow)
})

test('The place of the connection that waited for longest is taken, whichever was opened first', async () => {
  const [first, second] = [await open(), await open()]
  await ask(first)
  await open()
  await closed(second)
  expect(await ask(first)).toContain('the answer')
})

test('A request under way keeps its connection, whatever else is opened', async () => {
  const busy = await open()
  busy.write(get('/later'))
  await asked.promise
  const idle = await open()
  expect(await ask(await open())).toContain('the answer')
  await closed(idle)
  expect(busy.destroyed).toBe(false)
})

test('A further connection takes the place of one whose client does not read its answer', async () => {
  const requested = once(server, 'request')
  const [reads, never] = [await open(), await open()]
  never.pause()
  never.write(get('/large'))
  await requested
  reads.write(get('/later'))
  await asked.promise
  expect(await ask(await open())).toContain('the answer')
  await closed(never)
})

test('A further connection is closed while the shop is at work for all others', async () => {
  const [one, other] = [await open(), await open()]
  one.write(get('/later'))
  await asked.promise
  asked = Promise.withResolvers()
  other.write(get('/later'))
  await asked.promise
  await closed(await open())
  expect([one.destroyed, other.destroyed]).toEqual([false, false])
})
