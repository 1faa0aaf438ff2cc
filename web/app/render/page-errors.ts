import { isRouteErrorResponse } from 'react-router'

/** A serialised error, with the fields by which the router recognises an error response. */
interface SentError {
  readonly status: number
  readonly statusText: string
  readonly internal: boolean
  readonly data: unknown
}

type Errors = Record<string, unknown> | null

/**
 * Converts a page's errors to the form from which both server and browser render. Reports unexpected errors, and hides
 * their messages from the browser.
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
