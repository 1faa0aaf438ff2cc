import { vi } from 'vitest'

// Runs before every test file of screens and rules. Each file loads the shop's own modules again, because it may
// replace one with `vi.mock`, and because a browser's page starts without modules.
vi.resetModules()
