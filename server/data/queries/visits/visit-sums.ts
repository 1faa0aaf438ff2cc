import { sql } from 'kysely'
import type { VisitFact } from '../../../../domain/visits/visit-facts.ts'
import type { Reader, Transaction } from '../../database.ts'
import { isPostgres } from '../../is-postgres.ts'

/** A sum of a day, or what is to be added to it. */
export interface VisitSum {
  readonly fact: VisitFact
  readonly day: string
  readonly name: string
  readonly count: number
}

/** Makes other additions wait until the transaction ends, so that the limits of names hold; reads continue. */
export async function lockVisits({ db }: Transaction): Promise<void> {
  if (isPostgres(db)) await sql`lock table visit_sums in share row exclusive mode`.execute(db)
}

/** Returns the names that a day has for a fact. */
export async function namesOfDay({ db }: Transaction, fact: VisitFact, day: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('visit_sums')
    .where('fact', '=', fact)
    .where('day', '=', day)
    .select('name')
    .execute()
  return new Set(rows.map(({ name }) => name))
}

/** The most rows of a statement, because an engine limits its parameters. */
const rowsAtOnce = 200

/** Adds to the sums of days. Each fact, day and name occurs once. */
export async function addVisits({ db }: Transaction, sums: readonly VisitSum[]): Promise<void> {
  for (let first = 0; first < sums.length; first += rowsAtOnce)
    await db
      .insertInto('visit_sums')
      .values(sums.slice(first, first + rowsAtOnce))
      .onConflict((conflict) =>
        conflict
          .columns(['fact', 'day', 'name'])
          .doUpdateSet((eb) => ({ count: eb('visit_sums.count', '+', eb.ref('excluded.count')) })),
      )
      .execute()
}

/** Two dates, both included. */
interface Days {
  readonly from: string
  readonly to: string
}

/** Returns the sums of each day of a fact with few names. */
export function listVisitsByDay(read: Reader, fact: VisitFact, { from, to }: Days): Promise<VisitSum[]> {
  return read
    .selectFrom('visit_sums')
    .where('fact', '=', fact)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .select(['fact', 'day', 'name', 'count'])
    .execute()
}

/** Returns the sums of the days by name, the highest first. */
export async function sumVisitsByName(
  read: Reader,
  fact: VisitFact,
  { from, to }: Days,
  most: number,
): Promise<readonly Pick<VisitSum, 'name' | 'count'>[]> {
  const rows = await read
    .selectFrom('visit_sums')
    .where('fact', '=', fact)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('name')
    .select(({ fn }) => ['name', fn.sum<number | string>('count').as('total')])
    .orderBy('total', 'desc')
    .orderBy('name')
    .limit(most)
    .execute()
  // PostgreSQL returns sums of large integers as text.
  return rows.map(({ name, total }) => ({ name, count: Number(total) }))
}

/** Deletes the sums of a fact before a day. */
export async function deleteVisitsBefore({ db }: Transaction, fact: VisitFact, day: string): Promise<void> {
  await db.deleteFrom('visit_sums').where('fact', '=', fact).where('day', '<', day).execute()
}
