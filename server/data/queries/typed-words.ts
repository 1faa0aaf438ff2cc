import { type RawBuilder, sql } from 'kysely'
import { foldLetters } from '../../../domain/search/fold-text.ts'

/** A search ignores further words. */
const maxWords = 8

/** Returns the distinct words of a typed search, folded. */
function typedWords(typed: string): readonly string[] {
  return wordsOf(foldLetters(typed))
}

/**
 * Returns the words of a search, folded and, if different, as typed, because names are stored folded but emails are
 * not.
 */
export function typedReadings(typed: string): readonly (readonly string[])[] {
  const [folded, written] = [typedWords(typed), wordsOf(typed.toLowerCase())]
  return folded.join(' ') === written.join(' ') ? [folded] : [folded, written]
}

function wordsOf(text: string): readonly string[] {
  return [...new Set(text.split(/\s+/).filter(Boolean).slice(0, maxWords))]
}

/** Returns a text folded for `hasTypedWords`; null for ASCII text, because comparisons ignore its case anyway. */
export function foldedWords(text: string): string | null {
  return /[^ -~]/.test(text) ? foldLetters(text) : null
}

/**
 * Returns the conditions that a row contains every typed word, in any part of its columns and in any case; in a folded
 * column also with other diacritics. No index serves them: the rows are tested in the order of the list (`tested` of
 * `segmentByColumn`).
 */
export function hasTypedWords(columns: readonly string[], typed: string): readonly RawBuilder<boolean>[] {
  const parts = columns.map((column) => sql`coalesce(${sql.ref(column)}, '')`)
  const text = sql`lower(${sql.join(parts, sql` || ' ' || `)})`
  return wordsOf(typed.toLowerCase()).map((word) => hasWord(text, word, foldLetters(word).trim()))
}

/** Returns the condition that a text contains one of the spellings of a word, in any case. */
export function hasWord(text: RawBuilder<unknown>, ...spellings: readonly string[]): RawBuilder<boolean> {
  const written = [...new Set(spellings.filter(Boolean).flatMap(casesOf))].map((one) => hasPart(text, one))
  return sql`(${sql.join(written, sql` or `)})`
}

/** Returns the condition that a text contains a part, literally. */
export function hasPart(text: RawBuilder<unknown>, part: string): RawBuilder<boolean> {
  return sql`${text} like ${`%${part.replaceAll(/[\\%_]/g, '\\$&')}%`} escape '\\'`
}

/**
 * Returns the spellings of a folded word in a text after `lower`: "émile", "Émile". On SQLite `lower` folds only A to
 * Z; on PostgreSQL it depends on the database's locale.
 */
function casesOf(word: string): readonly string[] {
  const [first = '', ...rest] = word
  const cases = [word, word.toUpperCase(), first.toUpperCase() + rest.join('')]
  return [...new Set(cases.map((one) => one.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())))]
}
