import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChangeFeed } from './change-feed.ts'
import { shopTimeLimits } from './connection.ts'

/** Encodes a message of PostgreSQL's protocol: type, length and body. */
function message(type: string, body: string): Buffer {
  const length = Buffer.alloc(4)
  length.writeInt32BE(4 + Buffer.byteLength(body))
  return Buffer.concat([Buffer.from(type), length, Buffer.from(body)])
}
const authenticated = message('R', '\0\0\0\0')
const ready = message('Z', 'I')
const done = message('C', 'DONE\0')
const shuttingDown = message('E', 'SFATAL\0VFATAL\0C57P01\0Mterminating connection\0\0')
const notifyOn = (channel: string) => message('A', `\0\0\0\u0001${channel}\0\0`)

const { heartbeatEveryMs, silenceMs } = shopTimeLimits

/**
 * A fake server with the part of the protocol that a feed needs. Connections stay open until the other side closes
 * them.
 */
const sockets: Socket[] = []
/** Whether the server delivers notifications. */
let delivers = true
let heartbeats = 0
const server = createServer((socket) => {
  sockets.push(socket)
  socket.on('error', () => undefined)
  socket.once('data', () => {
    socket.write(Buffer.concat([authenticated, ready]))
    socket.on('data', (bytes) => {
      const notified = /notify (\w+)/.exec(bytes.toString('latin1'))?.[1]
      if (notified) heartbeats += 1
      const delivered = notified && delivers ? [notifyOn(notified)] : []
      socket.write(Buffer.concat([done, ...delivered, ready]))
    })
  })
})

let feed: ChangeFeed
let received: unknown[]
let errors: string[]
let ping: () => Promise<void>

beforeEach(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  received = []
  errors = []
  delivers = true
  heartbeats = 0
  ping = async () => undefined
  feed = new ChangeFeed(`postgres://shop@127.0.0.1:${port}/shop`, shopTimeLimits, {
    onError: (error) => errors.push(error.message),
    ping: () => ping(),
  })
  feed.onChange((topics) => received.push(topics))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(async () => {
  vi.useRealTimers()
  await feed.stop()
  for (const socket of sockets.splice(0)) socket.destroy()
  await new Promise((closed) => server.close(closed))
})

/** Advances the clock by one heartbeat and waits until the server receives it. */
async function untilHeartbeat(): Promise<void> {
  const before = heartbeats
  await vi.advanceTimersByTimeAsync(shopTimeLimits.heartbeatEveryMs)
  await expect.poll(() => heartbeats).toBe(before + 1)
}

test('A lost connection is replaced once, even if its error and its end are both reported', async () => {
  await feed.start()
  const [first] = sockets
  first?.write(shuttingDown)
  await expect.poll(() => errors).toEqual(['terminating connection'])
  await vi.advanceTimersByTimeAsync(1_000)
  await expect.poll(() => received).toEqual(['everything'])
  if (!first?.destroyed) {
    first?.end()
    await once(first as Socket, 'close')
  }
  await new Promise((resolve) => setImmediate(resolve))
  expect(sockets).toHaveLength(2)
  expect(sockets.filter(({ destroyed }) => !destroyed)).toHaveLength(1)
  expect(errors).toEqual(['terminating connection'])
})

test('A stopped feed neither reports a lost connection nor opens a new one', async () => {
  await feed.start()
  const stopping = feed.stop()
  sockets[0]?.write(shuttingDown)
  sockets[0]?.end()
  await stopping
  await new Promise((resolve) => setImmediate(resolve))
  expect(vi.getTimerCount()).toBe(0)
  expect(errors).toEqual([])
})

test('A feed whose heartbeats are delivered keeps its connection', async () => {
  await feed.start()
  for (let beat = 0; beat < 3; beat += 1) {
    await untilHeartbeat()
    // A delivered heartbeat clears its timeout. Two timers remain: the next heartbeat and the check for silence.
    await expect.poll(() => vi.getTimerCount()).toBe(2)
  }
  expect([received, errors, sockets.length]).toEqual([[], [], 1])
})

test('While the database answers but delivers no heartbeat, the feed repeatedly publishes that everything may have changed', async () => {
  await feed.start()
  delivers = false
  await untilHeartbeat()
  await vi.advanceTimersByTimeAsync(silenceMs - heartbeatEveryMs - 1)
  expect(received).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(received).toEqual(['everything'])
  await vi.advanceTimersByTimeAsync(heartbeatEveryMs)
  expect([received, errors, sockets.length]).toEqual([['everything', 'everything'], [], 1])
})

test('A feed whose heartbeat is not delivered reconnects after five seconds and publishes that everything may have changed', async () => {
  ping = async () => {
    throw new Error('away')
  }
  await feed.start()
  delivers = false
  await untilHeartbeat()
  await vi.advanceTimersByTimeAsync(shopTimeLimits.heartbeatMs)
  expect(errors).toEqual(['Changes are not heard: PostgreSQL did not answer within 5000 ms'])
  delivers = true
  await vi.advanceTimersByTimeAsync(1_000)
  await expect.poll(() => received).toEqual(['everything'])
  await untilHeartbeat()
  await expect.poll(() => vi.getTimerCount()).toBe(2)
  expect([received, errors.length, sockets.length]).toEqual([['everything'], 1, 2])
})
