// npm run histories                                  1,000 generated histories on each engine
// npm run histories -- --count 50 --seed 7 --engine sqlite
// npm run histories -- --minutes 20                  as many as run in this time on each engine

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openSqlite } from '../../server/data/sqlite/open-sqlite.ts'
import { type Engine, openedAt } from '../../server/data/testing/engine.ts'
import { postgresEngine } from '../../server/data/testing/postgres-engine.ts'
import { runHistories } from './run-histories.ts'

const { values } = parseArgs({
  options: {
    count: { type: 'string' },
    seed: { type: 'string' },
    engine: { type: 'string' },
    minutes: { type: 'string' },
  },
})
const seed = values.seed === undefined ? Math.floor(Math.random() * 1e9) : Number(values.seed)
const withinMs = values.minutes === undefined ? Infinity : Number(values.minutes) * 60_000
const count = Number(values.count ?? (values.minutes === undefined ? 1_000 : Infinity))

const serverUrl = process.env.TEST_DATABASE_URL
const engines = {
  sqlite: () => sqliteIn(mkdtempSync(join(tmpdir(), 'truewheel-histories-'))),
  postgres: () => (serverUrl ? postgresEngine(serverUrl, 'truewheel_histories') : undefined),
}

for (const [name, open] of Object.entries(engines)) {
  if (values.engine !== undefined && values.engine !== name) continue
  const engine = open()
  if (engine) await report(engine)
  else console.log('PostgreSQL: not run: PostgreSQL absent (TEST_DATABASE_URL names none)')
}

async function report(engine: Engine): Promise<void> {
  console.log(`\n${engine.name}, seed ${seed}`)
  const startedAt = performance.now()
  try {
    const { histories, answers } = await runHistories(engine, { count, seed, withinMs })
    const steps = [...answers.values()].reduce((sum, times) => sum + times, 0)
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(0)
    console.log(`${histories} histories, ${steps} steps in ${seconds} s, no difference from the rules`)
    for (const [answer, times] of [...answers].toSorted()) console.log(`  ${answer}: ${times}`)
  } catch (error) {
    console.error(error)
    process.exitCode = 1
  } finally {
    await engine.cleanUp()
  }
}

function sqliteIn(folder: string): Engine {
  let made = 0
  const unmigrated = async () => {
    made += 1
    const dataDir = join(folder, String(made))
    return {
      place: { databaseUrl: undefined, dataDir },
      reopen: () => openSqlite(dataDir),
      drop: async () => rmSync(dataDir, { recursive: true }),
    }
  }
  return {
    name: 'SQLite',
    unmigrated,
    fresh: async () => openedAt(await unmigrated()),
    cleanUp: async () => rmSync(folder, { recursive: true }),
  }
}
