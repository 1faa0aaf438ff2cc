import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { patienceMs, wholeTestMs } from './tools/test-run/patience.ts'

const setUp = ['tools/test-run/fresh-modules.ts', 'tools/test-run/wait-for-screens.ts']
// A peer's tests need packages that only `npm run test:peers` installs.
const never = ['**/node_modules/**', 'dist/**', 'e2e/**', 'checks/peers/*/**']
/** Folders whose tests leave nothing running: neither servers nor jobs. */
const leavingNothing = '{contract,domain,standards,web}/**/*.test.{ts,tsx}'

/** Tests run in Node; those of screens have `@vitest-environment jsdom` in their first line. */
export default defineConfig({
  test: {
    // Data tests mostly wait for the disk, so there is one more worker than processors. (Vitest's default is
    // one fewer: a single one on two processors.)
    maxWorkers: availableParallelism() + 1,
    // Screens show local time.
    env: { TZ: 'UTC' },
    testTimeout: wholeTestMs,
    hookTimeout: wholeTestMs,
    expect: { poll: { timeout: patienceMs } },
    projects: [
      {
        // The files of a worker share it, so that jsdom, React and zod load once for it (decision 0015).
        extends: true,
        test: {
          name: 'screens and rules',
          include: [leavingNothing],
          exclude: never,
          isolate: false,
          setupFiles: setUp,
        },
      },
      {
        extends: true,
        test: {
          name: 'server and checks',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...never, leavingNothing],
          setupFiles: setUp,
          globalSetup: [join(import.meta.dirname, 'server/data/testing/run-of-tests.ts')],
        },
      },
    ],
  },
})
