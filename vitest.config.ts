import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { pageFacts } from './tools/page-facts.ts'
import { patienceMs, wholeTestMs } from './tools/test-run/patience.ts'

const setUp = ['nothing-left.ts', 'no-owner-stacks.ts', 'real-frames.ts', 'wait-for-screens.ts'].map(
  (file) => `tools/test-run/${file}`,
)
const setUpOfPages = ['tools/test-run/fresh-modules.ts', 'tools/test-run/no-scrolling.ts', ...setUp]
// A peer's tests need packages that only `npm run test:peers` installs. Mutated copies of the tests are among the
// results.
const never = ['**/node_modules/**', 'dist/**', 'test-results/**', 'e2e/**', 'lab/peers/*/**']
const screensAndRules = [
  '{contract,domain,standards,web}/**/*.test.{ts,tsx}',
  'sandbox/cards/browser/**/*.test.{ts,tsx}',
  'tools/test-run/{real-frames,wait-for-screens}.test.ts',
]
/** All but the files that measure memory or processor time. */
const serverAndChecks = [
  'server/**/!(upload-memory).test.ts',
  'sandbox/**/*.test.ts',
  'checks/!(expressions)/**/*.test.ts',
  'lab/**/!(processor-time).test.ts',
  'tools/**/*.test.ts',
  'sample-shop/*.test.ts',
]
/** Files with a document. A worker keeps its environment, so beside others each change would start a worker. */
const screens = globSync(screensAndRules).filter((file) =>
  readFileSync(file, 'utf8').startsWith('// @vitest-environment jsdom\n'),
)
const databases = [join(import.meta.dirname, 'server/data/testing/run-of-tests.ts')]

/**
 * Short files whose tests take ten seconds and more. In a fresh clone Vitest knows no durations and begins with the
 * largest files, so that one processor would wait for these at the end.
 */
const longFiles =
  /(checks\/fuzz\/generated-requests|server\/http\/webhook\/every-order-of-events|tools\/ensure-chromium|tools\/test-run\/retries)\.test\.ts$/

/** Vitest's order of files, with those first that would otherwise be the last to end. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => longFiles.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

/** Tests run in Node; those of screens have `@vitest-environment jsdom` in their first line. */
export default defineConfig({
  plugins: [pageFacts()],
  test: {
    // Data tests mostly wait for the disk, so there is one more worker than processors. (Vitest's default is
    // one fewer: a single one on two processors.)
    maxWorkers: availableParallelism() + 1,
    // Screens show local time.
    env: { TZ: 'UTC' },
    testTimeout: wholeTestMs,
    hookTimeout: wholeTestMs,
    expect: { poll: { timeout: patienceMs } },
    sequence: { sequencer: LongFirst },
    projects: [
      // The files of a worker share it, so that libraries such as jsdom, React and Fastify load once (decision 0015).
      {
        extends: true,
        test: {
          name: 'screens',
          include: screens,
          isolate: false,
          setupFiles: setUpOfPages,
        },
      },
      {
        extends: true,
        test: {
          name: 'rules',
          include: screensAndRules,
          exclude: [...never, ...screens],
          isolate: false,
          setupFiles: setUpOfPages,
        },
      },
      {
        extends: true,
        test: {
          name: 'server and checks',
          include: serverAndChecks,
          exclude: [...never, ...screensAndRules],
          isolate: false,
          setupFiles: [...setUp, 'server/testing/new-process.ts'],
          globalSetup: databases,
        },
      },
      // Each of these files has a worker of its own.
      {
        extends: true,
        test: {
          name: 'measurements',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...never, ...screensAndRules, ...serverAndChecks],
          setupFiles: setUp,
        },
      },
    ],
  },
})
