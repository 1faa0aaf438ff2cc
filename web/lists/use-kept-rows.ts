import { useCallback, useRef } from 'react'
import { useApi } from '../api/api-context.ts'
import type { ShopApi } from '../api/client.ts'

/** How rows stay on the screen after a change removed them from their list. */
export interface Keeping<Row> {
  readonly keyOf: (row: Row) => string
  /** Loads the current state of one row. */
  readonly loadOne: (
    api: ShopApi,
    key: string,
    options: { readonly signal: AbortSignal },
  ) => Promise<Row | undefined>
}

interface Kept<Row> {
  /** The query whose page contains the rows. */
  readonly of: object
  readonly keys: ReadonlySet<string>
  /** The page as last shown. */
  readonly rows: readonly Row[]
}

/**
 * Keeps rows in place after a change removed them from the list, so that the change can be undone there and the focus
 * stays. Another page or filter drops them.
 */
export function useKeptRows<Row>(keeping: Keeping<Row> | undefined, query: object) {
  const api = useApi()
  const kept = useRef<Kept<Row>>(undefined)
  const keep = useCallback(
    (keys: readonly string[]): void => {
      const before = kept.current
      if (before?.of === query) kept.current = { ...before, keys: new Set([...before.keys, ...keys]) }
    },
    [query],
  )
  const withKept = useCallback(
    async (listed: readonly Row[], signal: AbortSignal): Promise<readonly Row[]> => {
      if (!keeping) return listed
      const { keyOf, loadOne } = keeping
      const before = kept.current?.of === query ? kept.current : undefined
      const present = new Set(listed.map(keyOf))
      const gone = [...(before?.keys ?? [])].filter((key) => !present.has(key))
      const loaded = await Promise.all(gone.map((key) => loadOne(api, key, { signal })))
      const rows = insert(
        listed,
        loaded.filter((row) => row !== undefined),
        before?.rows.map(keyOf) ?? [],
        keyOf,
      )
      // `keep` may have been called meanwhile.
      const keys = kept.current?.of === query ? kept.current.keys : new Set<string>()
      if (!signal.aborted) kept.current = { of: query, keys, rows }
      return rows
    },
    [api, keeping, query],
  )
  return { keep, withKept }
}

/** Inserts each kept row after its previous neighbour. */
function insert<Row>(
  listed: readonly Row[],
  kept: readonly Row[],
  before: readonly string[],
  keyOf: (row: Row) => string,
): readonly Row[] {
  const place = (row: Row) => before.indexOf(keyOf(row))
  const rows = [...listed]
  for (const row of kept.toSorted((one, other) => place(one) - place(other))) {
    const earlier = new Set(before.slice(0, place(row)))
    const last = rows.findLastIndex((other) => earlier.has(keyOf(other)))
    rows.splice(last + 1, 0, row)
  }
  return rows
}
