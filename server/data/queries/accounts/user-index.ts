import { sql } from 'kysely'
import type { Database, Reader } from '../../database.ts'
import { hasTrigrams, isLong, rarestRows, trigramsOf } from '../trigrams.ts'
import { hasWord, typedReadings } from '../typed-words.ts'

/** The expression of the index `users_found`. */
const searched = sql`lower(users.email || ' ' || users.name || ' ' || coalesce(users.name_folded, ''))`

/**
 * Returns the ids of all users whose name or email may match the words of a search; undefined if there are more than
 * `most`, or if no index can tell.
 */
export async function findUserCandidates(
  { read, engine }: Pick<Database, 'read' | 'engine'>,
  search: string,
  most: number,
): Promise<readonly string[] | undefined> {
  const ids = new Set<string>()
  for (const reading of typedReadings(search)) {
    const words = reading.filter(isLong)
    if (words.length === 0) return undefined
    const found = await (engine === 'sqlite' ? onSqlite : onPostgres)(read, words, most + 1)
    if (!found) return undefined
    for (const id of found) ids.add(id)
  }
  return ids.size > most ? undefined : [...ids]
}

async function onSqlite(read: Reader, words: readonly string[], limit: number): Promise<readonly string[]> {
  const rows = await read
    .selectFrom('user_index')
    .innerJoin('user_numbers', 'user_numbers.number', 'user_index.rowid')
    .where(sql<boolean>`user_index match ${trigramsOf(words)}`)
    .select('user_numbers.user_id as id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

async function onPostgres(
  read: Reader,
  words: readonly string[],
  limit: number,
): Promise<readonly string[] | undefined> {
  if (!(await hasTrigrams(read, 'users_found'))) return undefined
  const withWord = (word: string) => read.selectFrom('users').select('id').where(hasWord(searched, word))
  const rows = await rarestRows(words, withWord)
  return rows && (await rows.limit(limit).execute()).map(({ id }) => id)
}
