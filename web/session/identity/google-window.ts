import { isRecord } from '../../api/is-record.ts'
import { AuthError, type AuthErrorCode } from './identity-port.ts'

const address = '/auth/google'
/** A fixed name, so that a second attempt reuses the window. */
const name = 'truewheel-google'
const width = 480
const height = 720
const lookMs = 250

/** Error codes that the window's final page may report (written by the server's google-done-page.ts). */
const reasons: readonly AuthErrorCode[] = [
  'user-cancelled',
  'unverified-email',
  'too-many-requests',
  'unavailable',
]

/**
 * Signs in with Google in a window, and resolves once the session cookie is set. Must be called during a click, because
 * it opens the window first. Rejects with an AuthError.
 * @param signal closes the window, as the person can.
 * @param first the empty window waits for this before it navigates to Google.
 */
export function googleWindow(signal: AbortSignal, first?: Promise<void>): Promise<void> {
  if (!navigator.onLine) return Promise.reject(new AuthError('network-request-failed'))
  const opened = window.open(first ? '' : address, name, features())
  if (!opened) return Promise.reject(new AuthError('popup-blocked'))
  opened.focus()
  void first?.then(() => {
    if (!signal.aborted) opened.location.replace(address)
  })
  return answerOf(opened, signal)
}

function answerOf(opened: Window, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    let seenClosed = false
    const watch = setInterval(() => {
      // The final page posts its message before it closes, and the message may still be pending at the first check.
      if (seenClosed) end(new AuthError('popup-closed-by-user'))
      seenClosed = opened.closed
    }, lookMs)
    function end(problem: AuthError | null): void {
      clearInterval(watch)
      window.removeEventListener('message', listen)
      signal.removeEventListener('abort', cancel)
      if (problem) reject(problem)
      else resolve()
    }
    function listen({ source, origin, data }: MessageEvent<unknown>): void {
      if (source !== opened || origin !== window.location.origin || !isRecord(data)) return
      if (data.type !== 'truewheel:google') return
      end(data.error === null ? null : new AuthError(reasonIn(data.error)))
    }
    function cancel(): void {
      opened.close()
      end(new AuthError('popup-closed-by-user'))
    }
    window.addEventListener('message', listen)
    signal.addEventListener('abort', cancel)
  })
}

function reasonIn(error: unknown): AuthErrorCode {
  return reasons.find((reason) => reason === error) ?? 'unavailable'
}

/** Centres the window over the shop's window. */
function features(): string {
  const left = Math.round(window.screenX + (window.outerWidth - width) / 2)
  const top = Math.round(window.screenY + (window.outerHeight - height) / 2)
  return `popup,width=${width},height=${height},left=${left},top=${top}`
}
