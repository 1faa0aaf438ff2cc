import { patienceMs } from '../../../tools/test-run/patience.ts'
import { hourMs } from '../../platform/clock.ts'
import { shopTimeLimits, type TimeLimits } from '../postgres/connection.ts'
import { openMigratedPostgres, openPostgres } from '../postgres/open-postgres.ts'
import { DatabasePool } from './database-pool.ts'
import type { DatabaseHome, Engine } from './engine.ts'
import { createDatabase, newName, onServer, urlOf } from './server-databases.ts'

/** Generous limits, because on a busy machine many parallel calls exceed a shop's limits. */
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
 * Limits of connections that outlive a file. Without heartbeats, because another file's fake timers would stop them,
 * and a later test's listeners would be told of the silence.
 */
const keptLimits: TimeLimits = { ...patientLimits, heartbeatEveryMs: hourMs, silenceMs: 2 * hourMs }

/**
 * Makes an engine on a server that allows creating and dropping databases.
 *
 * @param prefix starts the names of its databases. The run that chose the prefix drops those that remain.
 */
export function postgresEngine(serverUrl: string, prefix = 'truewheel_test'): Engine {
  let isResting = false
  const onError = (error: Error) => {
    if (!isResting) throw error
  }
  const pool = new DatabasePool(serverUrl, prefix, {
    ...databaseSetup,
    open: (databaseUrl) => openMigratedPostgres(databaseUrl, onError, keptLimits),
  })
  return {
    name: 'PostgreSQL',
    async unmigrated() {
      const name = newName(prefix)
      await onServer(serverUrl, (admin) => createDatabase(admin, name))
      // Without `force`, so that the drop fails if a test left a connection open.
      const drop = () =>
        onServer(serverUrl, async (admin) => void (await admin.query(`drop database ${name}`)))
      return homeAt(urlOf(serverUrl, name), drop)
    },
    async fresh(kind) {
      isResting = false
      const { name, open, giveBack } = await (kind === 'unused' ? pool.lendUnused() : pool.lend())
      return { ...homeAt(urlOf(serverUrl, name), giveBack), database: await open() }
    },
    async rest() {
      // From now on errors are expected: at the end of a run the database is dropped while it is open.
      isResting = true
      await pool.rest()
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
