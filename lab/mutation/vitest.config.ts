import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The longest run of each test file so far; a detected mutant ends its file early. */
const longestMs = new Map<string, number>()

/**
 * Runs quick files first, because a mutant's run ends at the first test that detects it. Vitest starts with the longest
 * file, so that several workers end together, but here is only one.
 */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    for (const file of files) {
      const { duration = 0 } = this.ctx.cache.getTestSpecificationResult(file) ?? {}
      longestMs.set(file.moduleId, Math.max(duration, longestMs.get(file.moduleId) ?? 0))
    }
    const lengthOf = ({ moduleId }: TestSpecification) => longestMs.get(moduleId) ?? 0
    return files.toSorted((one, other) => lengthOf(one) - lengthOf(other))
  }
}

/** The tests that detect mutants: tests of rules, contract and operations, on SQLite. */
export default defineConfig({
  test: {
    root: join(import.meta.dirname, '../..'),
    include: ['{contract,domain,server/operations}/**/*.test.ts'],
    env: { TZ: 'UTC' },
    isolate: false,
    // Vitest's five seconds are too short on a busy machine: a slow test would count as one that detected the mutant.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    sequence: { sequencer: QuickestFirst },
    setupFiles: ['tools/test-run/fresh-modules.ts', 'tools/test-run/nothing-left.ts'],
    globalSetup: 'server/data/testing/run-of-tests.ts',
  },
})
