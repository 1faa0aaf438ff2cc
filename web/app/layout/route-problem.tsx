import { useEffect } from 'react'
import {
  isRouteErrorResponse,
  Link,
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
  useRouteError,
} from 'react-router'
import { LoadError } from '../../api/load-on-demand.ts'
import { hasReconnected } from '../../api/reconnect-retry.ts'
import { links } from '../../routing/links.ts'
import { problems } from '../../texts/problems.ts'
import type { PageProblem } from '../routes/page-loader.ts'
import { NotFoundPage } from './not-found-page.tsx'

/** Shows an error page with the problem and the next step. */
export function RouteProblem() {
  const error = useRouteError()
  const tryAgain = useTryingAgain(error)
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  const { status, message, requestId } = describe(error)
  return (
    <div className="wrap problem">
      <div className="card problem-card" role="alert">
        <p className="kicker">{status}</p>
        <h1>{problems.brokenTitle}</h1>
        <p>{message}</p>
        {requestId && (
          <p className="soft">
            {problems.requestNumber} <span className="figure">{requestId}</span>
          </p>
        )}
        <p className="actions">
          <button className="button" type="button" onClick={tryAgain}>
            {problems.tryAgain}
          </button>
          <Link className="button button-quiet" to={links.home}>
            {problems.toHome}
          </Link>
        </p>
      </div>
    </div>
  )
}

/**
 * Reloads the failed page on demand and when the network returns; with a pending navigation, loads the new page.
 * Refused or unreachable data is reloaded in place. A defect, or code that a new version removed, needs a new document;
 * offline, a new document would be the browser's own error page.
 */
function useTryingAgain(error: unknown): () => void {
  const navigate = useNavigate()
  const { state, ...place } = useLocation()
  const leaving = useNavigation().state !== 'idle'
  const { revalidate } = useRevalidator()
  function inPlace(): void {
    void navigate(place, { replace: true, state, preventScrollReset: true })
  }
  useEffect(() => {
    // Revalidating also repeats a pending navigation, even one that has just failed and is not rendered yet.
    const again = leaving ? () => void revalidate() : inPlace
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  })
  useEffect(() => {
    if (error instanceof LoadError && hasReconnected()) reloadOnceReachable()
  }, [error])
  return () => {
    if (isRouteErrorResponse(error) || !navigator.onLine) inPlace()
    else window.location.reload()
  }
}

/** Chromium before 154 never requests failed code again, so a new document is necessary. */
function reloadOnceReachable(): void {
  fetch(window.location.href, { method: 'HEAD' }).then(
    () => window.location.reload(),
    () => undefined,
  )
}

interface Description {
  readonly status: number | undefined
  readonly message: string
  readonly requestId?: string
}

function describe(error: unknown): Description {
  if (isRouteErrorResponse(error)) {
    const { message = problems.broken, requestId }: Partial<PageProblem> = error.data ?? {}
    return { status: error.status, message, ...(requestId ? { requestId } : {}) }
  }
  return { status: undefined, message: error instanceof LoadError ? error.message : problems.broken }
}
