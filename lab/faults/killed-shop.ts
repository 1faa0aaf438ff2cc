import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { DatabasePlace } from '../../server/data/open-database.ts'
import { postgresEngine } from '../../server/data/testing/postgres-engine.ts'
import type { Figure } from '../long-run.ts'
import { type RunningShop, startRunningShop } from '../running-shop.ts'
import { loadSecret } from './booking-load.ts'

/**
 * Runs a check in an empty place of the embedded engine, and in one of PostgreSQL if TEST_DATABASE_URL names a server.
 * KILL_ENGINE selects one of them: sqlite or postgres.
 */
export async function onBothEngines(
  check: (engine: 'SQLite' | 'PostgreSQL', place: DatabasePlace) => Promise<readonly Figure[]>,
): Promise<readonly Figure[]> {
  const chosen = process.env.KILL_ENGINE
  return [
    ...(chosen === 'postgres' ? [] : await onSqlite((place) => check('SQLite', place))),
    ...(chosen === 'sqlite' ? [] : await onPostgres((place) => check('PostgreSQL', place))),
  ]
}

type Check = (place: DatabasePlace) => Promise<readonly Figure[]>

async function onSqlite(check: Check): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'truewheel-kills-'))
  try {
    return await check({ databaseUrl: undefined, dataDir: join(folder, 'data') })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function onPostgres(check: Check): Promise<readonly Figure[]> {
  const url = process.env.TEST_DATABASE_URL
  if (!url) return [notRun]
  const home = await postgresEngine(url).unmigrated()
  try {
    return await check(home.place)
  } finally {
    await home.drop()
  }
}

const notRun: Figure = { what: 'PostgreSQL', value: 'not run: PostgreSQL absent', bar: 'none', holds: true }

/** Returns the settings of a shop that is killed, without sample data and rate limits. */
export function settingsAt({ databaseUrl, dataDir }: DatabasePlace): Readonly<Record<string, string>> {
  return {
    ...(databaseUrl === undefined ? { DATA_DIR: dataDir } : { DATABASE_URL: databaseUrl }),
    SHOP_SECRET: loadSecret,
    SAMPLE_CATALOGUE: 'off',
    RATE_LIMIT_FACTOR: '1000000',
  }
}

/** Starts a shop that is killed later. */
export function startAt(
  place: DatabasePlace,
  more: Readonly<Record<string, string>> = {},
): Promise<RunningShop> {
  return startRunningShop({ ...settingsAt(place), ...more })
}

/** Stops a shop with SIGTERM, as its service manager does. */
export async function stopKindly(shop: RunningShop): Promise<void> {
  shop.process.kill('SIGTERM')
  await shop.ended
}

/** Kills a shop without a shutdown. */
export async function kill(shop: RunningShop): Promise<void> {
  shop.process.kill('SIGKILL')
  await shop.ended
}

/** Waits until a process has ended, at most for this many milliseconds. */
export async function endsWithin(ms: number, ended: Promise<unknown>): Promise<void> {
  const timer = new AbortController()
  // An aborted timer rejects, and nothing awaits its promise any more.
  const elapsed = wait(ms, undefined, { signal: timer.signal }).catch(() => undefined)
  await Promise.race([elapsed, ended])
  timer.abort()
}

/** Makes a figure from a list of flaws, which must be empty. It shows the first three. */
export function noneOf(what: string, flaws: readonly string[]): Figure {
  const value = flaws.length === 0 ? '0' : `${flaws.length}: ${flaws.slice(0, 3).join('; ')}`
  return { what, value, bar: '0', holds: flaws.length === 0 }
}
