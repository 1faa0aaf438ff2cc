import { CompiledQuery } from 'kysely'
import type { SqliteConnection } from '../../server/data/sqlite/connection.ts'
import type { Statement } from '../../server/data/testing/watched-engine.ts'

interface Run {
  /** The shortest of its runs, in milliseconds. */
  readonly ms: number
  /** How many rows it returned or changed. */
  readonly rows: number
}

/** Times of a call's statements, by their text. */
export type StatementTimes = Map<string, Run>

/** The number of runs; other programs lengthen some runs, and never shorten one. */
const runs = 7
/**
 * The number of runs of a statement that is still slow after the first ones. Seven short runs take less than two
 * milliseconds, so one busy moment of the machine can lengthen all of them; a scan stays slow however often it runs.
 */
const runsOfSlow = 70

/**
 * Repeats the statements of a call on their own connection, and keeps the shortest time of each. Their writes are
 * rolled back. A statement that fails there, such as a second insert of an id, is left out.
 */
export function timeStatements(
  connection: SqliteConnection,
  statements: readonly Statement[],
  times: StatementTimes,
): void {
  for (const statement of statements) {
    const run = shortestRun(connection, statement)
    const known = times.get(statement.sql)
    if (run && (known === undefined || run.ms > known.ms)) times.set(statement.sql, run)
  }
}

function shortestRun(connection: SqliteConnection, { sql, parameters }: Statement): Run | undefined {
  const query = CompiledQuery.raw(sql, [...parameters])
  let shortest: Run | undefined
  for (let count = 0; count < runs || (count < runsOfSlow && isSlow(shortest)); count += 1) {
    const run = timedRun(connection, query)
    if (run === undefined) return undefined
    if (shortest === undefined || run.ms < shortest.ms) shortest = run
  }
  return shortest
}

function isSlow(run: Run | undefined): boolean {
  return run !== undefined && run.ms > msOfIndexed + run.rows * msOfRow
}

function timedRun(connection: SqliteConnection, query: CompiledQuery): Run | undefined {
  connection.exec('begin immediate')
  try {
    const startedAt = performance.now()
    const { numAffectedRows = 0n } = connection.run(query)
    return { ms: performance.now() - startedAt, rows: Number(numAffectedRows) }
  } catch {
    // A constraint failed: the call has already written this row.
    return undefined
  } finally {
    connection.exec('rollback')
  }
}

/** A statement that takes longer with a history than without one. */
export interface Grown {
  readonly text: string
  readonly fresh: Run
  readonly past: Run
}

/** More than the reading time of a row in the widest table, on a machine with forty programs on two processors. */
const msOfRow = 0.04
/** Statements with an index stay below this, whatever the length of the history; a scan of its rows exceeds it. */
const msOfIndexed = 0.15
const nothing: Run = { ms: 0, rows: 0 }

/** Returns the statements that take longer with a history, beyond the rows that they return. */
export function grownStatements(fresh: StatementTimes, past: StatementTimes): readonly Grown[] {
  return [...past]
    .map(([text, run]) => ({ text, past: run, fresh: fresh.get(text) ?? nothing }))
    .filter((each) => each.past.ms > msOfIndexed + 4 * each.fresh.ms + each.past.rows * msOfRow)
}
