import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabasePlace } from '../../server/data/open-database.ts'
import { PasswordFile } from '../../server/start/password-file.ts'
import { startShopProcess } from '../../server/testing/shop-process.ts'
import { freePort } from '../../tools/test-run/free-port.ts'
import type { LongRun } from '../long-run.ts'
import type { RunningShop } from '../running-shop.ts'
import { openStoppedShop } from './booking-load.ts'
import { endsWithin, kill, noneOf, onBothEngines, settingsAt, startAt } from './killed-shop.ts'
import { killRounds, Rounds } from './rounds.ts'
import { figure } from './shop-behind-proxy.ts'

/** A demo shop, which loads the sample catalogue and makes an admin with a random password. */
const settings = { SAMPLE_CATALOGUE: 'on' }

/**
 * Kills the first start of a shop at random moments: while it makes the tables, its secrets, the first admin and the
 * sample catalogue. After the next start each must exist exactly once, and the stored password must sign the admin in.
 */
export const killFirstStart: LongRun = {
  name: 'kill-first-start',
  about: `kill -9 in ${killRounds} rounds while a shop starts for the first time`,
  async run() {
    const kills: Record<string, number> = {}
    const flaws: string[] = []
    let whole = ''
    const startMs = new Map<string, number>()
    const oneRound = (isKilled: boolean) =>
      onBothEngines(async (engine, place) => {
        const at = settledAt(place)
        if (isKilled) {
          await killStart(at, Math.random() * (startMs.get(engine) ?? 0))
          kills[engine] = (kills[engine] ?? 0) + 1
        }
        const startedAt = performance.now()
        const shop = await startAt(at, { ...settings, DATA_DIR: at.dataDir })
        // Kills after the start prove nothing. A start after a killed one may have less to do.
        startMs.set(engine, Math.max(performance.now() - startedAt, 0.9 * (startMs.get(engine) ?? 0)))
        const isAdmin = await signsIn(shop, at)
        await kill(shop)
        const found = JSON.stringify({ ...(await startedWith(at)), isAdmin })
        if (whole === '') whole = found
        if (found !== whole) flaws.push(`${engine}, after ${kills[engine] ?? 0} kills: ${found}`)
        if (at.dataDir !== place.dataDir) rmSync(at.dataDir, { recursive: true })
        return []
      })
    await oneRound(false)
    for (const _ of new Rounds('first starts')) await oneRound(true)
    const killed = Object.entries(kills).map(([engine, count]) => `${engine} ${count}`)
    return [
      figure('first starts that were killed', killed.join(', '), 'over 0', killed.length > 0),
      figure('rows of an undisturbed first start', whole, 'some', whole.length > 0),
      noneOf('shops that differ from it after the next start', flaws),
    ]
  },
}

/** Also gives a shop on PostgreSQL a directory that outlives its process. */
function settledAt(place: DatabasePlace): DatabasePlace {
  if (place.databaseUrl === undefined) return place
  return { ...place, dataDir: mkdtempSync(join(tmpdir(), 'truewheel-first-start-')) }
}

async function killStart(place: DatabasePlace, ms: number): Promise<void> {
  const port = String(await freePort())
  const shop = startShopProcess({ ...settingsAt(place), DATA_DIR: place.dataDir, ...settings, PORT: port })
  await endsWithin(ms, shop.ended)
  shop.process.kill('SIGKILL')
  await shop.ended
}

/** Returns whether the password stored by the start is the admin's. */
async function signsIn({ origin }: RunningShop, { dataDir }: DatabasePlace): Promise<boolean> {
  const password = new PasswordFile(dataDir).read() ?? ''
  const answer = await fetch(`${origin}/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email: 'admin@truewheel.example', password }),
  })
  return answer.status === 200
}

/** Counts the rows of a first start, and the rows that must exist only once. */
async function startedWith(place: DatabasePlace) {
  const { database } = await openStoppedShop(place)
  const { read } = database
  const tools = await read.selectFrom('products').select(['available', 'unit_price_cents']).execute()
  const moved = await read.selectFrom('stock_movements').select('quantity').execute()
  const admins = await read.selectFrom('users').where('role', '=', 'admin').select('id').execute()
  const counts: Record<string, number> = {}
  for (const table of ['product_prices', 'reviews', 'images', 'users', 'user_identities'] as const)
    counts[table] = (await read.selectFrom(table).selectAll().execute()).length
  const settings = await read.selectFrom('settings').select('key').execute()
  await database.close()
  const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0)
  return {
    tools: tools.length,
    stock: sum(tools.map(({ available }) => available)),
    prices: sum(tools.map(({ unit_price_cents }) => unit_price_cents)),
    movements: moved.length,
    moved: sum(moved.map(({ quantity }) => quantity)),
    admins: admins.length,
    // The other rows come from jobs, which may or may not have run.
    settings: settings.filter(({ key }) => /^(?:named-admin:|sandbox-|demo-google-|sample-)/.test(key))
      .length,
    ...counts,
  }
}
