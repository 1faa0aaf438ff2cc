import { useEffect, useRef, useState } from 'react'

/** The most rows of one print: about 50 sheets, which a browser lays out quickly. */
export const mostPrinted = 1_000

/** The rows to print, and whether the list has more; or why they did not load. */
export type LoadedRows<Row> =
  | { readonly rows: readonly Row[]; readonly more: boolean }
  | { readonly problem: string }

/** Loads the rows of all pages; `onLoaded` reports the number of loaded rows. */
export type LoadAllRows<Row> = (
  signal: AbortSignal,
  onLoaded: (rows: number) => void,
) => Promise<LoadedRows<Row>>

/**
 * Prints a list with all its pages, which stay visible until the browser has printed. Choosing another page or filter
 * cancels it.
 */
export function usePrintAll<Row>(loadAll: LoadAllRows<Row> | undefined) {
  const running = useRef<{ readonly of: LoadAllRows<Row>; readonly abort: AbortController }>(undefined)
  const [state, setState] = useState<Printing<Row>>({ of: loadAll })
  const { loaded, printed, problem }: Printing<Row> = state.of === loadAll ? state : { of: loadAll }
  useEffect(
    () => () => {
      if (running.current?.of === loadAll) running.current?.abort.abort()
    },
    [loadAll],
  )
  useEffect(() => {
    if (!printed) return
    const end = () => setState({ of: loadAll })
    window.addEventListener('afterprint', end)
    window.print()
    return () => window.removeEventListener('afterprint', end)
  }, [printed, loadAll])

  async function load(load: LoadAllRows<Row>, { signal }: AbortController): Promise<void> {
    const onLoaded = (rows: number) => {
      if (!signal.aborted) setState({ of: load, loaded: rows })
    }
    const answer = await load(signal, onLoaded)
    if (signal.aborted) return
    setState({ of: load, ...('problem' in answer ? answer : { printed: answer }) })
  }
  return {
    loaded,
    printed,
    problem,
    start() {
      if (!loadAll) return
      const abort = new AbortController()
      running.current = { of: loadAll, abort }
      setState({ of: loadAll, loaded: 0 })
      void load(loadAll, abort)
    },
    stop() {
      running.current?.abort.abort()
      setState({ of: loadAll })
    },
  }
}

/** The state of printing the list that `of` loads. */
interface Printing<Row> {
  readonly of: LoadAllRows<Row> | undefined
  /** The number of loaded rows, during loading. */
  readonly loaded?: number
  readonly printed?: { readonly rows: readonly Row[]; readonly more: boolean }
  readonly problem?: string
}
