import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startShop } from '../../e2e/support/shop.ts'
import type { DatabasePlace } from '../../server/data/open-database.ts'
import { postgresEngine } from '../../server/data/testing/postgres-engine.ts'
import { runTool } from '../../server/testing/run-tool.ts'
import { patienceMs } from '../../tools/test-run/patience.ts'
import type { Figure, LongRun } from '../long-run.ts'
import { compareWithStored, loadSecret, prepareCrowd, startBookingLoad } from './booking-load.ts'

const bookingsBefore = 3_000
const expected = '200, 200, 200, 401'

/** The database that is backed up, and an empty one to restore into. */
interface Places {
  readonly from: DatabasePlace
  readonly to: DatabasePlace
}

/**
 * Backs up while customers book. The restored shop contains every booking acknowledged before the backup, and serves
 * requests.
 */
export const backupUnderLoad: LongRun = {
  name: 'backup-under-load',
  about: `npm run backup while 20 customers book, after ${bookingsBefore} bookings; restored and started elsewhere`,
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'truewheel-backup-load-'))
    try {
      const from = { databaseUrl: undefined, dataDir: join(folder, 'from') }
      const to = { databaseUrl: undefined, dataDir: join(folder, 'to') }
      const embedded = await backUpAndRestore('SQLite', { from, to }, folder)
      const url = process.env.TEST_DATABASE_URL
      return url ? [...embedded, ...(await onPostgres(url, folder))] : [...embedded, notRun]
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
}

const notRun: Figure = { what: 'PostgreSQL', value: 'not run: PostgreSQL absent', bar: 'none', holds: true }

async function onPostgres(url: string, folder: string): Promise<readonly Figure[]> {
  const engine = postgresEngine(url)
  const [from, to] = [await engine.unmigrated(), await engine.unmigrated()]
  try {
    return await backUpAndRestore('PostgreSQL', { from: from.place, to: to.place }, folder)
  } finally {
    await from.drop()
    await to.drop()
  }
}

async function backUpAndRestore(
  engine: string,
  { from, to }: Places,
  folder: string,
): Promise<readonly Figure[]> {
  const file = join(folder, `${engine}.backup`)
  const crowd = await prepareCrowd(from, 20)
  const shop = await startShop(settingsOf(from))
  const load = startBookingLoad(shop.url, crowd)
  try {
    await until(() => load.acknowledged.size >= bookingsBefore)
    const before = new Set(load.acknowledged)
    const startedAt = performance.now()
    await runCommand('backup', file, from)
    const backupMs = Math.round(performance.now() - startedAt)
    const during = load.acknowledged.size - before.size
    await load.stop()
    await shop.stop()
    const original = await compareWithStored(from, load.acknowledged)

    await runCommand('restore', file, to)
    const restored = await compareWithStored(to, before)
    const served = await startAndAsk(to, crowd.tokens[0] ?? '')
    const figure = (what: string, value: string | number, bar: string, holds: boolean): Figure => ({
      what: `${engine}: ${what}`,
      value: String(value),
      bar,
      holds,
    })
    const refused = [...load.statuses].filter(([status]) => status !== 200)
    return [
      figure('acknowledged before the backup began', before.size, 'at least 2,000', before.size >= 2_000),
      figure('acknowledged while it ran', during, 'over 0', during > 0),
      figure('it took', `${backupMs} ms, ${statSync(file).size} bytes`, 'under 60 s', backupMs < 60_000),
      figure('answers other than 200', refused.join(', ') || 'none', 'none', refused.length === 0),
      figure('acknowledged bookings missing in the shop', original.missing, '0', original.missing === 0),
      figure('bookings from before the backup missing in it', restored.missing, '0', restored.missing === 0),
      figure('bookings in the backup', restored.stored, 'no fewer', restored.stored >= before.size),
      figure(
        'tools in the backup whose stock is not their ledger',
        restored.toolsAtOdds,
        '0',
        restored.toolsAtOdds === 0,
      ),
      figure(
        'the restored shop: /readyz, a page, a list, a call with an earlier session',
        served,
        expected,
        served === expected,
      ),
    ]
  } finally {
    await load.stop()
    // Stops the shop after a failed run. After a complete run it has already stopped, so this is an error.
    await shop.stop().catch(() => undefined)
  }
}

/** Starts a restored shop and returns the statuses of its answers. The token's session was open during the backup. */
async function startAndAsk(place: DatabasePlace, token: string): Promise<string> {
  const shop = await startShop(settingsOf(place))
  const headers = { authorization: `Bearer ${token}` }
  const paths = ['/readyz', '/', '/api/tools', '/api/booking']
  const answers = await Promise.all(paths.map((path) => fetch(shop.url + path, { headers })))
  await shop.stop()
  return answers.map(({ status }) => status).join(', ')
}

function settingsOf({ databaseUrl, dataDir }: DatabasePlace): Record<string, string> {
  return {
    ...(databaseUrl === undefined ? { DATA_DIR: dataDir } : { DATABASE_URL: databaseUrl }),
    SHOP_SECRET: loadSecret,
    SAMPLE_CATALOGUE: 'off',
    RATE_LIMIT_FACTOR: '1000000',
  }
}

async function runCommand(name: 'backup' | 'restore', file: string, place: DatabasePlace): Promise<void> {
  const { code, errors } = await runTool(name, [file], settingsOf(place))
  if (code !== 0) throw new Error(`npm run ${name} failed: ${errors}`)
}

async function until(isTrue: () => boolean): Promise<void> {
  const deadline = performance.now() + 2 * patienceMs
  while (!isTrue()) {
    if (performance.now() > deadline) throw new Error('The load was too slow')
    await wait(20)
  }
}
