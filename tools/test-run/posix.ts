import { describe, expect, test } from 'vitest'
import { posixAbsent } from './counts.ts'

/**
 * Groups tests of what only POSIX has: signals that a program can handle, file modes, named pipes, scripts with `#!`.
 * A run on Windows reports in their place that they did not run, and `npm test` does not count that report.
 */
export function describeOnPosix(subject: string, tests: () => void): void {
  if (process.platform !== 'win32') describe(subject, tests)
  else test(`${subject}: ${posixAbsent}`, () => expect(process.platform).toBe('win32'))
}
