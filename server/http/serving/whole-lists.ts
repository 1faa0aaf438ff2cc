import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Operation } from '../../../contract/operation.ts'
import { done, type Outcome } from '../../../domain/outcome.ts'

/** Rows that are read and written per turn: few in memory, and other requests run between turns. */
const rowsAtOnce = 200

/** Consecutive rows of a list. */
export interface Portion<Row> {
  readonly rows: readonly Row[]
  /** The cursor after these rows; undefined at the end of the list. */
  readonly next: string | undefined
}

interface ListCall {
  readonly input: { readonly query?: unknown }
  setHeader(name: string, value: string | undefined): void
}

export type ListHandler<Called extends ListCall, Row = unknown> = (
  call: Called,
) => Promise<Outcome<readonly Row[]>>

/** Returns whether an operation with these query parameters answers with a list that can be read in pages. */
export function isPagedList({ answer }: Operation, parameters: readonly string[]): boolean {
  return answer._zod.def.type === 'array' && ['limit', 'after'].every((name) => parameters.includes(name))
}

/** Returns whether the parameters of a paged list set no limit. */
export function asksForAll(query: unknown): boolean {
  return (query as { readonly limit?: number }).limit === undefined
}

/**
 * Reads a portion of a list through the list's own handler, so that it has exactly the rows of a page.
 *
 * @param query the list's parameters; its `limit` has no effect.
 * @param after the cursor; undefined for the beginning.
 */
export async function readPortion<Called extends ListCall, Row>(
  handle: ListHandler<Called, Row>,
  call: Called,
  query: object,
  after: string | undefined,
): Promise<Outcome<Portion<Row>>> {
  let next: string | undefined
  const answer = await handle({
    ...call,
    // `cursor` is the older name of `after`.
    input: { ...call.input, query: { ...query, cursor: undefined, limit: rowsAtOnce, after } },
    setHeader(name, value) {
      if (name === 'x-next-cursor') next = value
      else call.setHeader(name, value)
    },
  })
  return answer.ok ? done({ rows: answer.value, next }) : answer
}

/**
 * Returns the whole answer of a paged list: its rows if they fit in one portion, otherwise their JSON as a stream at
 * the client's speed (docs/decisions/0110).
 *
 * @param headOnly whether the client wants only the headers, so that no further portion is read.
 */
export async function wholeList<Called extends ListCall, Answer>(
  handle: (call: Called) => Promise<Outcome<Answer>>,
  call: Called,
  headOnly: boolean,
): Promise<Outcome<Answer>> {
  // `isPagedList` ensures that the answer has rows, and that the query has these parameters.
  const handleList = handle as unknown as ListHandler<Called>
  const query = call.input.query as { readonly after?: string; readonly cursor?: string }
  const read = (after: string | undefined) => readPortion(handleList, call, query, after)
  const first = await read(query.after ?? query.cursor)
  if (!first.ok) return first
  if (first.value.next === undefined) return done(first.value.rows as Answer)
  call.setHeader('content-type', 'application/json; charset=utf-8')
  // Fastify sends a stream unchanged, although the contract describes its rows.
  return done(Readable.from(headOnly ? [] : jsonOf(portionsFrom(first.value, read))) as unknown as Answer)
}

/** Yields the rows of a list from its first portion on; reads the next portion when the consumer asks for it. */
export async function* portionsFrom<Row>(
  first: Portion<Row>,
  readNext: (after: string) => Promise<Outcome<Portion<Row>>>,
): AsyncGenerator<readonly Row[]> {
  for (let portion = first; ; ) {
    yield portion.rows
    if (portion.next === undefined) return
    // SQLite answers within the turn: without a new turn, no other request would be served until the last row.
    await nextOwnTurn()
    const following = await readNext(portion.next)
    // The answer has begun, so only a broken connection can report a failure.
    if (!following.ok) throw new Error(`The list stopped: ${following.code}`)
    portion = following.value
  }
}

let lastTurn: Promise<void> = Promise.resolve()

/**
 * Resolves in a later turn of the event loop that no other caller of this function gets, so that several long answers
 * do not add up to one long turn.
 */
export function nextOwnTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => nextTurn())
  return lastTurn
}

/** Yields the JSON array of all rows, as `JSON.stringify` formats it. */
async function* jsonOf(portions: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let begin = '['
  for await (const rows of portions) {
    // A search may test a portion of rows without a match.
    if (rows.length === 0) continue
    yield `${begin}${JSON.stringify(rows).slice(1, -1)}`
    begin = ','
  }
  yield begin === '[' ? '[]' : ']'
}
