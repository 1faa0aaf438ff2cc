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

/** Shows a failure whose control is gone as a toast. */
export function showLateFailure(error: unknown): void {
  const about = error instanceof ApiError ? error : undefined
  // The person signed out, or the page says that the session has ended.
  if (about?.status === 401) return
  // The general sentence points at the fields, which are gone too.
  const [ofField] = Object.values(about?.fields ?? {})
  showToast('error', ofField ?? failureSentence(error))
}
