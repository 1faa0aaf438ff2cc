import { parse } from 'csv-parse/sync'

/** A row of a table, by column. */
export type TableRow = Readonly<Record<string, string>>

/** The marks of a word that no source shows. */
const unsourced = ['trade usage, no source found', 'composed of words with entries']

const kindsOfTrade = new Set(['tool', 'part', 'standard', 'measure', 'unit', 'job', 'material'])
const genders = new Set(['m', 'f', 'n', 'pl', 'm pl', 'f pl', 'n pl', '–'])

/** Reads a CSV file with a header. A row with more or fewer cells than the header throws. */
export function readTable(csv: string): TableRow[] {
  return parse(csv, { columns: true })
}

/** Returns the English words of the trade: tools, parts, standards, measures, units, jobs and materials. */
export function tradeWordsIn(words: readonly TableRow[]): Set<string> {
  return new Set(words.filter(({ kind = '' }) => kindsOfTrade.has(kind)).map(({ en = '' }) => en))
}

/** Returns the tags of the languages beside English: each has a column of sources. */
export function languagesOf([first]: readonly TableRow[]): string[] {
  return Object.keys(first ?? {}).flatMap((column) => /^(\w+)_source$/.exec(column)?.[1] ?? [])
}

/** Returns empty cells, repeated words of a kind, unknown genders, unknown sources and unused sources. */
export function findWordFlaws(words: readonly TableRow[], sources: readonly TableRow[]): string[] {
  const languages = languagesOf(words)
  const tags = new Map(sources.map(({ id = '', language = '' }) => [id, language]))
  const named = new Set(words.flatMap((row) => languages.flatMap((language) => sourcesOf(row, language))))
  return [
    ...[...words, ...sources].flatMap(findEmptyCells),
    ...['en', ...languages].flatMap((column) => findRepeated(words, column)),
    ...findRepeated(sources, 'id'),
    ...words.flatMap((row) =>
      languages.flatMap((language) => [
        ...(genders.has(row[`${language}_gender`] ?? '') ? [] : [`${row.en} has an odd ${language}_gender`]),
        ...sourcesOf(row, language)
          .filter((id) => tags.get(id) !== language)
          .map((id) => `${row.en} names ${id}, which is not a ${language} source`),
      ]),
    ),
    ...[...tags.keys()].filter((id) => !named.has(id)).map((id) => `${id} is unused`),
  ]
}

/** Returns the names without a row of this kind, and the rows of this kind that are not among the names. */
export function findUnlikeNames(words: readonly TableRow[], kind: string, names: Iterable<string>): string[] {
  const written = new Set(words.filter((row) => row.kind === kind).map(({ en = '' }) => en))
  const wanted = new Set(names)
  return [
    ...[...wanted].filter((name) => !written.has(name)).map((name) => `${name} has no row`),
    ...[...written].filter((name) => !wanted.has(name)).map((name) => `${name} is not a ${kind}`),
  ]
}

function sourcesOf(row: TableRow, language: string): string[] {
  const cell = row[`${language}_source`] ?? ''
  return unsourced.includes(cell) ? [] : cell.split('; ')
}

function findEmptyCells(row: TableRow): string[] {
  return Object.entries(row)
    .filter(([, cell]) => cell.trim() === '' || cell !== cell.trim())
    .map(([column]) => `${row.en ?? row.id} has an empty or padded ${column}`)
}

function findRepeated(rows: readonly TableRow[], column: string): string[] {
  const keys = rows.map((row) => `${row.kind ?? 'source'}: ${row[column]?.toLowerCase()}`)
  return keys.filter((key, at) => keys.indexOf(key) !== at).map((key) => `${column} has ${key} twice`)
}
