import { isRouteErrorResponse, Link, useRouteError } from 'react-router'
import { problems } from '../messages/problems.ts'
import { links } from '../routing/links.ts'
import { LoadError } from './load-on-demand.ts'
import { NotFoundPage } from './not-found-page.tsx'
import type { PageProblem } from './page-loader.ts'

/** What a page shows in place of itself when it cannot be shown: what happened and what to do. */
export function RouteProblem() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  const { status, message, requestId } = describe(error)
  return (
    <div className="wrap problem">
      <div className="plate problem-plate" role="alert">
        <p className="kicker">{status}</p>
        <h1>{problems.brokenTitle}</h1>
        <p>{message}</p>
        {requestId && (
          <p className="soft">
            {problems.requestNumber} <span className="figure">{requestId}</span>
          </p>
        )}
        <p className="actions">
          <button className="button" type="button" onClick={() => window.location.reload()}>
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
