import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freePort } from './free-port.ts'

/** Returns the ports that a worker with this number gets. */
async function portsOf(worker: string, count: number): Promise<readonly number[]> {
  vi.resetModules()
  vi.stubEnv('VITEST_POOL_ID', worker)
  onTestFinished(() => void vi.unstubAllEnvs())
  const { freePort } = await import('./free-port.ts')
  const ports: number[] = []
  for (let given = 0; given < count; given += 1) ports.push(await freePort())
  return ports
}

test('Ports are outside the range of ephemeral ports', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const given = server.address()
  const ephemeral = typeof given === 'object' ? (given?.port ?? 0) : 0
  expect(ephemeral).toBeGreaterThanOrEqual(32_768)
  expect(await freePort()).toBeLessThan(32_768)
})

test('Simultaneous calls, in one worker or in two, return different ports', async () => {
  const here = await Promise.all(Array.from({ length: 50 }, freePort))
  expect(new Set(here).size).toBe(50)
  const [one, other] = [await portsOf('1', 100), await portsOf('2', 100)]
  expect(one.filter((port) => other.includes(port))).toEqual([])
})

test('A used port is skipped', async () => {
  const taken = (await freePort()) + 1
  const server = createServer().on('error', () => undefined)
  server.listen(taken, '127.0.0.1')
  onTestFinished(() => void server.close())
  await expect.poll(() => server.listening).toBe(true)
  expect(await freePort()).not.toBe(taken)
})
