import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Short files whose tests take ten seconds and more. In a fresh clone Vitest knows no durations and begins with the
 * largest files, so that one processor would wait for these at the end.
 */
const longFiles =
  /(checks\/fuzz\/generated-requests|server\/http\/webhook\/every-order-of-events|tools\/ensure-chromium|tools\/test-run\/retries)\.test\.ts$/

/** Vitest's order of files, with those first that would otherwise be the last to end. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => longFiles.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
