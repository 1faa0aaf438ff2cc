import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { availableParallelism } from 'node:os'

/** Below what systems give out by themselves: from 32768 on Linux, from 49152 elsewhere. */
const [lowest, highest] = [20_000, 32_000]
/** Vitest and Playwright number those of their workers that run side by side, from 0 or 1. */
const workers = availableParallelism() + 2
const portsOfAWorker = Math.floor((highest - lowest) / workers)

const worker = Number(process.env.VITEST_POOL_ID ?? process.env.TEST_PARALLEL_INDEX ?? 0) % workers
let next = randomInt(portsOfAWorker)

/**
 * A port of this machine that nobody listens on, for a program that has to be told its port. It stays free until that
 * program has it: the system gives it to nobody who asks for any port, and no other worker of this test run takes it.
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
