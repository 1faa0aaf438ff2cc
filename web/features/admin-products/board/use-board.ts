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
  /** How many moves had ended when these rows were asked for. */
  readonly asOf: number
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
  const moves = useRef({ started: 0, ended: 0 })
  const load = useCallback(
    async (signal: AbortSignal): Promise<Shown> => {
      const rows: Product[] = []
      const asOf = moves.current.ended
      for (let page = 0, after: string | undefined; page < pages; page += 1) {
        const order = search === '' ? ({ sort: 'position' } as const) : { search }
        const query = { kind, limit: rowsAtOnce, ...order, ...(after !== undefined && { after }) }
        const { answer, next } = await api.callForPage(listProducts, { query }, { signal })
        rows.push(...answer)
        after = next
        if (after === undefined) return { rows, hasMore: false, asOf }
      }
      return { rows, hasMore: true, asOf }
    },
    [api, kind, pages, search],
  )
  const [loaded, reload] = useLoaded(load, { reloadOnReturn: false })
  const [waiting, setWaiting] = useState(0)
  const [moved, setMoved] = useState<Moved>()
  /** The rows as this move and those before it leave them. */
  const [ahead, setAhead] = useState<{
    readonly of: typeof load
    readonly move: number
    readonly rows: readonly Product[]
  }>()
  const stored = loaded.status === 'ready' ? loaded.data : undefined
  // Rows that were asked for before the last move ended would put it back.
  const isAhead = ahead?.of === load && stored !== undefined && stored.asOf < ahead.move
  const queue = useRef(Promise.resolve())

  function move({ _id: id, name }: Product, to: Destination, rows?: readonly Product[]): void {
    moves.current.started += 1
    if (rows) setAhead({ of: load, move: moves.current.started, rows })
    setWaiting((before) => before + 1)
    queue.current = queue.current.then(async () => {
      try {
        const { place } = await api.call(moveProduct, { params: { id }, body: to })
        setMoved({ id, name, place })
      } catch (error) {
        setAhead(undefined)
        setMoved({ id, name, problem: failureSentence(error) })
      } finally {
        moves.current.ended += 1
        setWaiting((before) => before - 1)
        reload()
      }
    })
  }
  return {
    loaded,
    reload,
    rows: (isAhead ? ahead.rows : stored?.rows) ?? [],
    hasMore: stored?.hasMore ?? false,
    showMore: () => setPages((before) => before + 1),
    busy: waiting > 0,
    moved,
    move,
  }
}
