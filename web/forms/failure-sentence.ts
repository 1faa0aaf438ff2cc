import { ApiError } from '../api/api-error.ts'
import { LoadError } from '../api/load-on-demand.ts'
import { problems } from '../texts/problems.ts'

/**
 * Why something failed, as a sentence that stands beside its control. What is unexpected gets a sentence too, and its
 * error goes to the browser's console.
 */
export function failureSentence(error: unknown): string {
  if (error instanceof ApiError || error instanceof LoadError) return error.message
  window.reportError(error)
  return problems.broken
}
