// npm run lab -- histories                            1,000 generated histories on each engine
// npm run lab -- histories --count 50 --seed 7 --engine sqlite
// npm run lab -- histories --minutes 20               as many as run in this time on each engine
// npm run lab -- histories --processes 3 --kills 1     calls that overlap, at three server processes (one on SQLite),
//                                                      one of them killed in each history; 100 histories on each engine

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openSqlite } from '../../server/data/sqlite/open-sqlite.ts'
import { type Engine, openedAt } from '../../server/data/testing/engine.ts'
import { postgresEngine } from '../../server/data/testing/postgres-engine.ts'
import { runConcurrent } from './concurrent/run-concurrent.ts'
import { runHistories } from './run-histories.ts'

const { values } = parseArgs({
  options: {
    count: { type: 'string' },
    seed: { type: 'string' },
    engine: { type: 'string' },
    minutes: { type: 'string' },
    processes: { type: 'string' },
    kills: { type: 'string' },
  },
})
const seed = values.seed === undefined ? Math.floor(Math.random() * 1e9) : Number(values.seed)
const withinMs = values.minutes === undefined ? Infinity : Number(values.minutes) * 60_000
const usualCount = values.processes === undefined ? 1_000 : 100
const count = Number(values.count ?? (values.minutes === undefined ? usualCount : Infinity))

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
  try {
    await (values.processes === undefined ? oneByOne(engine) : atOnce(engine, Number(values.processes)))
  } catch (error) {
    console.error(error)
    process.exitCode = 1
  } finally {
    await engine.cleanUp()
  }
}

async function oneByOne(engine: Engine): Promise<void> {
  const startedAt = performance.now()
  const { histories, answers } = await runHistories(engine, { count, seed, withinMs })
  const steps = [...answers.values()].reduce((sum, times) => sum + times, 0)
  console.log(
    `${histories} histories, ${steps} steps in ${secondsSince(startedAt)} s, no difference from the rules`,
  )
  for (const [answer, times] of [...answers].toSorted()) console.log(`  ${answer}: ${times}`)
}

async function atOnce(engine: Engine, wanted: number): Promise<void> {
  const startedAt = performance.now()
  // A second process on the embedded database refuses to start.
  const processes = engine.name === 'SQLite' ? 1 : wanted
  const kills = Number(values.kills ?? 1)
  const say = (line: string) => console.log(line)
  const ran = await runConcurrent(engine, { count, seed, withinMs, processes, kills, say })
  console.log(
    `${ran.histories} histories at ${processes} process${processes === 1 ? '' : 'es'}, ${ran.calls} calls, ` +
      `${ran.unknown} without an answer, ${ran.kills} kills in ${secondsSince(startedAt)} s, no difference from the rules`,
  )
  for (const [answer, times] of [...ran.answers].toSorted()) console.log(`  ${answer}: ${times}`)
}

function secondsSince(startedAt: number): string {
  return ((performance.now() - startedAt) / 1_000).toFixed(0)
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
