import { ApiError } from '../api/api-error.ts'
import { LoadError } from '../api/load-on-demand.ts'
import { problems } from '../texts/problems.ts'

/**
 * Returns why something failed, as a sentence to show next to its control. An unexpected error gets a
 * sentence too, and is logged to the browser's console.
 */
export function failureSentence(error: unknown): string {
  if (error instanceof ApiError || error instanceof LoadError) return error.message
  window.reportError(error)
  return problems.broken
}
