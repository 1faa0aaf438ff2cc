import { vi } from 'vitest'

// Runs before every test file. The files of one worker may share it, with React, the libraries and the document;
// each gets the shop's own modules anew and nothing that an earlier file replaced or left.
vi.resetModules()
vi.useRealTimers()
vi.unstubAllGlobals()
vi.unstubAllEnvs()
vi.restoreAllMocks()
if (typeof document !== 'undefined') {
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
}
