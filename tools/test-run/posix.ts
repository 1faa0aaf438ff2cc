import { describe, expect, test } from 'vitest'
import { posixAbsent } from './counts.ts'

/**
 * Groups tests that need POSIX: signals that a program can handle, file modes, named pipes, scripts with `#!`. On
 * Windows a placeholder reports that they did not run; `npm test` does not count it.
 */
export function describeOnPosix(subject: string, tests: () => void): void {
  if (process.platform !== 'win32') describe(subject, tests)
  else test(`${subject}: ${posixAbsent}`, () => expect(process.platform).toBe('win32'))
}
