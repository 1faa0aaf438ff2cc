import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabasePlace } from '../../server/data/open-database.ts'
import { databaseFile } from '../../server/data/sqlite/open-sqlite.ts'
import { createDatabase, newName, onServer, urlOf } from '../../server/data/testing/server-databases.ts'
import type { Figure, LongRun } from '../long-run.ts'
import { endsWithin, noneOf, onBothEngines } from './killed-shop.ts'
import type { Migrating } from './migrating-process.ts'
import { type OlderShop, olderShop } from './older-shop.ts'
import { killRounds, Rounds } from './rounds.ts'
import { figure } from './shop-behind-proxy.ts'
import { type Content, contentOf, differencesOf } from './whole-content.ts'

const program = join(import.meta.dirname, 'migrating-process.ts')

/**
 * Kills the process that migrates a shop of an older version, at each step and at random moments; on PostgreSQL also
 * beside a second process that starts at the same time. After the next start the database must equal that of an
 * undisturbed migration: the same tables and the same rows.
 */
export const killMigrations: LongRun = {
  name: 'kill-migrations',
  about: `kill -9 at each step of migrating an older shop, and in ${killRounds} rounds at random moments`,
  async run() {
    const older = olderShop()
    try {
      return await onBothEngines(async (engine, place) => {
        const figures = await killOn(engine, place, older)
        return figures.map((each) => ({ ...each, what: `${engine}: ${each.what}` }))
      })
    } finally {
      older.remove()
    }
  },
}

async function killOn(engine: string, place: DatabasePlace, older: OlderShop): Promise<readonly Figure[]> {
  older.fill(place)
  const undisturbed = await onCopy(place, async (copy) => {
    await lifeOf(copy)
    return contentOf(copy)
  })
  const { steps, wrong } = await dieAtSteps(engine, place, undisturbed)
  let typicalMs = 500
  const outcome = { during: 0, after: 0, beside: 0 }
  const flaws: string[] = []
  for (const round of new Rounds(engine)) {
    const isBeside = place.databaseUrl !== undefined && round % 2 === 1
    await onCopy(place, async (copy) => {
      const other = isBeside ? start(copy) : undefined
      const tookMs = await killAfter(copy, Math.random() * typicalMs)
      // Another process waits for the lock, and must get it.
      if (other) await ended(other)
      flaws.push(...differencesOf(await contentOf(copy), undisturbed))
      // The machine may be faster or slower than before.
      typicalMs = tookMs ?? typicalMs * 1.1
      outcome[tookMs === undefined ? 'during' : 'after'] += 1
      if (other && tookMs === undefined) outcome.beside += 1
    })
  }
  const { during, after, beside } = outcome
  return [
    figure('tables compared, with their rows', undisturbed.size, 'over 0', undisturbed.size > 0),
    figure('steps of migrating that it died at', steps, 'over 0', steps > 0),
    noneOf('steps after which tables or rows differ', wrong),
    figure('kills while migrating, after it', `${during}, ${after}`, 'over 0', during > 0),
    ...(place.databaseUrl === undefined
      ? []
      : [figure('of them while a second process waited', beside, 'over 0', beside > 0)]),
    noneOf('tables that differ after a kill and the next start', flaws),
  ]
}

async function dieAtSteps(engine: string, place: DatabasePlace, undisturbed: Content) {
  const wrong: string[] = []
  const rounds = new Rounds(`${engine}, at each step`, Infinity)
  for (const round of rounds) {
    const { died, found } = await onCopy(place, async (copy) => {
      const isDead = await lifeOf({ ...copy, dieAt: round + 1 })
      return { died: isDead, found: differencesOf(await contentOf(copy), undisturbed) }
    })
    if (found.length > 0) wrong.push(`step ${round + 1}: ${found[0]}`)
    if (!died) break
  }
  return { steps: rounds.made, wrong }
}

/** Lets a process migrate; returns whether it died at its step. */
async function lifeOf(migrating: Migrating): Promise<boolean> {
  const child = start(migrating)
  await once(child, 'exit')
  if (child.signalCode === 'SIGKILL') return true
  if (child.exitCode !== 0) throw new Error(`A migrating process ended with ${child.exitCode}`)
  return false
}

/** Kills a process some time after it has begun to migrate; returns its duration if it finished earlier. */
async function killAfter(migrating: Migrating, ms: number): Promise<number | undefined> {
  const child = start(migrating)
  const closed = once(child, 'close')
  const begun = Promise.withResolvers<void>()
  let begunAt = 0
  let tookMs: number | undefined
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (text.includes('begins')) {
      begunAt = performance.now()
      begun.resolve()
    }
    if (text.includes('ended')) tookMs = performance.now() - begunAt
  })
  await Promise.race([begun.promise, closed])
  await endsWithin(ms, closed)
  child.kill('SIGKILL')
  await closed
  return tookMs
}

function start(migrating: Migrating) {
  return spawn(process.execPath, [program, JSON.stringify(migrating)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  if (child.exitCode !== 0) throw new Error(`The second process ended with ${child.exitCode}`)
}

/** Copies the database of a place for one use. */
async function onCopy<Value>(
  place: DatabasePlace,
  use: (copy: DatabasePlace) => Promise<Value>,
): Promise<Value> {
  const { databaseUrl, dataDir } = place
  if (databaseUrl !== undefined) {
    const template = new URL(databaseUrl).pathname.slice(1)
    const name = newName('truewheel_migrated')
    await onServer(urlOf(databaseUrl, 'postgres'), (admin) => createDatabase(admin, name, template))
    try {
      return await use({ databaseUrl: urlOf(databaseUrl, name), dataDir })
    } finally {
      await onServer(urlOf(databaseUrl, 'postgres'), (admin) =>
        admin.query(`drop database ${name} with (force)`),
      )
    }
  }
  const copy = mkdtempSync(join(tmpdir(), 'truewheel-migrated-'))
  copyFileSync(join(dataDir, databaseFile), join(copy, databaseFile))
  try {
    return await use({ databaseUrl: undefined, dataDir: copy })
  } finally {
    rmSync(copy, { recursive: true })
  }
}
