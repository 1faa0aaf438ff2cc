import { loadEnvironment } from '../config/load-environment.ts'
import { readSettings } from '../config/read-settings.ts'
import { SettingError } from '../config/setting-kinds.ts'
import { createLog } from '../platform/log.ts'
import { releaseMemory } from '../platform/release-memory.ts'
import { StartError } from './start-error.ts'
import type { MountSandboxes } from './start-shop.ts'
import { printWelcome } from './welcome.ts'

/** The time limit for finishing requests, counted from closing; after it the process exits anyway. */
const stopWithinMs = 10_000

/**
 * A terminal sends Ctrl-C to the shop and to npm, and npm forwards it, so equal signals within this time, in
 * milliseconds, count as one.
 */
const sameSignalMs = 1_000

/**
 * Runs the shop with the environment's settings until a signal stops it. Exits with 1 and a one-line error if it cannot
 * start. Reads the settings before loading the shop's code, so that a wrong setting is reported at once.
 */
export async function runShop(loadSandboxes: () => Promise<MountSandboxes>): Promise<void> {
  try {
    const settings = readSettings(loadEnvironment())
    // On a terminal the log shows only problems, because the welcome text informs the user.
    const log = createLog(process.stdout.isTTY ? 'warn' : 'info')
    const [{ startShop }, sandboxes] = await Promise.all([import('./start-shop.ts'), loadSandboxes()])
    const shop = await startShop(settings, log, sandboxes)
    stopOnSignals((delayMs) => shop.stop(delayMs), settings.stopDelayMs)
    printWelcome(settings, shop, process.stdout, log)
    releaseMemory()
  } catch (error) {
    fail(error)
  }
}

function stopOnSignals(stop: (delayMs: number) => Promise<void>, delayMs: number): void {
  let first: { readonly signal: NodeJS.Signals; readonly at: number } | undefined
  const stopAfter = (signal: NodeJS.Signals, servesForMs: number) => {
    if (first !== undefined) {
      if (signal === first.signal && performance.now() - first.at < sameSignalMs) return
      // A second Ctrl-C exits at once.
      process.exit(1)
    }
    first = { signal, at: performance.now() }
    setTimeout(() => process.exit(1), servesForMs + stopWithinMs).unref()
    stop(servesForMs).then(() => process.exit(0), fail)
  }
  process.on('SIGTERM', () => stopAfter('SIGTERM', delayMs))
  // Without a proxy in front, no delay is needed.
  process.on('SIGINT', () => stopAfter('SIGINT', 0))
}

function fail(error: unknown): never {
  const expected = error instanceof SettingError || error instanceof StartError
  const text = expected ? error.message : error instanceof Error ? error.stack : String(error)
  process.stderr.write(`Truewheel cannot start. ${text}\n`)
  process.exit(1)
}
