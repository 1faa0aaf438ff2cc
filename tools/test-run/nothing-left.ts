import { afterAll, expect, vi } from 'vitest'

// Runs before every test file. The files of one worker may share it, with React, the libraries and the document. Each
// file starts without globals that an earlier file replaced or left.
vi.unstubAllGlobals()
vi.useRealTimers()
vi.unstubAllEnvs()
vi.restoreAllMocks()
if (typeof document !== 'undefined') {
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
}

// A global that is stubbed over a fake timer and unstubbed after `useRealTimers` becomes the fake one again, and stays
// so for the worker's next files. Fake timers are recognised by their clock.
afterAll(() => {
  vi.useRealTimers()
  const timers = ['setTimeout', 'setInterval', 'setImmediate', 'requestAnimationFrame', 'Date'] as const
  expect(timers.filter((name) => 'clock' in (globalThis[name] ?? {}))).toEqual([])
})
