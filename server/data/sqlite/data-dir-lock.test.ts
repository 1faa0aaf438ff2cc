import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockDataDir } from './data-dir-lock.ts'

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'lock-'))
})
afterEach(() => rmSync(directory, { recursive: true }))

test('The lock is released even if its holder file cannot be removed', () => {
  const lock = lockDataDir(directory)
  expect(() => lockDataDir(directory)).toThrow()
  const holderFile = join(directory, 'shop.pid')
  rmSync(holderFile)
  mkdirSync(holderFile)
  lock.release()
  lockDataDir(directory).release()
})
