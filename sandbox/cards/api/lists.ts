import type { Stripe } from 'stripe'
import { noSuch } from '../errors.ts'
import type { FormObject } from '../form-body.ts'
import type { Records } from '../objects/records.ts'
import { integer, text } from '../parameters.ts'
import type { Versioned } from '../storage.ts'

/** The parameters that every list of Stripe's has; backwards (`ending_before`) nobody has asked yet. */
export const listParameters = ['expand', 'limit', 'starting_after']
const maxPage = 100

/** What a list is asked for: so many objects (10 unless told, 100 at most), after the one with this id. */
export type Page = { readonly limit: number; readonly startingAfter: string | undefined }

export function pageOf(form: FormObject): Page {
  return {
    limit: Math.min(integer(form, 'limit', 1) ?? 10, maxPage),
    startingAfter: text(form, 'starting_after'),
  }
}

/**
 * A page of a list as Stripe's API shows it (https://docs.stripe.com/api/pagination). One object more than it holds is
 * looked for, to know whether there are more.
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

/** Every record, the newest first; with `after`, only those older than that one. */
export async function* newestFirst<Kept extends Versioned & { readonly id: string }>(
  records: Records<Kept>,
  after?: string,
  atOnce = maxPage,
): AsyncGenerator<Kept> {
  let last = after
  for (;;) {
    const page = await records.list({
      limit: atOnce,
      ...(last === undefined ? {} : { startingAfter: last }),
    })
    yield* page
    last = page.at(-1)?.id
    if (page.length < atOnce) return
  }
}

type Listed<Kept, Shape> = {
  readonly name: string
  readonly url: string
  readonly shape: (record: Kept) => Shape
  /** Which records are listed; all unless told. */
  readonly keeps?: (record: Kept) => boolean
  /** The first record that is not listed any more, and none after it; the last one ends the list unless told. */
  readonly ends?: (record: Kept) => boolean
}

/** A page of a collection, the newest first. Throws 404 when it is to begin after what is not there. */
export async function listRecords<Kept extends Versioned & { readonly id: string }, Shape>(
  records: Records<Kept>,
  form: FormObject,
  { name, url, shape, keeps = () => true, ends = () => false }: Listed<Kept, Shape>,
): Promise<Stripe.ApiList<Shape>> {
  const page = pageOf(form)
  const { limit, startingAfter } = page
  if (startingAfter !== undefined && (await records.get(startingAfter)) === undefined) {
    throw noSuch(name, startingAfter, 'starting_after')
  }
  async function* shapes() {
    for await (const record of newestFirst(records, startingAfter, limit + 1)) {
      if (ends(record)) return
      if (keeps(record)) yield shape(record)
    }
  }
  return listShape(url, page, shapes())
}
