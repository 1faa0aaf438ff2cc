import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** The tests that notice mutants: those of the rules and the contract, and of the operations, on SQLite. */
export default defineConfig({
  test: {
    root: join(import.meta.dirname, '../..'),
    include: ['{contract,domain,server/operations}/**/*.test.ts'],
    env: { TZ: 'UTC' },
    isolate: false,
    setupFiles: ['tools/test-run/fresh-modules.ts'],
    globalSetup: 'server/data/testing/run-of-tests.ts',
  },
})
