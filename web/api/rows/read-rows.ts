import { isRecord } from '../is-record.ts'
import { refusalOf } from '../refusal.ts'

/** Reads one value of an answer; undefined when it is unusable. */
export interface FieldReader<Value> {
  (raw: unknown): Value | undefined
  /** Replaces an unusable value. */
  readonly otherwise?: Value
}

type Fields = Readonly<Record<string, FieldReader<unknown>>>

type Used<Reader> = Reader extends FieldReader<infer Value> ? Exclude<Value, undefined> : never

/** A row for screens: all required fields, and the usable optional ones. */
export type RowOf<Needs extends Fields, May extends Fields> = {
  readonly [Name in keyof Needs]: Used<Needs[Name]>
} & {
  readonly [Name in keyof May]?: Used<May[Name]> | undefined
}

/** The unusable parts of an answer. */
export interface ReadIssues {
  /** Number of rows that were left out. */
  leftOut: number
  /** Names of the unusable fields, without their values. */
  readonly fields: Set<string>
}

/** Reads a row; undefined when it lacks a needed field. */
export type RowReader<Row> = (raw: unknown, issues: ReadIssues) => Row | undefined

/** The lenient reader of an operation's answer. */
export interface ReadLeniently<Shown> {
  /** Reads an answer; undefined when all of it is unusable. */
  readonly read: (body: unknown, issues: ReadIssues) => Shown | undefined
}

/** Makes a row reader from field readers. A row that lacks one of `needs` is unusable. */
export function row<Needs extends Fields, May extends Fields>(
  needs: Needs,
  may: May,
): RowReader<RowOf<Needs, May>> {
  const fields = Object.entries<FieldReader<unknown>>({ ...may, ...needs })
  return (raw, issues) => {
    if (!isRecord(raw)) return undefined
    const read: Record<string, unknown> = {}
    let usable = true
    for (const [name, reader] of fields) {
      const value = reader(raw[name])
      const shown = value === undefined ? reader.otherwise : value
      if (shown !== undefined) read[name] = shown
      else if (name in needs) usable = false
      if (value === undefined && (isGiven(raw[name]) || !(name in read || name in may)))
        issues.fields.add(name)
    }
    // Each field's reader determined its type.
    return usable ? (read as RowOf<Needs, May>) : undefined
  }
}

/**
 * Makes the reader of a list, row by row. Leaves out unusable rows, and further rows with the same id. A non-empty list
 * without a usable row is unusable, so that no page claims that the shop is empty.
 */
export function rows<Row extends object>(reader: RowReader<Row>): ReadLeniently<readonly Row[]>['read'] {
  return (body, issues) => {
    if (!Array.isArray(body)) return undefined
    const ids = new Set<unknown>()
    const shown = body.flatMap((raw) => {
      const read = reader(raw, issues)
      if (read === undefined) return []
      const id = '_id' in read ? read._id : undefined
      if (id !== undefined && ids.has(id)) {
        issues.fields.add('_id')
        return []
      }
      ids.add(id)
      return [read]
    })
    issues.leftOut += body.length - shown.length
    return shown.length === 0 && body.length > 0 ? undefined : shown
  }
}

/** Makes the reader of a single resource. Document databases send nothing, or null, for a missing one. */
export function one<Row>(reader: RowReader<Row>): ReadLeniently<Row>['read'] {
  return (body, issues) => {
    if (body === null || body === '') throw refusalOf(404, body)
    return reader(body, issues)
  }
}

/** Adds a lenient reader to an operation; everything else stays as the contract describes it. */
export function lenient<Described extends object, Shown>(
  described: Described,
  read: ReadLeniently<Shown>['read'],
): Described & ReadLeniently<Shown> {
  return { ...described, read }
}

function isGiven(raw: unknown): boolean {
  return raw !== undefined && raw !== null && raw !== ''
}
