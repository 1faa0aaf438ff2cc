import { vi } from 'vitest'
import { patienceMs } from './patience.ts'

// Runs before every test file; test files without a document do not load the library.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: patienceMs / 2 })
}

// vi.waitFor times out after one second, and Vitest has no setting for it.
const { waitFor } = vi
vi.waitFor = (callback, options = patienceMs / 2) => waitFor(callback, options)
