import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { createHttpServer, type TimeLimits } from './http-server.ts'

let server: Server
const clients: Socket[] = []

afterEach(() => {
  for (const client of clients.splice(0)) client.destroy()
  server.close()
})

/** As long as a test may wait, so that only the limit that a test sets can end a connection. */
const never = 600_000
const large = Buffer.alloc(32 * 1024 * 1024)

async function serve(limits: Partial<TimeLimits>): Promise<void> {
  const noLimits = { headers: never, request: never, upload: never, silence: never, checkEvery: 10 }
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

/** Everything that a client is sent until its connection ends. */
async function until(client: Socket): Promise<string> {
  let received = ''
  client.on('data', (bytes: Buffer) => {
    received += bytes.toString('latin1')
  })
  await once(client, 'close')
  return received
}

const withBody = (path: string) =>
  `POST ${path} HTTP/1.1\r\nhost: shop\r\ncontent-type: text/plain\r\ncontent-length: 10\r\n\r\n12`

describe('A client that is slow', () => {
  test.each([
    ['sends nothing', ''],
    ['does not finish its headers', 'GET / HTTP/1.1\r\nho'],
  ])('is told 408 and disconnected when it %s', async (_what, sent) => {
    // Long enough for what is sent: a connection that is closed with bytes unread is reset, and the client misses the 408.
    await serve({ headers: 1_000 })
    const client = await open()
    client.write(sent)
    expect(await until(client)).toMatch(/^HTTP\/1\.1 408 /)
  })

  test('is told 408 and disconnected when it does not finish a body', async () => {
    await serve({ request: 50 })
    const client = await open()
    client.write(withBody('/api/quotes'))
    expect(await until(client)).toMatch(/^HTTP\/1\.1 408 /)
  })

  test('has more time for a picture, and not for ever', async () => {
    await serve({ headers: 1_000, request: 0, upload: 1_000 })
    const [picture, other] = [await open(), await open()]
    picture.write(withBody('/images'))
    other.write(withBody('/api/quotes'))
    const ended: string[] = []
    const both = [
      until(picture).then((said) => ended.push(`picture ${said.slice(9, 12)}`)),
      until(other).then((said) => ended.push(`other ${said.slice(9, 12)}`)),
    ]
    await Promise.all(both)
    expect(ended).toEqual(['other 408', 'picture 408'])
  })

  test('is disconnected when it does not take its answer', async () => {
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

test('The server keeps its limits: 15 s for headers, a minute for a request, looked at every 5 s', () => {
  server = createHttpServer(() => undefined)
  expect(server).toMatchObject({ headersTimeout: 15_000, timeout: 60_000 })
})
