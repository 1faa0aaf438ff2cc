import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../tools/test-run/free-port.ts'
import { patienceMs } from '../../tools/test-run/patience.ts'
import { copyPrepared, keepPrepared } from './prepared-database.ts'
import type { SharedProcess } from './shared-process.ts'
import { type ShopProcess, startProcess } from './shop-process.ts'

/** A running shop with its own data. */
export interface Shop {
  /** Its URL without a trailing slash. */
  readonly url: string
  readonly admin: { readonly email: string; readonly password: string }
  readonly dataDir: string
  /** Its output so far. */
  output(): string
  /** Stops it as a service manager does. Throws if it does not end cleanly; see `ShopProcess.stop`. */
  stop: ShopProcess['stop']
}

/** Additional settings for a test shop, named as in `.env.example`. */
export type ShopSettings = Readonly<Record<string, string>>

/** The program that `tools/start.mjs` runs. */
export const shopEntry = 'dist/shop/main.js'

/** Settings that do not change the data of a new shop. */
const besideData = new Set(['API_HOST', 'RATE_LIMIT_FACTOR', 'STRIPE_PAYMENT_ELEMENT', 'PRIVATE_NETWORKS'])

interface Start {
  readonly entry?: string
  readonly host?: string
  /**
   * A folder of this run in which the first shop stores a copy of its database. Later shops need no migration and
   * seeding, which take two thirds of a start.
   */
  readonly preparedIn?: string
  /**
   * The process for the shop; by default its own. A shop with another entry needs its own process, and so does one with
   * another limit of attempts, because Better Auth counts attempts for the whole process.
   */
  readonly sharedProcess?: SharedProcess
}

/**
 * Options for a process of one shop, which lives for seconds. V8 does not optimise its code, and reserves the space for
 * new objects immediately, which a start needs anyway. This saves a fifth of its processor time.
 */
const shortLived = [
  '--no-opt',
  '--no-maglev',
  '--min-semi-space-size=32',
  '--max-semi-space-size=64',
  '--initial-heap-size=256',
]

/**
 * Starts the built shop on a free port of this machine, and waits until it is ready. Its DATA_DIR is empty, or has an
 * unused prepared database.
 */
export async function startShop(
  settings: ShopSettings = {},
  { entry = shopEntry, host = '127.0.0.1', preparedIn, sharedProcess }: Start = {},
): Promise<Shop> {
  const port = await freePort()
  const url = `http://${host}:${port}`
  const admin = { email: 'admin@truewheel.example', password: 'journeys of an admin' }
  const home = mkdtempSync(join(tmpdir(), 'truewheel-journey-'))
  const dataDir = join(home, 'data')
  const isUsual = entry === shopEntry && Object.keys(settings).every((name) => besideData.has(name))
  const prepared = isUsual && preparedIn !== undefined ? join(preparedIn, 'prepared-shop.sqlite') : undefined
  const wasPrepared = prepared !== undefined && copyPrepared(prepared, dataDir)
  const environment = {
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    // Journeys share an IP address and act faster than people; separate tests cover the limits.
    RATE_LIMIT_FACTOR: '100',
    ...settings,
  }
  const mayShare = entry === shopEntry && settings.RATE_LIMIT_FACTOR === undefined
  const shared = mayShare ? sharedProcess : undefined
  // The working folder is empty, so that no developer's .env is read.
  const running =
    shared?.start(environment) ?? startProcess([...shortLived, resolve(entry)], home, environment)
  const stop = async (withinMs?: number) => {
    try {
      await running.stop(withinMs)
    } finally {
      rmSync(home, { recursive: true, force: true })
    }
  }
  await untilReady(url, running).catch(async (error: unknown) => {
    running.kill()
    rmSync(home, { recursive: true, force: true })
    throw error
  })
  if (prepared !== undefined && !wasPrepared) keepPrepared(dataDir, prepared)
  return { url, admin, dataDir, output: running.output, stop }
}

async function untilReady(url: string, running: ShopProcess): Promise<void> {
  const deadline = performance.now() + patienceMs
  while (performance.now() < deadline) {
    if (running.hasEnded()) throw new Error(`The shop ended before it was ready:\n${running.output()}`)
    if (await isReady(url)) return
    await wait(50)
  }
  throw new Error(`The shop was not ready within ${patienceMs / 1000} s:\n${running.output()}`)
}

async function isReady(url: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/readyz`)
    await answer.arrayBuffer()
    return answer.status === 200
  } catch (error) {
    // fetch reports a refused connection as a TypeError.
    if (error instanceof TypeError) return false
    throw error
  }
}
