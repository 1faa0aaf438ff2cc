import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChangeFeed } from './change-feed.ts'

/** A message of PostgreSQL's protocol: its letter, its length and what it says. */
function message(letter: string, body: string): Buffer {
  const length = Buffer.alloc(4)
  length.writeInt32BE(4 + Buffer.byteLength(body))
  return Buffer.concat([Buffer.from(letter), length, Buffer.from(body)])
}
const letIn = message('R', '\0\0\0\0')
const ready = message('Z', 'I')
const listening = message('C', 'LISTEN\0')
const goingDown = message('E', 'SFATAL\0VFATAL\0C57P01\0Mterminating connection\0\0')

/** As much of a server as a feed needs; its connections are open until somebody ends them. */
const sockets: Socket[] = []
const server = createServer((socket) => {
  sockets.push(socket)
  socket.on('error', () => undefined)
  socket.once('data', () => {
    socket.write(Buffer.concat([letIn, ready]))
    socket.on('data', () => void socket.write(Buffer.concat([listening, ready])))
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
  feed = new ChangeFeed(`postgres://shop@127.0.0.1:${port}/shop`, (error) => errors.push(error.message))
  feed.onChange((topics) => told.push(topics))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(async () => {
  vi.useRealTimers()
  await feed.stop()
  for (const socket of sockets.splice(0)) socket.destroy()
  await new Promise((closed) => server.close(closed))
})

test('A loss that is told twice, by an error and later by the end, is made good once', async () => {
  await feed.start()
  const [first] = sockets
  first?.write(goingDown)
  await expect.poll(() => vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(1_000)
  await expect.poll(() => told).toEqual(['everything'])
  if (!first?.destroyed) {
    first?.end()
    await once(first as Socket, 'close')
  }
  await new Promise((resolve) => setImmediate(resolve))
  expect(vi.getTimerCount()).toBe(0)
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
