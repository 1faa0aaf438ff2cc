// A process that migrates a database, as the start of a shop does (started by `kill-migrations.ts`). Kills itself at
// one step: after a migration has changed the tables, or after the migration is recorded. Both are inside the
// transaction of all migrations.

import { mkdirSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { InsertQueryNode, Kysely, type KyselyPlugin, PostgresDialect, type QueryId } from 'kysely'
import pg from 'pg'
import { migrate } from '../../server/data/migrate.ts'
import type { DatabasePlace } from '../../server/data/open-database.ts'
import { SqliteConnection } from '../../server/data/sqlite/connection.ts'
import { kyselyOn } from '../../server/data/sqlite/dialect.ts'
import { databaseFile } from '../../server/data/sqlite/open-sqlite.ts'

/** The argument of the process. */
export interface Migrating extends DatabasePlace {
  /** The number of the step at which it dies, from 1; without it the process survives. */
  readonly dieAt?: number
}

const { databaseUrl, dataDir, dieAt } = JSON.parse(process.argv[2] ?? '') as Migrating
const { db, close } = open()
writeSync(1, 'begins\n')
await migrate(db.withPlugin(dying()))
writeSync(1, 'ended\n')
await close()

function open(): { readonly db: Kysely<unknown>; close(): Promise<void> } {
  if (databaseUrl !== undefined) {
    const pool = new pg.Pool({ connectionString: databaseUrl })
    const opened = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
    return { db: opened, close: () => opened.destroy() }
  }
  mkdirSync(dataDir, { recursive: true })
  const connection = new SqliteConnection(join(dataDir, databaseFile))
  return { db: kyselyOn<unknown>(connection), close: async () => connection.close() }
}

/** Counts two steps at each record of a migration: before and after it is written. */
function dying(): KyselyPlugin {
  const records = new WeakSet<QueryId>()
  let steps = 0
  const reach = () => {
    steps += 1
    if (steps === dieAt) process.kill(process.pid, 'SIGKILL')
  }
  return {
    transformQuery({ node, queryId }) {
      if (InsertQueryNode.is(node) && node.into?.table.identifier.name === 'kysely_migration') {
        reach()
        records.add(queryId)
      }
      return node
    },
    async transformResult({ queryId, result }) {
      if (records.has(queryId)) reach()
      return result
    },
  }
}
