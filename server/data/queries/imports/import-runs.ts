import type { Kysely } from 'kysely'
import type { Reader } from '../../database.ts'
import type { Schema } from '../../schema/schema.ts'

/** The progress of applying or undoing an import. */
export interface RunProgress {
  readonly rowsDone: number
  readonly rows: number
}

/** Records a run's progress outside its transaction, where other processes see it; returns whether to stop. */
export async function noteRun(
  db: Kysely<Schema>,
  { importId, run }: { readonly importId: string; readonly run: string },
  { rowsDone, rows, aliveUntil }: RunProgress & { readonly aliveUntil: number },
): Promise<boolean> {
  const state = { run, rows_done: rowsDone, rows_total: rows, alive_until: aliveUntil }
  const { stopAsked } = await db
    .insertInto('import_runs')
    .values({ import_id: importId, ...state, stop_asked: 0 })
    .onConflict((conflict) =>
      conflict.column('import_id').doUpdateSet(({ eb, ref }) => ({
        ...state,
        // A dead run leaves its row, whose request to stop does not apply to this run.
        stop_asked: eb
          .case()
          .when('import_runs.run', '=', run)
          .then(ref('import_runs.stop_asked'))
          .else(0 as const)
          .end(),
      })),
    )
    .returning('stop_asked as stopAsked')
    .executeTakeFirstOrThrow()
  return stopAsked === 1
}

/** Returns the progress of an import; undefined if no process writes it. */
export async function findRun(read: Reader, importId: string, now: number): Promise<RunProgress | undefined> {
  return read
    .selectFrom('import_runs')
    .where('import_id', '=', importId)
    .where('alive_until', '>', now)
    .select(['rows_done as rowsDone', 'rows_total as rows'])
    .executeTakeFirst()
}

/** Requests that the process that writes an import stops; returns false if none writes. */
export async function askRunToStop(db: Kysely<Schema>, importId: string, now: number): Promise<boolean> {
  const asked = await db
    .updateTable('import_runs')
    .set({ stop_asked: 1 })
    .where('import_id', '=', importId)
    .where('alive_until', '>', now)
    .returning('import_id')
    .executeTakeFirst()
  return asked !== undefined
}

export async function deleteRun(db: Kysely<Schema>, run: string): Promise<void> {
  await db.deleteFrom('import_runs').where('run', '=', run).execute()
}
