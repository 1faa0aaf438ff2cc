import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from './api-error.ts'

/** What a screen knows of the data it asked for. */
export type Loaded<Data> =
  | { readonly status: 'loading' }
  /** `stale`: the last attempt to bring the data up to date failed with this. */
  | { readonly status: 'ready'; readonly data: Data; readonly stale?: ApiError }
  | { readonly status: 'failed'; readonly error: ApiError }

/** Asks for data. It must stay the same function (useCallback) for as long as it asks for the same. */
export type Load<Data> = (signal: AbortSignal) => Promise<Data>

interface State<Data> {
  readonly of: Load<Data>
  readonly loaded: Loaded<Data>
}

const loading = { status: 'loading' } as const

/** How to load again what is on the screen. */
const shown = new Set<() => void>()

/** Loads again what components on the screen have loaded: a change may have made it out of date. */
export function reloadShown(): void {
  for (const reload of [...shown]) reload()
}

/**
 * Loads what a screen shows, in the browser only, and again on `reload`, after a change (`reloadShown`) and whenever the
 * person comes back to this tab or the network comes back, so that two tabs stay in step. Data stays while newer data is
 * on its way. An error that is no ApiError is thrown while rendering, for the page's error boundary.
 *
 * @param options.whenSeenAgain false where nothing may change by itself under the person's hands.
 * @param options.once loads again only on `reload`, for a call that is more than reading.
 */
export function useLoaded<Data>(
  load: Load<Data>,
  { whenSeenAgain = true, once = false }: { readonly whenSeenAgain?: boolean; readonly once?: boolean } = {},
): readonly [Loaded<Data>, () => void] {
  const [state, setState] = useState<State<Data>>({ of: load, loaded: loading })
  const [unexpected, setUnexpected] = useState<{ readonly error: unknown }>()
  const running = useRef<AbortController>(undefined)
  /** Nothing before and after this part of the page is there. */
  const wanted = useRef<Load<Data>>(undefined)
  // Always the same function: who took it before something else was asked for brings that up to date.
  const reload = useCallback(() => {
    const load = wanted.current
    if (!load) return
    running.current?.abort()
    const abort = new AbortController()
    running.current = abort
    setState((before) => (before.loaded.status === 'failed' ? { of: load, loaded: loading } : before))
    load(abort.signal).then(
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
    wanted.current = load
    reload()
    return () => {
      wanted.current = undefined
      running.current?.abort()
    }
  }, [load, reload])
  useSeenAgain(reload, whenSeenAgain && !once)
  useEffect(() => {
    if (once) return
    shown.add(reload)
    return () => void shown.delete(reload)
  }, [reload, once])
  if (unexpected) throw unexpected.error
  return [state.of === load ? state.loaded : loading, reload]
}

function afterFailure<Data>(before: State<Data>, load: Load<Data>, error: ApiError): State<Data> {
  const kept = before.of === load && before.loaded.status === 'ready'
  return { of: load, loaded: kept ? { ...before.loaded, stale: error } : { status: 'failed', error } }
}

/** Acts when the person comes back to this tab, and when the network comes back. */
export function useSeenAgain(act: () => void, wanted = true): void {
  useEffect(() => {
    if (!wanted) return
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
  }, [act, wanted])
}
