// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { googleWindow } from './google-window.ts'
import { AuthError } from './identity-port.ts'

/** The window from the opener's side. */
let opened: Window & { closed: boolean }
let cancel: AbortController

beforeEach(() => {
  vi.useFakeTimers()
  cancel = new AbortController()
  const frame = document.body.appendChild(document.createElement('iframe'))
  // `MessageEvent.source` must be a real window.
  opened = Object.defineProperty(frame.contentWindow as typeof opened, 'closed', {
    value: false,
    writable: true,
  })
  opened.focus = () => undefined
  opened.close = vi.fn()
  vi.spyOn(window, 'open').mockReturnValue(opened)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

const post = (data: unknown, more: MessageEventInit = {}) =>
  window.dispatchEvent(
    new MessageEvent('message', { data, source: opened, origin: window.location.origin, ...more }),
  )
const codeOf = async (attempt: Promise<void>) => {
  const outcome = await attempt.catch((error: unknown) => error)
  return outcome instanceof AuthError ? outcome.code : 'in'
}

test('The window opens first, and its last page ends the attempt', async () => {
  const attempt = googleWindow(cancel.signal)
  expect(window.open).toHaveBeenCalledExactlyOnceWith('/auth/google', 'truewheel-google', expect.any(String))
  post({ type: 'truewheel:google', error: null })
  expect(await codeOf(attempt)).toBe('in')
})

test('The window opens at once, and stays empty until the given promise resolves', async () => {
  const location = { replace: vi.fn() }
  const empty = { closed: false, location, focus: vi.fn(), close: vi.fn() }
  vi.mocked(window.open).mockReturnValue(Object.create(empty))
  const first = Promise.withResolvers<void>()
  const attempt = codeOf(googleWindow(cancel.signal, first.promise))
  expect(window.open).toHaveBeenCalledExactlyOnceWith('', 'truewheel-google', expect.any(String))
  expect(location.replace).not.toHaveBeenCalled()
  first.resolve()
  await first.promise
  expect(location.replace).toHaveBeenCalledExactlyOnceWith('/auth/google')
  cancel.abort()
  expect(await attempt).toBe('popup-closed-by-user')
})

test.each(['user-cancelled', 'unverified-email', 'too-many-requests', 'unavailable'])(
  'The last page may report %s',
  async (error) => {
    const attempt = googleWindow(cancel.signal)
    post({ type: 'truewheel:google', error })
    expect(await codeOf(attempt)).toBe(error)
  },
)

test('An unknown reason counts as unavailable', async () => {
  const attempt = googleWindow(cancel.signal)
  post({ type: 'truewheel:google', error: 'popup-blocked' })
  expect(await codeOf(attempt)).toBe('unavailable')
})

test('A window that the browser does not open is reported as blocked', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null)
  expect(await codeOf(googleWindow(cancel.signal))).toBe('popup-blocked')
})

test('Without a connection no window opens', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(await codeOf(googleWindow(cancel.signal))).toBe('network-request-failed')
  expect(window.open).not.toHaveBeenCalled()
})

test('A window that closes before its last page counts as closed by the person', async () => {
  const attempt = codeOf(googleWindow(cancel.signal))
  opened.closed = true
  await vi.advanceTimersByTimeAsync(500)
  expect(await attempt).toBe('popup-closed-by-user')
})

test('A cancellation ends the wait, closes the window, and ignores its later messages', async () => {
  const attempt = codeOf(googleWindow(cancel.signal))
  cancel.abort()
  post({ type: 'truewheel:google', error: null })
  expect(await attempt).toBe('popup-closed-by-user')
  expect(opened.close).toHaveBeenCalledOnce()
})

test('A finished window is not closed by a later cancellation', async () => {
  const attempt = codeOf(googleWindow(cancel.signal))
  post({ type: 'truewheel:google', error: null })
  cancel.abort()
  expect(await attempt).toBe('in')
  expect(opened.close).not.toHaveBeenCalled()
})

test("The last page's message counts, even if the window seems to have closed first", async () => {
  const attempt = codeOf(googleWindow(cancel.signal))
  opened.closed = true
  await vi.advanceTimersByTimeAsync(250)
  post({ type: 'truewheel:google', error: null })
  expect(await attempt).toBe('in')
})

test.each([
  ['another site', { type: 'truewheel:google', error: null }, { origin: 'https://evil.example' }],
  ['another window', { type: 'truewheel:google', error: null }, { source: window }],
  ['something else on the page', 'truewheel:google', {}],
])('A message of %s is ignored', async (_whose, data, more) => {
  const attempt = codeOf(googleWindow(cancel.signal))
  post(data, more)
  opened.closed = true
  await vi.advanceTimersByTimeAsync(500)
  expect(await attempt).toBe('popup-closed-by-user')
})
