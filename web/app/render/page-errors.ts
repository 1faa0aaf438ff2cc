import { isRouteErrorResponse } from 'react-router'

/** An error as the browser gets it: the fields by which the router knows a refused load. */
interface SentError {
  readonly status: number
  readonly statusText: string
  readonly internal: boolean
  readonly data: unknown
}

type Errors = Record<string, unknown> | null

/**
 * Errors of a page in the form that both server and browser render from. What nobody expected is reported and
 * leaves the server without its words.
 */
export function errorsForBrowser(errors: Errors, report?: (error: unknown) => void): Errors {
  if (!errors) return null
  return Object.fromEntries(Object.entries(errors).map(([route, error]) => [route, sentError(error, report)]))
}

function sentError(error: unknown, report?: (error: unknown) => void): SentError {
  if (isRouteErrorResponse(error)) {
    return { status: error.status, statusText: error.statusText, internal: false, data: error.data }
  }
  report?.(error)
  return { status: 500, statusText: '', internal: false, data: null }
}
