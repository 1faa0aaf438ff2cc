import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import type { Database } from '../../data/database.ts'
import {
  askRunToStop,
  deleteRun,
  findRun,
  noteRun,
  type RunProgress,
} from '../../data/queries/imports/import-runs.ts'
import { findImport } from '../../data/queries/imports/imports.ts'
import { newId } from '../../platform/ids.ts'
import type { Shop } from '../shop.ts'

/** A run without progress for this long has died with its process. */
const aliveMs = 30_000

/** An import that this process applies or undoes. */
export interface Run {
  /** Records how many rows are written; returns false if an admin has requested a stop. */
  next(rowsDone: number, rows: number): Promise<boolean>
}

/**
 * The runs of this process. They are in memory because a transaction's progress is invisible outside, and SQLite allows
 * no other write during a transaction.
 */
const here = new WeakMap<Database, Map<string, RunProgress & { stopAsked: boolean }>>()

function runsOf({ database }: Pick<Shop, 'database'>) {
  const runs = here.get(database) ?? new Map()
  here.set(database, runs)
  return runs
}

/** Runs the writing of an import, so that every process can show its progress and stop it. */
export async function duringRun<Value>(
  shop: Shop,
  importId: string,
  work: (run: Run) => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  const runs = runsOf(shop)
  // A concurrent second call is refused after the first, so it reports no progress.
  if (runs.has(importId)) return work({ next: async () => true })
  const { engine, autocommit } = shop.database
  const run = newId()
  runs.set(importId, { rowsDone: 0, rows: 0, stopAsked: false })
  const isShared = engine === 'postgres'
  try {
    return await work({
      async next(rowsDone, rows) {
        const askedHere = runs.get(importId)?.stopAsked === true
        runs.set(importId, { rowsDone, rows, stopAsked: askedHere })
        const aliveUntil = shop.clock() + aliveMs
        const askedThere =
          isShared && (await noteRun(autocommit, { importId, run }, { rowsDone, rows, aliveUntil }))
        return !askedHere && !askedThere
      },
    })
  } finally {
    runs.delete(importId)
    if (isShared) await deleteRun(autocommit, run)
  }
}

/** Returns the progress of an import that is being applied or undone; undefined if none is. */
export async function progressOf(shop: Shop, importId: string): Promise<RunProgress | undefined> {
  const { engine, read } = shop.database
  const inThisProcess = runsOf(shop).get(importId)
  if (inThisProcess || engine === 'sqlite') return inThisProcess
  return findRun(read, importId, shop.clock())
}

/**
 * Stops an import that is being applied or undone, without leaving changes.
 *
 * @returns whether the import was running.
 */
export async function stopImport(shop: Shop, importId: string): Promise<Outcome<boolean>> {
  const { engine, read, autocommit } = shop.database
  const inThisProcess = runsOf(shop).get(importId)
  if (inThisProcess) {
    inThisProcess.stopAsked = true
    return done(true)
  }
  if (!(await findImport(read, importId))) return refused('IMPORT_NOT_FOUND')
  return done(engine === 'postgres' && (await askRunToStop(autocommit, importId, shop.clock())))
}
