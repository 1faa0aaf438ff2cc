import { sql } from 'kysely'
import type { Transaction } from '../../database.ts'
import { isPostgres } from '../../is-postgres.ts'

/**
 * Allows one change of rules and groups of customers by staff at a time until the transaction ends, so that two rules
 * never get one code, and no rule names a group that is being deleted. Lock it before any row. SQLite runs one writer
 * anyway.
 */
export async function lockPriceRules({ db }: Transaction): Promise<void> {
  if (isPostgres(db)) await sql`select pg_advisory_xact_lock(hashtextextended('price-rules', 0))`.execute(db)
}

/** Deletes a rule without uses; returns whether it did. A concurrent first use keeps the rule. */
export async function removePriceRule({ db }: Transaction, id: string): Promise<boolean> {
  const used = db.selectFrom('price_rule_uses').where('rule_id', '=', id).select('id')
  const { numDeletedRows } = await db
    .deleteFrom('price_rules')
    .where('id', '=', id)
    .where('uses', '=', 0)
    .where(({ not, exists }) => not(exists(used)))
    .executeTakeFirst()
  return numDeletedRows > 0n
}
