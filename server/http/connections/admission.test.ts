import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Admission } from './admission.ts'

let admission: Admission
let server: Server
/** Admitted requests that are not answered yet. */
let admitted: { request: IncomingMessage; response: ServerResponse }[]

beforeEach(async () => {
  admission = new Admission()
  admitted = []
  server = createServer((request, response) => {
    if (admission.take(request, response)) admitted.push({ request, response })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

function ask(path = '/api/users', init: RequestInit = {}): Promise<Response> {
  const response = fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, init)
  // At the end, requests without a response are aborted.
  response.catch(() => undefined)
  return response
}

/** Sends this number of requests, which stay open. */
async function fill(count: number): Promise<void> {
  for (let one = 0; one < count; one += 1) void ask()
  await expect.poll(() => admitted.length).toBe(count)
}

/** Simulates a long delay, so that only the minimum is admitted until the next measurement. */
async function fillLate(): Promise<void> {
  delay(2)
  await fill(100)
}

function delay(times: number): void {
  for (let time = 0; time < times; time += 1) admission.look(400)
}

describe('An overloaded shop', () => {
  test('refuses reads with 503, a retry-after and the body of every refusal', async () => {
    await fillLate()
    const refused = await ask()
    expect(refused.status).toBe(503)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refused.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(refused.headers.get('x-frame-options')).toBe('DENY')
    expect(await refused.json()).toMatchObject({ code: 'BUSY', requestId: expect.stringMatching(/.{10}/) })
  })

  test('sends browsers an HTML page', async () => {
    admission.pages = { busyPage: () => 'Many people are here', isFull: () => false }
    await fillLate()
    const refused = await ask('/tool/t1', { headers: { accept: 'text/html,*/*' } })
    expect([refused.status, await refused.text()]).toEqual([503, 'Many people are here'])
  })

  test('refuses pages early while the render queue is full and many visitors were turned away', async () => {
    let full = true
    admission.pages = { busyPage: () => 'Many people are here', isFull: () => full }
    for (let one = 0; one < 50; one += 1) admission.turnedAway()
    expect((await ask('/tool/t1')).status).toBe(503)
    void ask('/api/users')
    void ask('/api/booking', { method: 'POST', body: '{}' })
    await expect.poll(() => admitted.length).toBe(2)
    full = false
    void ask('/tool/t1')
    await expect.poll(() => admitted.length).toBe(3)
  })

  test('still admits writes, health checks and card provider events', async () => {
    await fillLate()
    void ask('/api/booking', { method: 'POST', body: '{}' })
    for (const path of ['/healthz', '/readyz', '/metrics', '/payments/webhook']) void ask(path)
    await expect.poll(() => admitted.length).toBe(105)
  })

  test('refuses nothing when the event loop was delayed by less than a second', async () => {
    admission.look(400)
    admission.look(0)
    admission.look(400)
    await fill(150)
  })

  test('admits more requests once the event loop is no longer delayed', async () => {
    await fillLate()
    expect((await ask()).status).toBe(503)
    expect(admission.look(0)).toBe(1)
    for (let one = 0; one < 105; one += 1) void ask()
    await expect.poll(() => admitted.length).toBe(205)
  })

  test('admits the assets of pages that it admitted', async () => {
    await fillLate()
    void ask('/assets/shop-abc.js')
    await expect.poll(() => admitted.length).toBe(101)
  })

  test('refuses addresses that only look like assets', async () => {
    await fillLate()
    for (const path of ['/api/users?x=.ico', '/tool/t1?x=.svg', '/api/pictures/x.webp']) {
      expect((await ask(path)).status, path).toBe(503)
    }
    const write = () => ask('/assets/x.js', { method: 'POST', body: '{}' })
    for (let one = 0; one < 50; one += 1) void write()
    await expect.poll(() => admitted.length).toBe(150)
    expect((await write()).status).toBe(503)
  })

  test('refuses more than 300 open requests even with an idle event loop, because they wait elsewhere', async () => {
    await fill(300)
    expect((await ask()).status).toBe(503)
  })
})

test('A slow machine refuses none of a few requests', async () => {
  delay(50)
  await fill(60)
})

test('Clients that send a body or read a response slowly do not block others', async () => {
  const body = () => new ReadableStream({ start: (to) => to.enqueue(new TextEncoder().encode('{')) })
  const slowRequest = () =>
    ask('/api/quotes', { method: 'POST', body: body(), duplex: 'half' } as RequestInit)
  for (let one = 0; one < 300; one += 1) void slowRequest()
  await expect.poll(() => admitted.length).toBe(300)
  void ask()
  await expect.poll(() => admitted.length).toBe(301)
  for (let one = 0; one < 299; one += 1) void ask()
  await expect.poll(() => admitted.length).toBe(600)
  expect((await ask()).status).toBe(503)
  for (const { request } of admitted) admission.release(request)
  void ask()
  await expect.poll(() => admitted.length).toBe(601)
})
