import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Reader } from '../data/database.ts'
import { readSearchedProducts } from '../data/queries/catalogue/searched-products.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { keyOf, type ProductKind } from './product-facts.ts'
import type { Stale } from './stale-products.ts'

/** Products to read at once: SQLite answers without yielding to other requests. */
const portion = 250

/** Reads stale products into the index, a portion at a time. */
export async function refreshIndex(index: CatalogueIndex, read: Reader, stale: Stale): Promise<void> {
  if (stale.allItems) await refreshAll(index, read, 'item')
  if (stale.allTools) await refreshAll(index, read, 'tool')
  await refreshSome(index, read, stale.ids)
}

async function refreshAll(index: CatalogueIndex, read: Reader, kind: ProductKind): Promise<void> {
  const gone = new Set(index.keysOf(kind))
  const stored = kind === 'item' ? 'part' : 'tool'
  for (let after: string | undefined; ; ) {
    const rows = await readSearchedProducts(read, { kind: stored, after, limit: portion })
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

async function refreshSome(index: CatalogueIndex, read: Reader, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += portion) {
    const some = ids.slice(start, start + portion)
    const rows = new Map((await readSearchedProducts(read, { ids: some })).map((row) => [row.id, row]))
    for (const id of some) {
      const row = rows.get(id)
      if (row) index.put(row.kind === 'part' ? 'item' : 'tool', row)
      else for (const kind of ['tool', 'item'] as const) index.remove(keyOf(kind, id))
    }
    if (start + portion < ids.length) await nextTurn()
  }
}
