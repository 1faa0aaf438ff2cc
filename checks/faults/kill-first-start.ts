import { setTimeout as wait } from 'node:timers/promises'
import type { DatabasePlace } from '../../server/data/open-database.ts'
import { startShopProcess } from '../../server/testing/shop-process.ts'
import { freePort } from '../../tools/test-run/free-port.ts'
import type { LongRun } from '../long-run.ts'
import { openStoppedShop } from './booking-load.ts'
import { killRounds, noneOf, onBothEngines, settingsAt, startAt, stopKindly } from './killed-shop.ts'
import { figure } from './shop-behind-proxy.ts'

/** Each round needs a new database and two starts. */
const rounds = Math.ceil(killRounds / 5)

/** A shop that seeds the sample catalogue, with an admin by the settings. */
const settings = {
  SAMPLE_CATALOGUE: 'on',
  ADMIN_EMAIL: 'owner@example.com',
  ADMIN_PASSWORD: 'a long pass phrase',
}

/**
 * Kills the first start of a shop at random moments: while it makes the tables, its secrets, the first admin and the sample
 * catalogue. After the next start all of it must be there, once.
 */
export const killFirstStart: LongRun = {
  name: 'kill-first-start',
  about: `kill -9 in ${rounds} rounds while a shop starts for the first time`,
  async run() {
    const kills: Record<string, number> = {}
    const flaws: string[] = []
    let whole = ''
    let startMs = 0
    for (let round = 0; round <= rounds; round += 1) {
      await onBothEngines(async (engine, place) => {
        if (round > 0) {
          await killStart(place, Math.random() * startMs)
          kills[engine] = (kills[engine] ?? 0) + 1
        }
        const startedAt = performance.now()
        await stopKindly(await startAt(place, settings))
        if (round === 0) startMs = performance.now() - startedAt
        const found = JSON.stringify(await startedWith(place))
        if (whole === '') whole = found
        if (found !== whole) flaws.push(`${engine}, round ${round}: ${found}`)
        return []
      })
    }
    const killed = Object.entries(kills).map(([engine, count]) => `${engine} ${count}`)
    return [
      figure('first starts that were killed', killed.join(', '), 'over 0', killed.length > 0),
      figure('rows of an undisturbed first start', whole, 'some', whole.length > 0),
      noneOf('shops that differ from it after the next start', flaws),
    ]
  },
}

async function killStart(place: DatabasePlace, ms: number): Promise<void> {
  const shop = startShopProcess({ ...settingsAt(place), ...settings, PORT: String(await freePort()) })
  await wait(ms)
  shop.process.kill('SIGKILL')
  await shop.ended
}

/** Counts what a first start writes, and adds up what must not be there twice. */
async function startedWith(place: DatabasePlace) {
  const { database } = await openStoppedShop(place)
  const { read } = database
  const tools = await read.selectFrom('tools').select(['available', 'unit_price_cents']).execute()
  const moved = await read.selectFrom('stock_movements').select('quantity').execute()
  const admins = await read.selectFrom('users').where('role', '=', 'admin').select('id').execute()
  const counts: Record<string, number> = {}
  for (const table of ['tool_prices', 'reviews', 'images', 'users', 'user_identities', 'settings'] as const)
    counts[table] = (await read.selectFrom(table).selectAll().execute()).length
  await database.close()
  const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0)
  return {
    tools: tools.length,
    stock: sum(tools.map(({ available }) => available)),
    prices: sum(tools.map(({ unit_price_cents }) => unit_price_cents)),
    movements: moved.length,
    moved: sum(moved.map(({ quantity }) => quantity)),
    admins: admins.length,
    ...counts,
  }
}
