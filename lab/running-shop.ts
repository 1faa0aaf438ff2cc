import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { type ShopProcess, startShopProcess } from '../server/testing/shop-process.ts'
import { freePort } from '../tools/test-run/free-port.ts'
import { patienceMs } from '../tools/test-run/patience.ts'

/** A ready shop in its own process. */
export interface RunningShop extends ShopProcess {
  readonly port: number
  readonly origin: string
}

/** Starts a shop with the sample catalogue on a free port or the given one, and waits until it is ready. */
export async function startRunningShop(
  settings: Readonly<Record<string, string>> = {},
  withinMs = patienceMs,
): Promise<RunningShop> {
  const port = settings.PORT === undefined ? await freePort() : Number(settings.PORT)
  const shop = startShopProcess({ ...settings, PORT: String(port) })
  const origin = `http://127.0.0.1:${port}`
  const deadline = performance.now() + withinMs
  while (shop.process.exitCode === null && performance.now() < deadline) {
    const ready = await fetch(`${origin}/readyz`).then(
      ({ status }) => status === 200,
      () => false,
    )
    if (ready) return { ...shop, port, origin }
    await wait(50)
  }
  shop.process.kill('SIGKILL')
  throw new Error(`The shop did not become ready:\n${shop.errors()}`)
}

/** Returns the resident memory of a shop's process (Linux). */
export function residentMb({ process: { pid } }: RunningShop): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024
}
