import { useCallback, useRef, useState } from 'react'
import { moveProduct } from '../../../../contract/catalogue/product-places.ts'
import { useApi } from '../../../api/api-context.ts'
import { listProducts, type Product } from '../../../api/rows/products.ts'
import { useLoaded } from '../../../api/use-loaded.ts'
import { failureSentence } from '../../../forms/failure-sentence.ts'

const rowsAtOnce = 50

export type BoardKind = 'tool' | 'part'

interface Shown {
  readonly rows: readonly Product[]
  readonly hasMore: boolean
}

type Destination = { readonly after: string | null } | { readonly place: number }

/** What became of the last move. */
type Moved = { readonly id: string; readonly name: string } & (
  | { readonly place: number }
  | { readonly problem: string }
)

/**
 * Loads the order of a kind, or the products that a name finds, and moves products. A move shows at once; when it is
 * refused, the order before it returns. Moves are sent one after the other, and after the last one the order is loaded.
 */
export function useBoard(kind: BoardKind, search: string) {
  const api = useApi()
  const [pages, setPages] = useState(1)
  const load = useCallback(
    async (signal: AbortSignal): Promise<Shown> => {
      const rows: Product[] = []
      for (let page = 0, after: string | undefined; page < pages; page += 1) {
        const order = search === '' ? ({ sort: 'position' } as const) : { search }
        const query = { kind, limit: rowsAtOnce, ...order, ...(after !== undefined && { after }) }
        const { answer, next } = await api.callForPage(listProducts, { query }, { signal })
        rows.push(...answer)
        after = next
        if (after === undefined) return { rows, hasMore: false }
      }
      return { rows, hasMore: true }
    },
    [api, kind, pages, search],
  )
  const [loaded, reload] = useLoaded(load, { reloadOnReturn: false })
  const [waiting, setWaiting] = useState(0)
  const [moved, setMoved] = useState<Moved>()
  /** The rows as the moves under way will leave them. */
  const [ahead, setAhead] = useState<{ readonly of: Shown; readonly rows: readonly Product[] }>()
  const stored = loaded.status === 'ready' ? loaded.data : undefined
  if (ahead && waiting === 0 && ahead.of !== stored) setAhead(undefined)
  const queue = useRef(Promise.resolve())

  function move({ _id: id, name }: Product, to: Destination, rows?: readonly Product[]): void {
    if (rows && stored) setAhead({ of: stored, rows })
    setWaiting((before) => before + 1)
    queue.current = queue.current.then(async () => {
      try {
        const { place } = await api.call(moveProduct, { params: { id }, body: to })
        setMoved({ id, name, place })
      } catch (error) {
        setAhead(undefined)
        setMoved({ id, name, problem: failureSentence(error) })
      } finally {
        setWaiting((before) => before - 1)
        reload()
      }
    })
  }
  return {
    loaded,
    reload,
    rows: ahead?.rows ?? stored?.rows ?? [],
    hasMore: stored?.hasMore ?? false,
    showMore: () => setPages((before) => before + 1),
    busy: waiting > 0,
    moved,
    move,
  }
}
