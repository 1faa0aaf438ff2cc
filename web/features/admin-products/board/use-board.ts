import { startTransition, useActionState, useCallback, useOptimistic, useState } from 'react'
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

interface Move {
  readonly product: Product
  readonly to: Destination
}

/** The result of the last move. */
type Moved = { readonly id: string; readonly name: string } & (
  | { readonly place: number }
  | { readonly problem: string }
)

/**
 * Loads the order of a kind, or the products that match a name, and moves products. A move shows immediately; a refusal
 * restores the previous order. React runs the moves one after the other, and shows them until the final order has
 * loaded.
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
  const stored = loaded.status === 'ready' ? loaded.data : undefined
  const [moved, setMoved] = useState<Moved>()
  const [, send, busy] = useActionState<null, Move>(async (_nothing, { product, to }) => {
    const { _id: id, name } = product
    try {
      const { place } = await api.call(moveProduct, { params: { id }, body: to })
      setMoved({ id, name, place })
      await reload()
    } catch (error) {
      // The previous order shows again immediately.
      setMoved({ id, name, problem: failureSentence(error) })
      void reload()
    }
    return null
  }, null)
  /** The rows with all pending moves applied. */
  const [ahead, showAhead] = useOptimistic<{
    readonly of: typeof load
    readonly rows: readonly Product[]
  } | null>(null)

  function move(product: Product, to: Destination, rows?: readonly Product[]): void {
    startTransition(() => {
      if (rows) showAhead({ of: load, rows })
      send({ product, to })
    })
  }
  return {
    loaded,
    reload,
    rows: (ahead?.of === load ? ahead.rows : stored?.rows) ?? [],
    hasMore: stored?.hasMore ?? false,
    showMore: () => setPages((before) => before + 1),
    busy,
    moved,
    move,
  }
}
