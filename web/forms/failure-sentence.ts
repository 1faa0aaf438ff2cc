import { ApiError } from '../api/api-error.ts'
import { LoadError } from '../api/load-on-demand.ts'
import { problems } from '../texts/problems.ts'
import { showToast } from '../ui/toast/toast.ts'

/**
 * Returns why something failed, as a sentence to show next to its control. An unexpected error gets a
 * sentence too, and is logged to the browser's console.
 */
export function failureSentence(error: unknown): string {
  if (error instanceof ApiError || error instanceof LoadError) return error.message
  window.reportError(error)
  return problems.broken
}

/**
 * Returns why something failed where none of its fields is shown: the reason of the first one, because the general
 * sentence points at them.
 */
export function sentenceWithoutFields(error: unknown): string {
  const [ofField] = error instanceof ApiError ? Object.values(error.fields) : []
  return ofField ?? failureSentence(error)
}

/** Shows a failure whose control is gone as a toast. */
export function showLateFailure(error: unknown): void {
  // The person signed out, or the page says that the session has ended.
  if (error instanceof ApiError && error.status === 401) return
  showToast('error', sentenceWithoutFields(error))
}
