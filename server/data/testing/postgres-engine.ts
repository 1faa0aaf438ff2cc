import { patienceMs } from '../../../tools/test-run/patience.ts'
import { shopTimeLimits, type TimeLimits } from '../postgres/connection.ts'
import { openMigratedPostgres, openPostgres } from '../postgres/open-postgres.ts'
import { DatabasePool } from './database-pool.ts'
import type { DatabaseHome, Engine } from './engine.ts'
import { createDatabase, newName, onServer, urlOf } from './server-databases.ts'

/** Generous limits: on a busy machine many parallel calls exceed a shop's limits. */
export const patientLimits: TimeLimits = {
  ...shopTimeLimits,
  connectMs: patienceMs,
  statementMs: patienceMs,
  answerMs: patienceMs,
  idleInTransactionMs: patienceMs,
  pingMs: patienceMs,
  heartbeatEveryMs: 10_000,
  heartbeatMs: patienceMs,
  silenceMs: 2 * patienceMs,
}

/**
 * Makes an engine on a server that allows creating and dropping databases.
 *
 * @param prefix starts the names of its databases. The run that chose the prefix drops those that remain.
 */
export function postgresEngine(serverUrl: string, prefix = 'truewheel_test'): Engine {
  const pool = new DatabasePool(serverUrl, prefix, databaseSetup)
  return {
    name: 'PostgreSQL',
    async unmigrated() {
      const name = newName(prefix)
      await onServer(serverUrl, (admin) => createDatabase(admin, name))
      // Without `force`, so that a connection left open by a test fails here.
      const drop = () =>
        onServer(serverUrl, async (admin) => void (await admin.query(`drop database ${name}`)))
      return homeAt(urlOf(serverUrl, name), drop)
    },
    async fresh(kind) {
      const { name, open, giveBack } = await (kind === 'unused' ? pool.lendUnused() : pool.lend())
      return { ...homeAt(urlOf(serverUrl, name), giveBack), database: await open() }
    },
    cleanUp: () => pool.close(),
  }
}

export const databaseSetup = {
  /** Creates all tables in an empty database. */
  async migrate(databaseUrl: string): Promise<void> {
    const database = await openPostgres(databaseUrl, failTheTest, patientLimits)
    await database.close()
  },
  open: (databaseUrl: string) => openMigratedPostgres(databaseUrl, failTheTest, patientLimits),
}

function homeAt(url: string, drop: () => Promise<void>): DatabaseHome {
  return {
    place: { databaseUrl: url, dataDir: '' },
    reopen: (onError = failTheTest) => openPostgres(url, onError, patientLimits),
    drop,
  }
}

function failTheTest(error: Error): never {
  throw error
}
