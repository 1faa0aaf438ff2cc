import { useCallback, useEffect, useState } from 'react'
import { loadOnDemand } from '../../api/load-on-demand.ts'
import { partMissingText } from '../../texts/problems.ts'

/** Code of a part of the page: loaded, still loading, or failed. */
export interface LoadedPart<Part> {
  readonly part: Part | undefined
  readonly problem: string | undefined
  readonly again: () => void
}

/**
 * Loads a part of the page once it is needed. A failure is shown beside the control, instead of replacing the page.
 *
 * @param load a function that stays the same.
 */
export function usePart<Part extends object>(load: () => Promise<Part>, needed: boolean): LoadedPart<Part> {
  const [state, setState] = useState<{ part?: Part; failed?: true }>({})
  const start = useCallback(() => {
    setState({})
    loadOnDemand(load).then(
      (part) => setState({ part }),
      () => setState({ failed: true }),
    )
  }, [load])
  useEffect(() => {
    if (needed) start()
  }, [needed, start])
  return { part: state.part, problem: state.failed && partMissingText, again: start }
}
