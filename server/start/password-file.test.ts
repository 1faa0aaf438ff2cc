import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { describeOnPosix } from '../../tools/test-run/posix.ts'
import { PasswordFile } from './password-file.ts'

let folder: string
let file: PasswordFile

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'truewheel-password-'))
  file = new PasswordFile(join(folder, 'data'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('The file of the first password', () => {
  test('Is in the data directory, which is created if missing, and contains only the password', () => {
    file.write('a-new-password')
    expect(file.path).toBe(join(folder, 'data', 'first-admin-password.txt'))
    expect(readFileSync(file.path, 'utf8')).toBe('a-new-password\n')
    expect(file.read()).toBe('a-new-password')
  })

  test('Replaces the file of an earlier start, even a half-written one', () => {
    file.write('an-old-password')
    writeFileSync(`${file.path}.new`, 'half')
    file.write('a-new-password')
    expect(file.read()).toBe('a-new-password')
    expect(readdirSync(join(folder, 'data'))).toEqual(['first-admin-password.txt'])
  })

  test('Is absent once removed: there is nothing to read, and nothing to remove', () => {
    file.write('a-new-password')
    file.remove()
    expect(file.read()).toBeUndefined()
    expect(() => file.remove()).not.toThrow()
  })

  test('Causes an error when written to an unusable directory; reading there returns nothing', () => {
    const nowhere = new PasswordFile('/dev/null/data')
    expect(() => nowhere.write('a-new-password')).toThrow()
    expect(nowhere.read()).toBeUndefined()
  })

  describeOnPosix('Its permissions', () => {
    test('Allow only its owner to read the file', () => {
      file.write('an-old-password')
      writeFileSync(`${file.path}.new`, 'half', { mode: 0o666 })
      file.write('a-new-password')
      expect(statSync(file.path).mode & 0o777).toBe(0o600)
    })
  })
})
