import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { createHttpServer, type TimeLimits } from './http-server.ts'

let server: Server
const clients: Socket[] = []

afterEach(() => {
  for (const client of clients.splice(0)) client.destroy()
  server.close()
})

/** Longer than any test, so that only the tested limit closes a connection. */
const noLimit = 600_000
const large = Buffer.alloc(32 * 1024 * 1024)

async function serve(limits: Partial<TimeLimits>): Promise<void> {
  const noLimits = { headers: noLimit, request: noLimit, upload: noLimit, silence: noLimit, checkEvery: 10 }
  server = createHttpServer(
    (request, response) => {
      request.resume()
      if (request.url === '/large') response.end(large)
    },
    { ...noLimits, ...limits },
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
}

async function open(): Promise<Socket> {
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  clients.push(client)
  await once(client, 'connect')
  return client
}

/** Returns everything received until the connection closes. */
async function receiveAll(client: Socket): Promise<string> {
  let received = ''
  client.on('data', (bytes: Buffer) => {
    received += bytes.toString('latin1')
  })
  await once(client, 'close')
  return received
}

const withBody = (path: string) =>
  `POST ${path} HTTP/1.1\r\nhost: shop\r\ncontent-type: text/plain\r\ncontent-length: 10\r\n\r\n12`

describe('A slow client', () => {
  test.each([
    ['sends nothing', ''],
    ['does not finish its headers', 'GET / HTTP/1.1\r\nho'],
  ])('gets 408 and is disconnected when it %s', async (_what, sent) => {
    // Long enough to read the bytes: closing with unread bytes resets the connection, and the client would miss the
    // 408.
    await serve({ headers: 1_000 })
    const client = await open()
    client.write(sent)
    expect(await receiveAll(client)).toMatch(/^HTTP\/1\.1 408 /)
  })

  test('gets 408 and is disconnected when it does not finish a body', async () => {
    await serve({ request: 50 })
    const client = await open()
    client.write(withBody('/api/quotes'))
    expect(await receiveAll(client)).toMatch(/^HTTP\/1\.1 408 /)
  })

  test.each(['/images', '/api/imports'])(
    'has more time for an upload to %s, but not unlimited',
    async (path) => {
      await serve({ headers: 1_000, request: 0, upload: 1_000 })
      const ended: string[] = []
      const send = async (name: string, to: string) => {
        const client = await open()
        client.write(withBody(to))
        ended.push(`${name} ${(await receiveAll(client)).slice(9, 12)}`)
      }
      const uploading = send('upload', path)
      // The upload began earlier, so it can end later only because it has more time.
      await wait(200)
      await Promise.all([uploading, send('other', '/api/quotes')])
      expect(ended).toEqual(['other 408', 'upload 408'])
    },
  )

  test('is disconnected when it does not read its response', async () => {
    await serve({ silence: 50 })
    const connected = once(server, 'connection')
    const client = await open()
    client.pause()
    client.write('GET /large HTTP/1.1\r\nhost: shop\r\n\r\n')
    const [socket] = (await connected) as [Socket]
    if (!socket.destroyed) await once(socket, 'close')
    expect(socket.destroyed).toBe(true)
  })
})

test('A request has 15 s for its headers, and a connection may be silent for 60 s', () => {
  server = createHttpServer(() => undefined)
  expect(server).toMatchObject({ headersTimeout: 15_000, timeout: 60_000 })
})
