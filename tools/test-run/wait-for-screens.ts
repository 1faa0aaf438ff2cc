import { patienceMs } from './patience.ts'

// Runs before every test file; those without a document never load the library.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: patienceMs / 2 })
}
