import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from './api-error.ts'

/** State of loaded data. */
export type Loaded<Data> =
  | { readonly status: 'loading' }
  /** `stale`: the error of the last failed reload. */
  | { readonly status: 'ready'; readonly data: Data; readonly stale?: ApiError }
  | { readonly status: 'failed'; readonly error: ApiError }

/** Loads data. Must be stable (useCallback) while the data stays the same. */
export type Load<Data> = (signal: AbortSignal) => Promise<Data>

interface State<Data> {
  readonly of: Load<Data>
  readonly loaded: Loaded<Data>
}

const loading = { status: 'loading' } as const

/** The reload functions of all mounted components. */
const shown = new Set<() => void>()

/** Reloads the data of all mounted components after a change, which may have made the data stale. */
export function reloadShown(): void {
  for (const reload of [...shown]) reload()
}

/**
 * Loads a component's data, in the browser only. Reloads it on `reload`, after a change (`reloadShown`), and when the
 * person returns to the tab or the network returns, so that two tabs stay in sync. The old data stays until the new
 * data has loaded. An unexpected error (not an ApiError) is thrown during rendering, for the page's error boundary.
 * @returns the data, and a reload function whose promise resolves when the reload ends, even with a failure.
 * @param options.reloadOnReturn false if nothing may change during editing.
 * @param options.once reloads only on `reload`, for calls that do more than read.
 */
export function useLoaded<Data>(
  load: Load<Data>,
  {
    reloadOnReturn = true,
    once = false,
  }: { readonly reloadOnReturn?: boolean; readonly once?: boolean } = {},
): readonly [Loaded<Data>, reload: () => Promise<void>] {
  const [state, setState] = useState<State<Data>>({ of: load, loaded: loading })
  const [unexpected, setUnexpected] = useState<{ readonly error: unknown }>()
  const running = useRef<AbortController>(undefined)
  /** Set only while the component is mounted. */
  const loadRef = useRef<Load<Data>>(undefined)
  // Stable, so that a caller that obtained it earlier reloads the current data.
  const reload = useCallback(async () => {
    const load = loadRef.current
    if (!load) return
    running.current?.abort()
    const abort = new AbortController()
    running.current = abort
    setState((before) => (before.loaded.status === 'failed' ? { of: load, loaded: loading } : before))
    await load(abort.signal).then(
      (data) => {
        if (!abort.signal.aborted) setState({ of: load, loaded: { status: 'ready', data } })
      },
      (error: unknown) => {
        if (abort.signal.aborted) return
        if (error instanceof ApiError) setState((before) => afterFailure(before, load, error))
        else setUnexpected({ error })
      },
    )
  }, [])
  useEffect(() => {
    loadRef.current = load
    void reload()
    return () => {
      loadRef.current = undefined
      running.current?.abort()
    }
  }, [load, reload])
  useOnReturn(reload, reloadOnReturn && !once)
  useEffect(() => {
    if (once) return
    shown.add(reload)
    return () => void shown.delete(reload)
  }, [reload, once])
  if (unexpected) throw unexpected.error
  return [state.of === load ? state.loaded : loading, reload]
}

function afterFailure<Data>(before: State<Data>, load: Load<Data>, error: ApiError): State<Data> {
  const hadData = before.of === load && before.loaded.status === 'ready'
  return { of: load, loaded: hadData ? { ...before.loaded, stale: error } : { status: 'failed', error } }
}

/** Returns the last data while newer data loads, so that nothing flickers. */
export function useLastReady<Data>(loaded: Loaded<Data>): Data | undefined {
  const [last, setLast] = useState<Data>()
  if (loaded.status === 'ready' && loaded.data !== last) setLast(() => loaded.data)
  return loaded.status === 'ready' ? loaded.data : last
}

/** Runs an action when the person returns to this tab or the network returns. */
export function useOnReturn(act: () => void, enabled = true): void {
  useEffect(() => {
    if (!enabled) return
    const actWhenSeen = () => {
      if (document.visibilityState === 'visible') act()
    }
    window.addEventListener('focus', actWhenSeen)
    window.addEventListener('online', act)
    document.addEventListener('visibilitychange', actWhenSeen)
    return () => {
      window.removeEventListener('focus', actWhenSeen)
      window.removeEventListener('online', act)
      document.removeEventListener('visibilitychange', actWhenSeen)
    }
  }, [act, enabled])
}
