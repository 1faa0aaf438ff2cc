import { once } from 'node:events'
import { createServer, type OutgoingHttpHeaders, type Server, ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { PreparedAnswer } from './prepared-answer.ts'

const page = Buffer.from(`<!doctype html>${'<p>A spoke wrench – 15 mm.</p>'.repeat(20)}`)
const headers: OutgoingHttpHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; script-src 'self'",
  link: ['</a.js>; rel=preload', '</b.css>; rel=preload'],
  etag: 'W/"a-tag"',
  'content-length': page.length,
}
const usual = 'GET / HTTP/1.1\r\nhost: shop\r\n\r\n'
const maskDate = (answer: string) => answer.replaceAll(/Date: [^\r]+/g, 'Date: …')

let server: Server
const clients: Socket[] = []

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  for (const client of clients.splice(0)) client.destroy()
  server.closeAllConnections()
  server.close()
})

async function serve(answer: (response: ServerResponse) => void): Promise<void> {
  server = createServer((_request, response) => answer(response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
}

async function open(): Promise<Socket> {
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  clients.push(client)
  await once(client, 'connect')
  return client
}

/** Sends requests on one connection; returns the bytes of `count` complete answers. */
async function ask(requests: string, count = 1, client?: Socket): Promise<string> {
  const socket = client ?? (await open())
  let received = ''
  const answered = new Promise<string>((resolve) => {
    socket.on('data', (bytes: Buffer) => {
      received += bytes.toString('latin1')
      if (received.split('HTTP/1.1 ').length > count && isWhole(received, requests)) resolve(received)
    })
    socket.once('close', () => resolve(received))
  })
  socket.write(requests)
  const answer = await answered
  socket.removeAllListeners('data')
  return answer
}

/** Returns whether the last answer is complete: its head, and its body if it may have one. */
function isWhole(received: string, requests: string): boolean {
  const last = received.slice(received.lastIndexOf('HTTP/1.1 '))
  const [head, ...body] = last.split('\r\n\r\n')
  const length = head?.startsWith('HTTP/1.1 200') && !requests.startsWith('HEAD') ? page.length : 0
  return body.length > 0 && body.join('\r\n\r\n').length >= length
}

/** Returns what Node itself sends for a request. */
async function sentByNode(request: string, status: number, body: Buffer | undefined): Promise<string> {
  await serve((response) => {
    response.writeHead(status, headers)
    response.end(response.req.method === 'HEAD' ? undefined : body)
  })
  const answer = await ask(request)
  server.closeAllConnections()
  server.close()
  return maskDate(answer)
}

describe('A prepared answer', () => {
  test.each([
    ['of a page', 200, page],
    ['that nothing has changed', 304, Buffer.alloc(0)],
  ])('%s is byte for byte what Node sends, the first time and later', async (_what, status, body) => {
    const byNode = await sentByNode(usual, status, body)
    const prepared = new PreparedAnswer(status, headers, body)
    await serve((response) => prepared.send(response))
    for (const _time of ['Node wrote its head', 'prepared', 'prepared']) {
      expect(maskDate(await ask(usual))).toBe(byNode)
    }
  })

  // Fails if a version of Node stores the head elsewhere; answers are then correct, but slow.
  test('Has a head that Node writes only once', async () => {
    const written = vi.spyOn(ServerResponse.prototype, 'writeHead')
    const prepared = new PreparedAnswer(200, headers, page)
    await serve((response) => prepared.send(response))
    for (let time = 0; time < 3; time += 1) await ask(usual)
    expect(written).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['HEAD', 'HEAD / HTTP/1.1\r\nhost: shop\r\n\r\n'],
    ['HTTP/1.0', 'GET / HTTP/1.0\r\n\r\n'],
    ['Connection: close', 'GET / HTTP/1.1\r\nhost: shop\r\nconnection: close\r\n\r\n'],
  ])('To a request with %s is what Node sends', async (_what, request) => {
    const byNode = await sentByNode(request, 200, page)
    const prepared = new PreparedAnswer(200, headers, page)
    await serve((response) => prepared.send(response))
    await ask(usual)
    expect(maskDate(await ask(request))).toBe(byNode)
    expect(maskDate(await ask(usual))).toContain('Connection: keep-alive')
  })

  test('Waits in a pipeline for slower answers before it', async () => {
    const prepared = new PreparedAnswer(200, headers, page)
    let requests = 0
    await serve((response) => {
      requests += 1
      if (requests !== 2) prepared.send(response)
      else setTimeout(() => response.end('slow'), 20)
    })
    await ask(usual)
    const answers = await ask(usual.repeat(3), 3)
    const [slow = '', first = '', second = ''] = answers.split('HTTP/1.1 ').slice(1)
    expect(slow).toMatch(/slow$/)
    expect(maskDate(first)).toBe(maskDate(second))
    expect(Buffer.from(first.slice(-page.length), 'latin1')).toEqual(page)
  })

  test('Has the date of the current second', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T10:00:00Z') })
    const prepared = new PreparedAnswer(200, headers, page)
    await serve((response) => prepared.send(response))
    await ask(usual)
    vi.setSystemTime(new Date('2026-11-25T10:00:01.500Z'))
    expect(await ask(usual)).toContain('\r\nDate: Wed, 25 Nov 2026 10:00:01 GMT\r\n')
    vi.setSystemTime(new Date('2026-12-01T00:00:00Z'))
    expect(await ask(usual)).toContain('\r\nDate: Tue, 01 Dec 2026 00:00:00 GMT\r\n')
  })

  test('Stays in progress until a slow client has read it, and then the connection continues', async () => {
    const large = Buffer.alloc(16 * 1024 * 1024, 'x')
    const prepared = new PreparedAnswer(200, { 'content-length': large.length }, large)
    const finished: boolean[] = []
    await serve((response) => {
      prepared.send(response)
      response.once('finish', () => finished.push(true))
    })
    const client = await open()
    const read = async () => {
      let length = 0
      while (length < large.length) {
        const [bytes] = (await once(client, 'data')) as [Buffer]
        length += bytes.length
      }
    }
    client.write(usual)
    await read()
    client.pause()
    client.write(usual)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(finished).toHaveLength(1)
    const rest = read()
    client.resume()
    await rest
    await expect.poll(() => finished.length).toBe(2)
  })
})
