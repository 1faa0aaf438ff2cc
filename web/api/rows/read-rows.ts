import { isRecord } from '../is-record.ts'
import { refusalOf } from '../refusal.ts'

/** Reads one value of an answer; undefined when it cannot be used. */
export interface FieldReader<Value> {
  (raw: unknown): Value | undefined
  /** What stands in its place then. */
  readonly otherwise?: Value
}

type Fields = Readonly<Record<string, FieldReader<unknown>>>

type Used<Reader> = Reader extends FieldReader<infer Value> ? Exclude<Value, undefined> : never

/** A row as screens get it: everything that it needs, and what else of it can be used. */
export type RowOf<Needs extends Fields, May extends Fields> = {
  readonly [Name in keyof Needs]: Used<Needs[Name]>
} & {
  readonly [Name in keyof May]?: Used<May[Name]> | undefined
}

/** Names what of an answer could not be used. */
export interface Odd {
  /** Number of rows that were left out. */
  leftOut: number
  /** The names of fields that were there and could not be used; never what stood in them. */
  readonly fields: Set<string>
}

/** Reads a row; undefined when it lacks something that it needs. */
export type RowReader<Row> = (raw: unknown, odd: Odd) => Row | undefined

/** What a screen gets of an operation whose answer is read leniently. */
export interface ReadLeniently<Shown> {
  /** Reads an answer; undefined when nothing of it can be used. */
  readonly read: (body: unknown, odd: Odd) => Shown | undefined
}

/** Makes the reader of a row from the readers of its fields: without one of `needs` there is nothing to show. */
export function row<Needs extends Fields, May extends Fields>(
  needs: Needs,
  may: May,
): RowReader<RowOf<Needs, May>> {
  const fields = Object.entries<FieldReader<unknown>>({ ...may, ...needs })
  return (raw, odd) => {
    if (!isRecord(raw)) return undefined
    const read: Record<string, unknown> = {}
    let usable = true
    for (const [name, reader] of fields) {
      const value = reader(raw[name])
      const shown = value === undefined ? reader.otherwise : value
      if (shown !== undefined) read[name] = shown
      else if (name in needs) usable = false
      if (value === undefined && (isGiven(raw[name]) || !(name in read || name in may))) odd.fields.add(name)
    }
    // Every field went through the reader that the type is made from.
    return usable ? (read as RowOf<Needs, May>) : undefined
  }
}

/**
 * Reads a list row by row. Leaves out what cannot be shown, and a second row with the id of an earlier one. A list of
 * which nothing can be shown is unusable: a page must not say that the shop has nothing.
 */
export function rows<Row extends object>(reader: RowReader<Row>): ReadLeniently<readonly Row[]>['read'] {
  return (body, odd) => {
    if (!Array.isArray(body)) return undefined
    const ids = new Set<unknown>()
    const shown = body.flatMap((raw) => {
      const read = reader(raw, odd)
      if (read === undefined) return []
      const id = '_id' in read ? read._id : undefined
      if (id !== undefined && ids.has(id)) {
        odd.fields.add('_id')
        return []
      }
      ids.add(id)
      return [read]
    })
    odd.leftOut += body.length - shown.length
    return shown.length === 0 && body.length > 0 ? undefined : shown
  }
}

/** Reads a single thing. Document databases answer nothing, or null, for one that they do not have. */
export function one<Row>(reader: RowReader<Row>): ReadLeniently<Row>['read'] {
  return (body, odd) => {
    if (body === null || body === '') throw refusalOf(404, body)
    return reader(body, odd)
  }
}

/** An operation of the contract whose answer is read leniently; everything else of it stays as described. */
export function lenient<Described extends object, Shown>(
  described: Described,
  read: ReadLeniently<Shown>['read'],
): Described & ReadLeniently<Shown> {
  return { ...described, read }
}

function isGiven(raw: unknown): boolean {
  return raw !== undefined && raw !== null && raw !== ''
}
