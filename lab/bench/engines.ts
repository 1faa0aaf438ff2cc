import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../../server/data/database.ts'
import type { DatabasePlace } from '../../server/data/open-database.ts'
import { openSqlite } from '../../server/data/sqlite/open-sqlite.ts'
import { type Engine, openedAt } from '../../server/data/testing/engine.ts'
import { postgresEngine } from '../../server/data/testing/postgres-engine.ts'

/** An embedded database on disk. */
const embedded: Engine = {
  name: 'SQLite',
  unmigrated: () => Promise.reject(new Error('not needed here')),
  async fresh() {
    const dataDir = mkdtempSync(join(tmpdir(), 'truewheel-bench-'))
    return openedAt({
      place: { databaseUrl: undefined, dataDir },
      reopen: () => openSqlite(dataDir),
      drop: async () => rmSync(dataDir, { recursive: true }),
    })
  },
  cleanUp: async () => undefined,
}

/**
 * Returns the embedded database, and PostgreSQL if TEST_DATABASE_URL names a server on which it may create a database.
 */
export function measuredEngines(): readonly Engine[] {
  const serverUrl = process.env.TEST_DATABASE_URL
  return [embedded, ...(serverUrl ? [onServer(postgresEngine(serverUrl, 'truewheel_bench'))] : [])]
}

/** Makes an engine that creates new databases, because test databases may come from an earlier version. */
function onServer(engine: Engine): Engine {
  return { ...engine, fresh: async () => openedAt(await engine.unmigrated()) }
}

/** Makes an engine of a database that is already open, and keeps its rows. */
export function configuredEngine(database: Database, place: DatabasePlace): Engine {
  const never = () => Promise.reject(new Error('not needed here'))
  return {
    name: database.engine,
    unmigrated: never,
    fresh: async () => ({ database, place, reopen: never, drop: () => database.close() }),
    cleanUp: async () => undefined,
  }
}
