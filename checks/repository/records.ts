import { isLongerThan } from './documents.ts'

/** A decision record: its four digits, and its text. */
export interface DecisionRecord {
  readonly number: string
  readonly text: string
}

/** The most lines of a record. */
export const mostLines = 120

const status = /^(?:in force|(?:partly )?replaced by \d{4}(?:, \d{4})*)$/

/** Returns the status of each record in the rows of docs/decisions/README.md. */
function statusesIn(index: string): readonly { readonly number: string; readonly status: string }[] {
  const rows = index.matchAll(/^\| \[(\d{4})\]\(\1-[\w-]+\.md\) [^|]+ \| ([^|]+) \|$/gm)
  return [...rows].map(([, number = '', found = '']) => ({ number, status: found.trim() }))
}

/** Returns the records that replace this one, according to its first lines. */
export function successorsOf({ text }: DecisionRecord): string {
  const line = text.split('\n', 8).find((part) => /^\*\*(?:Partly r|R)eplaced by /.test(part)) ?? ''
  const numbers = [...line.matchAll(/\[(\d{4})\]\(/g)].map(([, number = '']) => number)
  if (numbers.length === 0) return 'in force'
  return `${line.startsWith('**Partly') ? 'partly replaced' : 'replaced'} by ${numbers.join(', ')}`
}

/** Returns differences between the index of decisions and the records, and records that are too long. */
export function findRecordFlaws(index: string, records: readonly DecisionRecord[]): string[] {
  const rows = statusesIn(index)
  const named = rows.map(({ number }) => number)
  return [
    ...records.filter(({ number }) => !named.includes(number)).map(({ number }) => `${number} has no status`),
    ...named
      .filter((number, at) => named.indexOf(number) !== at)
      .map((number) => `${number} is listed twice`),
    ...rows.filter((row) => !status.test(row.status)).map((row) => `${row.number} is "${row.status}"`),
    ...rows.flatMap((row) => {
      const record = records.find(({ number }) => number === row.number)
      if (!record) return [`${row.number} has no record`]
      const said = successorsOf(record)
      return said === row.status ? [] : [`${row.number} says that it is ${said}`]
    }),
    ...records
      .filter(({ text }) => isLongerThan(text, mostLines))
      .map(({ number }) => `${number} has more than ${mostLines} lines`),
  ]
}
