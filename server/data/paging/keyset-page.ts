import { createHash } from 'node:crypto'

/**
 * Rows per statement of an unlimited list. PostgreSQL cancels statements that run too long, such as one over a million
 * orders. On SQLite other requests run between the statements.
 */
const rowsAtOnce = 20_000

/** Requested part of a list. */
export interface PageRequest {
  /** The maximum number of rows; undefined for all remaining rows. */
  readonly limit: number | undefined
  /** The encoded cursor of the previous page; undefined for the first page. */
  readonly after: string | undefined
}

export interface KeysetPage<Row> {
  readonly rows: readonly Row[]
  /** The encoded cursor of the next page; undefined on the last page. */
  readonly next: string | undefined
}

/** A decoded cursor: the sort values of a row. The last value is unique, so the order is total. */
export type Cursor = readonly (string | number)[]

export type CursorKind = 'text' | 'integer' | 'instant'

/** A part of a list, with one sort order. A list is a sequence of segments. */
export interface KeysetSegment<Row> {
  /** The types of the cursor's values, in order. */
  readonly kinds: readonly CursorKind[]
  cursorOf(row: Row): Cursor
  /** Reads up to `limit` rows after a cursor. An index must serve the read, so that no extra row is read. */
  read(after: Cursor | undefined, limit: number | undefined, end?: Cursor): Promise<readonly Row[]>
  /**
   * Returns the end of a page after a cursor, for rows that are tested one by one: the page may have fewer rows than
   * its limit, and the next page continues from this end. Undefined at the end of the list.
   */
  endAfter?(after: Cursor | undefined): Promise<Cursor | undefined>
}

/**
 * Reads one page by keyset pagination. The cursor holds the sort values of the page's last row, so a page costs
 * the same at any depth, and inserted or deleted rows shift nothing.
 *
 * @param list name, order and filter of the list. Cursors of another list are rejected.
 * @returns undefined if the cursor belongs to another list.
 */
export async function readKeysetPage<Row>(
  list: readonly unknown[],
  segments: readonly KeysetSegment<Row>[],
  { limit, after }: PageRequest,
): Promise<KeysetPage<Row> | undefined> {
  const listHash = createHash('sha256').update(JSON.stringify(list)).digest('base64url').slice(0, 8)
  const start = after === undefined ? { index: 0, place: undefined } : readCursor(listHash, segments, after)
  if (!start) return undefined
  const found: { row: Row; index: number }[] = []
  for (let index = start.index; index < segments.length; index += 1) {
    // Reads one row more than the page, to know whether there is a next page.
    const wanted = limit === undefined ? undefined : limit + 1 - found.length
    if (wanted === 0) break
    const place = index === start.index ? start.place : undefined
    const segment = segments[index]
    if (!segment) break
    const end = limit === undefined ? undefined : await segment.endAfter?.(place)
    for (const row of await readRows(segment, place, wanted, end)) found.push({ row, index })
    if (end && limit !== undefined && found.length <= limit)
      return { rows: found.map(({ row }) => row), next: encoded(listHash, index, end) }
  }
  const pageRows = limit === undefined ? found : found.slice(0, limit)
  const last = pageRows.at(-1)
  const next = last && found.length > pageRows.length ? cursorAt(listHash, segments, last) : undefined
  return { rows: pageRows.map(({ row }) => row), next }
}

async function readRows<Row>(
  segment: KeysetSegment<Row>,
  start: Cursor | undefined,
  limit: number | undefined,
  end: Cursor | undefined,
): Promise<readonly Row[]> {
  if (limit !== undefined) return segment.read(start, limit, end)
  const rows: Row[] = []
  for (let after = start; ; ) {
    const part = await segment.read(after, rowsAtOnce)
    rows.push(...part)
    const last = part.at(-1)
    if (!last || part.length < rowsAtOnce) return rows
    after = segment.cursorOf(last)
  }
}

function cursorAt<Row>(
  listHash: string,
  segments: readonly KeysetSegment<Row>[],
  { row, index }: { readonly row: Row; readonly index: number },
): string {
  return encoded(listHash, index, segments[index]?.cursorOf(row) ?? [])
}

function encoded(listHash: string, index: number, place: Cursor): string {
  return Buffer.from(JSON.stringify([listHash, index, ...place])).toString('base64url')
}

function readCursor<Row>(
  listHash: string,
  segments: readonly KeysetSegment<Row>[],
  cursor: string,
): { readonly index: number; readonly place: Cursor } | undefined {
  const [cursorHash, index, ...place] = parsedList(Buffer.from(cursor, 'base64url').toString())
  const segment = typeof index === 'number' ? segments[index] : undefined
  if (cursorHash !== listHash || typeof index !== 'number' || !segment) return undefined
  const fits = place.length === segment.kinds.length && segment.kinds.every((kind, at) => is(kind, place[at]))
  // The types of the values were checked above.
  return fits ? { index, place: place as Cursor } : undefined
}

function parsedList(json: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(json)
    return Array.isArray(value) ? value : []
  } catch {
    // Invalid input is treated as a cursor of another list.
    return []
  }
}

/**
 * Checks a value's type, because clients can forge cursors, and PostgreSQL fails on values that its column cannot hold.
 */
function is(kind: CursorKind, value: unknown): boolean {
  if (kind === 'text') return typeof value === 'string' && !value.includes('\u0000')
  if (kind === 'instant') return Number.isSafeInteger(value)
  return Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31
}
