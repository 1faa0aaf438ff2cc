// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { googleWindow } from './google-window.ts'
import { AuthError } from './identity-port.ts'

/** The window as the page that opened it sees it. */
let opened: Window & { closed: boolean }
let giveUp: AbortController

beforeEach(() => {
  vi.useFakeTimers()
  giveUp = new AbortController()
  const frame = document.body.appendChild(document.createElement('iframe'))
  // Where messages say that they come from must be a real window.
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

const tell = (data: unknown, more: MessageEventInit = {}) =>
  window.dispatchEvent(
    new MessageEvent('message', { data, source: opened, origin: window.location.origin, ...more }),
  )
const codeOf = async (attempt: Promise<void>) => {
  const outcome = await attempt.catch((error: unknown) => error)
  return outcome instanceof AuthError ? outcome.code : 'in'
}

test('The window is open before anything else happens, and its last page ends the attempt', async () => {
  const attempt = googleWindow(giveUp.signal)
  expect(window.open).toHaveBeenCalledExactlyOnceWith('/auth/google', 'truewheel-google', expect.any(String))
  tell({ type: 'truewheel:google', error: null })
  expect(await codeOf(attempt)).toBe('in')
})

test('The window is opened at once, and stays empty until what must come first has come', async () => {
  const location = { replace: vi.fn() }
  const empty = { closed: false, location, focus: vi.fn(), close: vi.fn() }
  vi.mocked(window.open).mockReturnValue(Object.create(empty))
  const first = Promise.withResolvers<void>()
  const attempt = codeOf(googleWindow(giveUp.signal, first.promise))
  expect(window.open).toHaveBeenCalledExactlyOnceWith('', 'truewheel-google', expect.any(String))
  expect(location.replace).not.toHaveBeenCalled()
  first.resolve()
  await first.promise
  expect(location.replace).toHaveBeenCalledExactlyOnceWith('/auth/google')
  giveUp.abort()
  expect(await attempt).toBe('popup-closed-by-user')
})

test.each(['user-cancelled', 'unverified-email', 'too-many-requests', 'unavailable'])(
  'The last page may say %s',
  async (error) => {
    const attempt = googleWindow(giveUp.signal)
    tell({ type: 'truewheel:google', error })
    expect(await codeOf(attempt)).toBe(error)
  },
)

test('A reason that nobody knows is: not available', async () => {
  const attempt = googleWindow(giveUp.signal)
  tell({ type: 'truewheel:google', error: 'popup-blocked' })
  expect(await codeOf(attempt)).toBe('unavailable')
})

test('A window that the browser does not open is blocked', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null)
  expect(await codeOf(googleWindow(giveUp.signal))).toBe('popup-blocked')
})

test('Without a connection no window is opened', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(await codeOf(googleWindow(giveUp.signal))).toBe('network-request-failed')
  expect(window.open).not.toHaveBeenCalled()
})

test('A window that is closed before its last page was closed by the person', async () => {
  const attempt = codeOf(googleWindow(giveUp.signal))
  opened.closed = true
  await vi.advanceTimersByTimeAsync(500)
  expect(await attempt).toBe('popup-closed-by-user')
})

test('Who gives it up does not wait, the window is closed, and what it still tells is not heard', async () => {
  const attempt = codeOf(googleWindow(giveUp.signal))
  giveUp.abort()
  tell({ type: 'truewheel:google', error: null })
  expect(await attempt).toBe('popup-closed-by-user')
  expect(opened.close).toHaveBeenCalledOnce()
})

test('A window that is over is not closed by giving up later', async () => {
  const attempt = codeOf(googleWindow(giveUp.signal))
  tell({ type: 'truewheel:google', error: null })
  giveUp.abort()
  expect(await attempt).toBe('in')
  expect(opened.close).not.toHaveBeenCalled()
})

test('What the last page told counts, also when the window is seen closed first', async () => {
  const attempt = codeOf(googleWindow(giveUp.signal))
  opened.closed = true
  await vi.advanceTimersByTimeAsync(250)
  tell({ type: 'truewheel:google', error: null })
  expect(await attempt).toBe('in')
})

test.each([
  ['another site', { type: 'truewheel:google', error: null }, { origin: 'https://evil.example' }],
  ['another window', { type: 'truewheel:google', error: null }, { source: window }],
  ['something else on the page', 'truewheel:google', {}],
])('A message of %s is not listened to', async (_whose, data, more) => {
  const attempt = codeOf(googleWindow(giveUp.signal))
  tell(data, more)
  opened.closed = true
  await vi.advanceTimersByTimeAsync(500)
  expect(await attempt).toBe('popup-closed-by-user')
})
