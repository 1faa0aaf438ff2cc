import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChangeFeed } from './change-feed.ts'
import { shopTimeLimits } from './connection.ts'

/** A message of PostgreSQL's protocol: its letter, its length and what it says. */
function message(letter: string, body: string): Buffer {
  const length = Buffer.alloc(4)
  length.writeInt32BE(4 + Buffer.byteLength(body))
  return Buffer.concat([Buffer.from(letter), length, Buffer.from(body)])
}
const letIn = message('R', '\0\0\0\0')
const ready = message('Z', 'I')
const done = message('C', 'DONE\0')
const goingDown = message('E', 'SFATAL\0VFATAL\0C57P01\0Mterminating connection\0\0')
const notifyOn = (channel: string) => message('A', `\0\0\0\u0001${channel}\0\0`)

/** As much of a server as a feed needs; its connections are open until somebody ends them. */
const sockets: Socket[] = []
/** Whether the server hands on what is announced. */
let delivers = true
let heartbeats = 0
const server = createServer((socket) => {
  sockets.push(socket)
  socket.on('error', () => undefined)
  socket.once('data', () => {
    socket.write(Buffer.concat([letIn, ready]))
    socket.on('data', (bytes) => {
      const announced = /notify (\w+)/.exec(bytes.toString('latin1'))?.[1]
      if (announced) heartbeats += 1
      const handedOn = announced && delivers ? [notifyOn(announced)] : []
      socket.write(Buffer.concat([done, ...handedOn, ready]))
    })
  })
})

let feed: ChangeFeed
let told: unknown[]
let errors: string[]

beforeEach(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  told = []
  errors = []
  delivers = true
  heartbeats = 0
  feed = new ChangeFeed(`postgres://shop@127.0.0.1:${port}/shop`, shopTimeLimits, (error) =>
    errors.push(error.message),
  )
  feed.onChange((topics) => told.push(topics))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(async () => {
  vi.useRealTimers()
  await feed.stop()
  for (const socket of sockets.splice(0)) socket.destroy()
  await new Promise((closed) => server.close(closed))
})

/** Lets the time of one heartbeat pass and waits until the server was asked for it. */
async function untilHeartbeat(): Promise<void> {
  const before = heartbeats
  await vi.advanceTimersByTimeAsync(shopTimeLimits.heartbeatEveryMs)
  await expect.poll(() => heartbeats).toBe(before + 1)
}

test('A loss that is told twice, by an error and later by the end, is made good once', async () => {
  await feed.start()
  const [first] = sockets
  first?.write(goingDown)
  await expect.poll(() => errors).toEqual(['terminating connection'])
  await vi.advanceTimersByTimeAsync(1_000)
  await expect.poll(() => told).toEqual(['everything'])
  if (!first?.destroyed) {
    first?.end()
    await once(first as Socket, 'close')
  }
  await new Promise((resolve) => setImmediate(resolve))
  expect(sockets).toHaveLength(2)
  expect(sockets.filter(({ destroyed }) => !destroyed)).toHaveLength(1)
  expect(errors).toEqual(['terminating connection'])
})

test('A feed that was stopped says nothing of the connection it loses, and makes no other one', async () => {
  await feed.start()
  const stopping = feed.stop()
  sockets[0]?.write(goingDown)
  sockets[0]?.end()
  await stopping
  await new Promise((resolve) => setImmediate(resolve))
  expect(vi.getTimerCount()).toBe(0)
  expect(errors).toEqual([])
})

test('A feed whose heartbeats come back keeps its connection', async () => {
  await feed.start()
  for (let beat = 0; beat < 3; beat += 1) {
    await untilHeartbeat()
    // The time-out of the heartbeat goes when it has come back; the next heartbeat is what is waited for then.
    await expect.poll(() => vi.getTimerCount()).toBe(1)
  }
  expect([told, errors, sockets.length]).toEqual([[], [], 1])
})

test('A feed to which nothing announced comes back connects anew and tells that everything may have changed', async () => {
  await feed.start()
  delivers = false
  await untilHeartbeat()
  await vi.advanceTimersByTimeAsync(shopTimeLimits.heartbeatMs)
  expect(errors).toEqual(['Changes are not heard: PostgreSQL did not answer within 5000 ms'])
  delivers = true
  await vi.advanceTimersByTimeAsync(1_000)
  await expect.poll(() => told).toEqual(['everything'])
  await untilHeartbeat()
  await expect.poll(() => vi.getTimerCount()).toBe(1)
  expect([told, errors.length, sockets.length]).toEqual([['everything'], 1, 2])
})
