import { type SelectQueryBuilder, sql } from 'kysely'
import type { Reader } from '../database.ts'
import type { Schema } from '../schema/schema.ts'

/** The indexes contain groups of three letters, so they cannot find a shorter word. */
const gram = 3

export function isLong(word: string): boolean {
  return [...word].length >= gram
}

/** Returns the SQLite FTS5 query for rows that may contain all words. */
export function trigramsOf(words: readonly string[]): string {
  const grams = new Set(words.flatMap(gramsOf))
  return [...grams].map((one) => `"${one.replaceAll('"', '""')}"`).join(' AND ')
}

function gramsOf(word: string): readonly string[] {
  const letters = [...word]
  return letters.slice(gram - 1).map((_, at) => letters.slice(at, at + gram).join(''))
}

/** Returns whether PostgreSQL has a trigram index; its extension cannot be created everywhere. */
export async function hasTrigrams(read: Reader, name: string): Promise<boolean> {
  const index = sql<{ found: boolean }>`(select to_regclass(${name}) is not null as found)`.as('index')
  return (await read.selectFrom(index).select('found').executeTakeFirst())?.found ?? false
}

/**
 * The index is not used for a word with more rows, because PostgreSQL reads all rows of a word before it returns one.
 */
const mostOfWord = 20_000

/**
 * Returns the PostgreSQL query for the rarest of some words; undefined if each has too many rows.
 *
 * @param withWord selects the rows with a word, from a trigram index.
 */
export async function rarestRows<Table extends keyof Schema, Row>(
  words: readonly string[],
  withWord: (word: string) => SelectQueryBuilder<Schema, Table, Row>,
): Promise<SelectQueryBuilder<Schema, Table, Row> | undefined> {
  const counted = await Promise.all(
    words.filter(isLong).map(async (word) => ({ word, rows: await estimatedRows(withWord(word)) })),
  )
  const [rarest] = counted.toSorted((one, other) => one.rows - other.rows)
  return rarest && rarest.rows <= mostOfWord ? withWord(rarest.word) : undefined
}

/** Returns the planner's estimate, which needs only statistics. */
async function estimatedRows<Table extends keyof Schema, Row>(
  query: SelectQueryBuilder<Schema, Table, Row>,
): Promise<number> {
  const [explained] = await query.explain<{ 'QUERY PLAN': readonly { Plan: { 'Plan Rows': number } }[] }>(
    'json',
  )
  return explained?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0
}
