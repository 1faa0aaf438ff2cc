import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { patienceMs, wholeTestMs } from './tools/test-run/patience.ts'

/** Tests run in Node; those of screens have `@vitest-environment jsdom` in their first line. */
export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    // A peer's tests need packages that only `npm run test:peers` installs.
    exclude: ['**/node_modules/**', 'dist/**', 'e2e/**', 'checks/peers/*/**'],
    globalSetup: [join(import.meta.dirname, 'server/data/testing/run-of-tests.ts')],
    setupFiles: ['tools/test-run/wait-for-screens.ts'],
    // Data tests mostly wait for the disk, so there is one more worker than processors. (Vitest's default is
    // one fewer: a single one on two processors.)
    maxWorkers: availableParallelism() + 1,
    // Screens show local time.
    env: { TZ: 'UTC' },
    testTimeout: wholeTestMs,
    hookTimeout: wholeTestMs,
    expect: { poll: { timeout: patienceMs } },
  },
})
