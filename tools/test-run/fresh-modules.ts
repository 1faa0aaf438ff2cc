import { afterAll, vi } from 'vitest'

// Runs before every test file. Workers serve many files, so that libraries load once. Each file still
// evaluates the shop's own modules again, and so begins without the state that another file left in them.
vi.resetModules()

afterAll(() => vi.useRealTimers())
