import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Admission } from './admission.ts'

let admission: Admission
let server: Server
/** Those that were taken and have no answer yet. */
let taken: { request: IncomingMessage; response: ServerResponse }[]

beforeEach(async () => {
  admission = new Admission()
  taken = []
  server = createServer((request, response) => {
    if (admission.take(request, response)) taken.push({ request, response })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

function ask(path = '/api/users', init: RequestInit = {}): Promise<Response> {
  const asked = fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, init)
  // Those that are never answered are cut at the end.
  asked.catch(() => undefined)
  return asked
}

/** Has this many requests under way. */
async function fill(count: number): Promise<void> {
  for (let one = 0; one < count; one += 1) void ask()
  await expect.poll(() => taken.length).toBe(count)
}

/** Is late for long, and has taken what it always takes until the next look. */
async function fillLate(): Promise<void> {
  late(2)
  await fill(100)
}

function late(times: number): void {
  for (let time = 0; time < times; time += 1) admission.look(400)
}

describe('A shop with more requests than it can answer in time', () => {
  test('refuses reads with 503, a time to come back, and the body of every refusal', async () => {
    await fillLate()
    const refused = await ask()
    expect(refused.status).toBe(503)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.json()).toMatchObject({ code: 'BUSY', requestId: expect.stringMatching(/.{10}/) })
  })

  test('shows a person a page', async () => {
    admission.pages = { busyPage: 'Many people are here', isFull: () => false }
    await fillLate()
    const refused = await ask('/tool/t1', { headers: { accept: 'text/html,*/*' } })
    expect([refused.status, await refused.text()]).toEqual([503, 'Many people are here'])
  })

  test('refuses pages at the door while the line of renderings is full and a crowd was turned away', async () => {
    let full = true
    admission.pages = { busyPage: 'Many people are here', isFull: () => full }
    for (let one = 0; one < 50; one += 1) admission.turnedAway()
    expect((await ask('/tool/t1')).status).toBe(503)
    void ask('/api/users')
    void ask('/api/booking', { method: 'POST', body: '{}' })
    await expect.poll(() => taken.length).toBe(2)
    full = false
    void ask('/tool/t1')
    await expect.poll(() => taken.length).toBe(3)
  })

  test('goes on to take what people have filled in, health and events of the card provider', async () => {
    await fillLate()
    void ask('/api/booking', { method: 'POST', body: '{}' })
    for (const path of ['/healthz', '/readyz', '/metrics', '/payments/webhook']) void ask(path)
    await expect.poll(() => taken.length).toBe(105)
  })

  test('refuses nothing when it was late for less than a second', async () => {
    admission.look(400)
    admission.look(0)
    admission.look(400)
    await fill(150)
  })

  test('takes more again when it is no longer late', async () => {
    await fillLate()
    expect((await ask()).status).toBe(503)
    expect(admission.look(0)).toBe(1)
    for (let one = 0; one < 105; one += 1) void ask()
    await expect.poll(() => taken.length).toBe(205)
  })

  test('takes the parts of a page that it has taken', async () => {
    await fillLate()
    void ask('/assets/shop-abc.js')
    await expect.poll(() => taken.length).toBe(101)
  })

  test('takes nothing else that is only written like a part of a page', async () => {
    await fillLate()
    for (const path of ['/api/users?x=.ico', '/tool/t1?x=.svg', '/api/pictures/x.webp']) {
      expect((await ask(path)).status, path).toBe(503)
    }
    const write = () => ask('/assets/x.js', { method: 'POST', body: '{}' })
    for (let one = 0; one < 50; one += 1) void write()
    await expect.poll(() => taken.length).toBe(150)
    expect((await write()).status).toBe(503)
  })

  test('refuses above 300 also when its event loop is free: what it waits for is elsewhere', async () => {
    await fill(300)
    expect((await ask()).status).toBe(503)
  })
})

test('A slow machine with few requests refuses none', async () => {
  late(50)
  await fill(60)
})

test('Clients that are slow to send a body, or to take an answer, keep nobody out', async () => {
  const body = () => new ReadableStream({ start: (to) => to.enqueue(new TextEncoder().encode('{')) })
  const slow = () => ask('/api/quotes', { method: 'POST', body: body(), duplex: 'half' } as RequestInit)
  for (let one = 0; one < 300; one += 1) void slow()
  await expect.poll(() => taken.length).toBe(300)
  void ask()
  await expect.poll(() => taken.length).toBe(301)
  for (let one = 0; one < 299; one += 1) void ask()
  await expect.poll(() => taken.length).toBe(600)
  expect((await ask()).status).toBe(503)
  for (const { request } of taken) admission.release(request)
  void ask()
  await expect.poll(() => taken.length).toBe(601)
})
