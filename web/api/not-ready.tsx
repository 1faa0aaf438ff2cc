import { problems } from '../texts/problems.ts'
import { Card } from '../ui/card.tsx'
import { Alert } from '../ui/feedback/alert.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import type { Loaded } from './use-loaded.ts'

interface NotReadyProps {
  readonly loaded: Loaded<unknown>
  readonly texts: { readonly loading: string; readonly notLoaded: string }
  /** Shown above data whose last reload failed; undefined if it succeeded. */
  readonly notRefreshed?: string
  /** The approximate number of lines of the data. */
  readonly lines?: number
  /** Omits the card, inside an existing one. */
  readonly bare?: boolean
  readonly reload: () => void
}

/**
 * Shows that data is loading, or why loading failed with a button that tries again. Shows nothing once the data is
 * fresh.
 */
export function NotReady({ loaded, texts, notRefreshed, lines, bare = false, reload }: NotReadyProps) {
  if (loaded.status === 'loading') {
    const skeleton = <Skeleton label={texts.loading} {...(lines !== undefined && { lines })} />
    return bare ? skeleton : <Card>{skeleton}</Card>
  }
  const isFailed = loaded.status === 'failed'
  const [what, error] = isFailed ? [texts.notLoaded, loaded.error] : [notRefreshed, loaded.stale]
  if (what === undefined || !error) return null
  return <Alert message={`${what} ${error.message}`} again={{ label: problems.tryAgain, run: reload }} />
}
