import { createHash } from 'node:crypto'

/**
 * A list without a limit is read in parts: PostgreSQL ends a statement that takes too long, as one of a million orders
 * does, and on SQLite others have their turn in between.
 */
const rowsAtOnce = 20_000

/** Which part of a list is wanted. */
export interface PageRequest {
  /** How many rows at most; undefined: all that are left. */
  readonly limit: number | undefined
  /** The cursor that came with the page before; undefined: from the beginning. */
  readonly after: string | undefined
}

export interface KeysetPage<Row> {
  readonly rows: readonly Row[]
  /** What to continue with; undefined when nothing is left. */
  readonly next: string | undefined
}

/** Where a row stands in its order: the values that it is sorted by, of which the last is the row's own. */
export type Cursor = readonly (string | number)[]

export type CursorKind = 'text' | 'integer' | 'instant'

/** A part of a list in one order. A list is one segment after the other. */
export interface KeysetSegment<Row> {
  /** What a place is made of, in its order. */
  readonly kinds: readonly CursorKind[]
  cursorOf(row: Row): Cursor
  /** Reads the rows after a place, at most so many, and none that is not answered. */
  read(after: Cursor | undefined, limit: number | undefined): Promise<readonly Row[]>
}

/**
 * Reads one page of a list. The cursor holds the place of the page's last row, so that a page costs the same
 * however far into the list it is, and rows that come or go in between shift nothing.
 *
 * @param list what is listed, in which order and by which filter: a cursor fits no other.
 * @returns undefined when the cursor is not one of this list.
 */
export async function readKeysetPage<Row>(
  list: readonly unknown[],
  segments: readonly KeysetSegment<Row>[],
  { limit, after }: PageRequest,
): Promise<KeysetPage<Row> | undefined> {
  const mark = createHash('sha256').update(JSON.stringify(list)).digest('base64url').slice(0, 8)
  const start = after === undefined ? { index: 0, place: undefined } : readCursor(mark, segments, after)
  if (!start) return undefined
  const found: { row: Row; index: number }[] = []
  for (let index = start.index; index < segments.length; index += 1) {
    // One more than wanted tells whether the list goes on.
    const wanted = limit === undefined ? undefined : limit + 1 - found.length
    if (wanted === 0) break
    const place = index === start.index ? start.place : undefined
    const segment = segments[index]
    for (const row of segment ? await readRows(segment, place, wanted) : []) found.push({ row, index })
  }
  const kept = limit === undefined ? found : found.slice(0, limit)
  const last = kept.at(-1)
  const next = last && found.length > kept.length ? cursorAt(mark, segments, last) : undefined
  return { rows: kept.map(({ row }) => row), next }
}

async function readRows<Row>(
  segment: KeysetSegment<Row>,
  start: Cursor | undefined,
  limit: number | undefined,
): Promise<readonly Row[]> {
  if (limit !== undefined) return segment.read(start, limit)
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
  mark: string,
  segments: readonly KeysetSegment<Row>[],
  { row, index }: { readonly row: Row; readonly index: number },
): string {
  const place = segments[index]?.cursorOf(row) ?? []
  return Buffer.from(JSON.stringify([mark, index, ...place])).toString('base64url')
}

function readCursor<Row>(
  mark: string,
  segments: readonly KeysetSegment<Row>[],
  cursor: string,
): { readonly index: number; readonly place: Cursor } | undefined {
  const [itsMark, index, ...place] = parsedList(Buffer.from(cursor, 'base64url').toString())
  const segment = typeof index === 'number' ? segments[index] : undefined
  if (itsMark !== mark || typeof index !== 'number' || !segment) return undefined
  const fits = place.length === segment.kinds.length && segment.kinds.every((kind, at) => is(kind, place[at]))
  // Each value was looked at just now.
  return fits ? { index, place: place as Cursor } : undefined
}

function parsedList(json: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(json)
    return Array.isArray(value) ? value : []
  } catch {
    // Whoever made it up gets the same answer as with a cursor of another list.
    return []
  }
}

/** A cursor can be made up, and PostgreSQL fails on what its column cannot hold. */
function is(kind: CursorKind, value: unknown): boolean {
  if (kind === 'text') return typeof value === 'string' && !value.includes('\u0000')
  if (kind === 'instant') return Number.isSafeInteger(value)
  return Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31
}
