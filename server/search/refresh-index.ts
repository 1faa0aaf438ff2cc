import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Reader } from '../data/database.ts'
import {
  type Portion,
  readSearchedItems,
  readSearchedTools,
  type SearchedProduct,
} from '../data/queries/catalogue/searched-products.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { keyOf, type ProductKind } from './product-facts.ts'
import type { Stale } from './stale-products.ts'

/** Products read at once: the embedded database answers without yielding to other requests. */
const portion = 250

const readers: Readonly<
  Record<ProductKind, (read: Reader, portion: Portion) => Promise<readonly SearchedProduct[]>>
> = { tool: readSearchedTools, item: readSearchedItems }

/** Reads stale products into the index, a portion at a time. */
export async function refreshIndex(index: CatalogueIndex, read: Reader, stale: Stale): Promise<void> {
  if (stale.allItems) await refreshAll(index, read, 'item')
  if (stale.tools === 'all') await refreshAll(index, read, 'tool')
  else await refreshTools(index, read, stale.tools)
}

async function refreshAll(index: CatalogueIndex, read: Reader, kind: ProductKind): Promise<void> {
  const gone = new Set(index.keysOf(kind))
  for (let after: string | undefined; ; ) {
    const rows = await readers[kind](read, { after, limit: portion })
    for (const row of rows) {
      gone.delete(keyOf(kind, row.id))
      index.put(kind, row)
    }
    after = rows.at(-1)?.id
    if (after === undefined || rows.length < portion) break
    await nextTurn()
  }
  for (const key of gone) index.remove(key)
}

async function refreshTools(index: CatalogueIndex, read: Reader, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += portion) {
    const some = ids.slice(start, start + portion)
    const rows = new Map((await readSearchedTools(read, { ids: some })).map((row) => [row.id, row]))
    for (const id of some) {
      const row = rows.get(id)
      if (row) index.put('tool', row)
      else index.remove(keyOf('tool', id))
    }
    if (start + portion < ids.length) await nextTurn()
  }
}
