import { ApiError } from '../api/api-error.ts'
import { LoadError } from '../api/load-on-demand.ts'
import { problems } from '../texts/problems.ts'
import { showToast } from '../ui/toast/toast.ts'

/**
 * Returns a sentence about a failure, for display next to its control. An unexpected error gets a sentence too, and is
 * logged to the browser's console.
 */
export function failureSentence(error: unknown): string {
  if (error instanceof ApiError || error instanceof LoadError) return error.message
  window.reportError(error)
  return problems.broken
}

/**
 * Returns a sentence about a failure on a screen that shows none of its fields: the message of the first field, because
 * the general sentence refers to the fields.
 */
export function sentenceWithoutFields(error: unknown): string {
  const [ofField] = error instanceof ApiError ? Object.values(error.fields) : []
  return ofField ?? failureSentence(error)
}

/** Shows a failure whose control has disappeared, as a toast. */
export function showLateFailure(error: unknown): void {
  // The person signed out, or the page already reports the ended session.
  if (error instanceof ApiError && error.status === 401) return
  showToast('error', sentenceWithoutFields(error))
}
