import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * A migration of the shop. Migrations from 0061 on declare whether the previous version still runs on their tables; a
 * check of the repository verifies the declaration (checks/repository/migrations.ts).
 */
export interface ShopMigration extends Migration {
  readonly codeBefore?: 'runs' | 'stops'
}

/** Reports that a newer version has changed the database, which this version would damage. */
export class SchemaTooNew extends Error {
  override readonly name = 'SchemaTooNew'
}

/** Key of the settings row that names the newest migration that code must know to run. */
export const oldestCodeKey = 'oldest-code'

/**
 * Returns the executed migrations that are newer than every known one. During a rolling upgrade and after a rollback,
 * code runs on the tables of a newer version.
 *
 * @throws SchemaTooNew when the previous version cannot run on one of them, or an unknown migration is older than the
 * newest known one.
 */
export async function findNewer<Schema>(
  db: Kysely<Schema>,
  known: readonly string[],
): Promise<readonly string[]> {
  const executed = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  const unknown = executed.rows.map(({ name }) => name).filter((name) => !known.includes(name))
  if (unknown.length === 0) return []
  const newest = known.reduce((one, other) => (numberOf(other) > numberOf(one) ? other : one))
  const foreign = unknown.find((name) => numberOf(name) <= numberOf(newest))
  if (foreign !== undefined) {
    throw new SchemaTooNew(
      `the database has the migration ${foreign}, which this version should know, as its newest is ${newest}. It belongs to another branch of the shop: start that one, or restore a backup`,
    )
  }
  const stored = await sql<{
    value: string
  }>`select value from settings where key = ${oldestCodeKey}`.execute(db)
  const oldest = stored.rows[0]?.value
  if (oldest !== undefined && numberOf(oldest) > numberOf(newest)) {
    throw new SchemaTooNew(
      `a newer version has migrated the database, and code older than ${oldest} must not run on it; the newest migration of this one is ${newest}. Start the newer version, or restore a backup from before the upgrade`,
    )
  }
  return unknown
}

/** Makes a migration also store, in its own transaction, that earlier code must not run any more. */
export function markOldestCode(name: string, migration: ShopMigration): Migration {
  if (migration.codeBefore !== 'stops') return migration
  return {
    async up(db) {
      await migration.up(db)
      await sql`insert into settings (key, value) values (${oldestCodeKey}, ${name})
        on conflict (key) do update set value = excluded.value`.execute(db)
    },
  }
}

/** Returns a migration's number, by which several versions of the shop agree on their order. */
function numberOf(name: string): number {
  return Number.parseInt(name, 10)
}
