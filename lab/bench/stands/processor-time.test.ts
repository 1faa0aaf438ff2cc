import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { processorMs } from './processor-time.ts'

test('The processor time of a process is finer than a clock tick and matches the process’s own count', () => {
  const counted = () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1_000
  }
  const [before, ownBefore] = [processorMs(process.pid), counted()]
  if (before === undefined) return expect(existsSync('/proc/self/task')).toBe(false)
  let sum = 0
  while (counted() - ownBefore < 25) sum += Math.sqrt(sum + 1)
  const used = (processorMs(process.pid) ?? 0) - before
  // The kernel updates a running thread's figure a few times per hundredth of a second.
  expect(used).toBeGreaterThan(10)
  expect(used).toBeLessThan(counted() - ownBefore + 10)
  expect(used % 10).not.toBe(0)
})

test('An ended process has no processor time', () => {
  expect(processorMs(2 ** 30)).toBeUndefined()
})
