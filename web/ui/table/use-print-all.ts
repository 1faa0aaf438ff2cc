import { useEffect, useRef, useState } from 'react'

/** At most this many rows are printed at once: about 50 sheets, and what a browser lays out in a moment. */
export const mostPrinted = 1_000

/** The rows to print, and whether the list has others; or why they did not load. */
export type LoadedRows<Row> =
  | { readonly rows: readonly Row[]; readonly more: boolean }
  | { readonly problem: string }

/** Loads the rows of all pages; `onLoaded` tells how many have come. */
export type LoadAllRows<Row> = (
  signal: AbortSignal,
  onLoaded: (rows: number) => void,
) => Promise<LoadedRows<Row>>

/** Prints a list with all its pages: it shows their rows until the browser has printed. */
export function usePrintAll<Row>(loadAll: LoadAllRows<Row> | undefined) {
  const running = useRef<AbortController>(undefined)
  /** How many rows have come, while they load. */
  const [loaded, setLoaded] = useState<number>()
  const [printed, setPrinted] = useState<{ readonly rows: readonly Row[]; readonly more: boolean }>()
  const [problem, setProblem] = useState<string>()
  useEffect(() => () => running.current?.abort(), [])
  useEffect(() => {
    if (!printed) return
    const end = () => setPrinted(undefined)
    window.addEventListener('afterprint', end)
    window.print()
    return () => window.removeEventListener('afterprint', end)
  }, [printed])

  async function load(load: LoadAllRows<Row>, abort: AbortController): Promise<void> {
    const answer = await load(abort.signal, setLoaded)
    if (abort.signal.aborted) return
    setLoaded(undefined)
    if ('problem' in answer) setProblem(answer.problem)
    else setPrinted(answer)
  }
  return {
    loaded,
    printed,
    problem,
    start() {
      if (!loadAll) return
      const abort = new AbortController()
      running.current = abort
      setProblem(undefined)
      setLoaded(0)
      void load(loadAll, abort)
    },
    stop() {
      running.current?.abort()
      setLoaded(undefined)
    },
  }
}
