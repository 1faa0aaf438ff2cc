import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { availableParallelism } from 'node:os'

/** Below the ephemeral ports, which begin at 32768 on Linux and at 49152 elsewhere. */
const [lowest, highest] = [20_000, 32_000]
/** Vitest and Playwright number their parallel workers from 0 or 1. */
const workers = availableParallelism() + 2
const portsOfAWorker = Math.floor((highest - lowest) / workers)

const worker = Number(process.env.VITEST_POOL_ID ?? process.env.TEST_PARALLEL_INDEX ?? 0) % workers
let next = randomInt(portsOfAWorker)

/**
 * Returns a free port of this machine. It stays free until the program that gets it listens, because it is not an
 * ephemeral port and no other worker of this test run uses it.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = lowest + worker * portsOfAWorker + next
    next = (next + 1) % portsOfAWorker
    if (await isFree(port)) return port
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}
