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
import { links } from '../../routing/links.ts'
import { problems } from '../../texts/problems.ts'
import type { PageProblem } from '../routes/page-loader.ts'
import { NotFoundPage } from './not-found-page.tsx'

/** What a page shows in place of itself when it cannot be shown: what happened and what to do. */
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
 * Loads the page once more, by itself too when the network comes back, or the page that somebody is leaving for by
 * then. What was refused or out of reach is asked for in place. For what broke, and for code that is gone since a new
 * version, only a new document helps; without a network that would be the browser's own page for having none.
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
    // The router knows where and how somebody goes, and also what has just failed and is not drawn yet.
    const again = leaving ? () => void revalidate() : inPlace
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  })
  return () => {
    if (isRouteErrorResponse(error) || !navigator.onLine) inPlace()
    else window.location.reload()
  }
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
