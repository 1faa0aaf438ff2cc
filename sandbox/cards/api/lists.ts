import type { Stripe } from 'stripe'
import { noSuch } from '../errors.ts'
import type { FormObject } from '../form-body.ts'
import type { Records } from '../objects/records.ts'
import { integer, text } from '../parameters.ts'
import type { ListedPage, Versioned } from '../storage.ts'

/** The parameters of every Stripe list; `ending_before` is not supported. */
export const listParameters = ['expand', 'limit', 'starting_after']
const maxPage = 100

/** A requested page: its size (10 by default, at most 100) and the id it starts after. */
export type Page = { readonly limit: number; readonly startingAfter: string | undefined }

export function pageOf(form: FormObject): Page {
  return {
    limit: Math.min(integer(form, 'limit', 1) ?? 10, maxPage),
    startingAfter: text(form, 'starting_after'),
  }
}

/**
 * Returns a page of a list in Stripe's shape (https://docs.stripe.com/api/pagination). Reads one object more than it
 * returns, to know whether more exist.
 */
export async function listShape<Shape>(
  url: string,
  { limit }: Page,
  found: AsyncIterable<Shape>,
): Promise<Stripe.ApiList<Shape>> {
  const data: Shape[] = []
  for await (const object of found) {
    if (data.length === limit) return { object: 'list', data, has_more: true, url }
    data.push(object)
  }
  return { object: 'list', data, has_more: false, url }
}

/** Selects the records that are listed; the storage may leave out the others. */
type Wanted = Pick<ListedPage, 'types' | 'from'>

/** Yields every record, newest first; with `after`, only records older than that one. */
export async function* newestFirst<Stored extends Versioned & { readonly id: string }>(
  records: Records<Stored>,
  after?: string,
  batchSize = maxPage,
  wanted: Wanted = {},
): AsyncGenerator<Stored> {
  let last = after
  for (;;) {
    const page = await records.list({
      ...wanted,
      limit: batchSize,
      ...(last === undefined ? {} : { startingAfter: last }),
    })
    yield* page
    last = page.at(-1)?.id
    if (page.length < batchSize) return
  }
}

type Listed<Stored, Shape> = {
  readonly name: string
  readonly url: string
  readonly shape: (record: Stored) => Shape
  /** Which records are listed; all by default. */
  readonly keeps?: (record: Stored) => boolean
  /** Returns whether the list ends at this record: the record and all after it are omitted. */
  readonly ends?: (record: Stored) => boolean
  /** A selection for the storage, so that records which `keeps` and `ends` omit need not be read. */
  readonly wanted?: Wanted
}

/** Returns a page of a collection, newest first. Throws 404 if it starts after an unknown id. */
export async function listRecords<Stored extends Versioned & { readonly id: string }, Shape>(
  records: Records<Stored>,
  form: FormObject,
  { name, url, shape, keeps = () => true, ends = () => false, wanted }: Listed<Stored, Shape>,
): Promise<Stripe.ApiList<Shape>> {
  const page = pageOf(form)
  const { limit, startingAfter } = page
  if (startingAfter !== undefined && (await records.get(startingAfter)) === undefined) {
    throw noSuch(name, startingAfter, 'starting_after')
  }
  async function* shapes() {
    for await (const record of newestFirst(records, startingAfter, limit + 1, wanted)) {
      if (ends(record)) return
      if (keeps(record)) yield shape(record)
    }
  }
  return listShape(url, page, shapes())
}
