import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Operation } from '../../../contract/operation.ts'
import { done, type Outcome } from '../../../domain/outcome.ts'

/** Rows that are read and written in one turn, so that few are in memory and other requests run in between. */
const rowsAtOnce = 200

/** Rows of a list that follow one another. */
export interface Portion<Row> {
  readonly rows: readonly Row[]
  /** The cursor behind them; undefined at the end of the list. */
  readonly next: string | undefined
}

interface ListCall {
  readonly input: { readonly query?: unknown }
  setHeader(name: string, value: string | undefined): void
}

export type ListHandler<Called extends ListCall, Row = unknown> = (
  call: Called,
) => Promise<Outcome<readonly Row[]>>

/** Returns whether an operation with these parameters in its query answers with a list that can be read in pages. */
export function isPagedList({ answer }: Operation, parameters: readonly string[]): boolean {
  return answer._zod.def.type === 'array' && ['limit', 'after'].every((name) => parameters.includes(name))
}

/** Returns whether the parameters of a paged list name no limit. */
export function asksForAll(query: unknown): boolean {
  return (query as { readonly limit?: number }).limit === undefined
}

/**
 * Reads a portion of a list through the list's own handler, so that it has exactly the rows that a page shows.
 *
 * @param query the list's parameters; its `limit` has no effect.
 * @param after cursor; undefined: the beginning.
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
    // `cursor` is an older name of `after`.
    input: { ...call.input, query: { ...query, cursor: undefined, limit: rowsAtOnce, after } },
    setHeader(name, value) {
      if (name === 'x-next-cursor') next = value
      else call.setHeader(name, value)
    },
  })
  return answer.ok ? done({ rows: answer.value, next }) : answer
}

/**
 * Returns the whole answer of a paged list: its rows if they fit in one portion, otherwise their JSON as a stream
 * at the client's speed (docs/decisions/0110).
 *
 * @param headOnly whether only the headers are wanted, so that nothing more is read.
 */
export async function wholeList<Called extends ListCall, Answer>(
  handle: (call: Called) => Promise<Outcome<Answer>>,
  call: Called,
  headOnly: boolean,
): Promise<Outcome<Answer>> {
  // `isPagedList` tells that the answer has rows, and that the query has these parameters.
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

/** Yields the rows of a list from its first portion on; reads the next one when they are taken. */
export async function* portionsFrom<Row>(
  first: Portion<Row>,
  readNext: (after: string) => Promise<Outcome<Portion<Row>>>,
): AsyncGenerator<readonly Row[]> {
  for (let portion = first; ; ) {
    yield portion.rows
    if (portion.next === undefined) return
    // SQLite answers within the turn: without a new one, no other request is served until the last row.
    await nextOwnTurn()
    const following = await readNext(portion.next)
    // The answer has begun, so only a broken connection can report a failure.
    if (!following.ok) throw new Error(`The list stopped: ${following.code}`)
    portion = following.value
  }
}

let lastTurn: Promise<void> = Promise.resolve()

/**
 * Resolves in a later turn of the event loop that no other caller of this function gets. So several long answers do
 * not add up to one long turn.
 */
export function nextOwnTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => nextTurn())
  return lastTurn
}

/** Yields the text that `JSON.stringify` makes of all rows. */
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
