import { vi } from 'vitest'

// Runs before every test file of screens and rules. Each gets the shop's own modules anew, because it may replace one
// with `vi.mock`, and because a browser's page begins with none.
vi.resetModules()
