import type { ProductKind } from '../../search/product-facts.ts'
import { choiceOf } from '../serving/found-products.ts'
import type { WebShop } from '../serving/web-shop.ts'

/** A list of products, of which several are read one after the other. */
export interface ProductSource {
  readonly kind: ProductKind
  readonly q: string
  readonly category: string
  readonly filter: string
}

interface ChainedPage {
  readonly ids: readonly string[]
  /** The cursor of the next page; undefined on the last one. */
  readonly next: string | undefined
}

/**
 * Returns a page of ids from several lists, one after the other: the index searches one kind and one category at a
 * time. Undefined for an invalid cursor.
 */
export async function chainedPage(
  { search }: Pick<WebShop, 'search'>,
  sources: readonly ProductSource[],
  { limit, cursor }: { readonly limit: number; readonly cursor: string | undefined },
): Promise<ChainedPage | undefined> {
  const place = placeOf(cursor)
  if (!place || place.source >= sources.length) return undefined
  const ids: string[] = []
  let { source, after } = place
  while (source < sources.length) {
    // The loop ends before the last source.
    const choosing = sources[source] as ProductSource
    const order = { by: choosing.q === '' ? 'position' : 'relevance', descending: false } as const
    const page = await search.list(choiceOf(choosing.kind, choosing), order, {
      limit: limit - ids.length,
      after,
    })
    if (!page) return undefined
    ids.push(...page.rows)
    if (page.next === undefined) {
      source += 1
      after = undefined
    } else after = page.next
    if (ids.length >= limit) break
  }
  return { ids, next: source < sources.length ? `${source}.${after ?? ''}` : undefined }
}

function placeOf(cursor: string | undefined) {
  if (cursor === undefined) return { source: 0, after: undefined }
  const [, source, after] = /^(\d{1,2})\.(.*)$/.exec(cursor) ?? []
  return source === undefined ? undefined : { source: Number(source), after: after || undefined }
}
