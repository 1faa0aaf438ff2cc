import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { debianPackages, missingPrograms } from './programs.ts'

test('A program that is missing on the machine is named, wherever the other programs are', () => {
  expect(missingPrograms(['node', 'no-such-program'])).toEqual(['no-such-program'])
  expect(missingPrograms(['node'], '')).toEqual(['node'])
})

test('CI installs the package of each program', () => {
  const script = readFileSync('.ci/run', 'utf8')
  for (const [program, name] of Object.entries(debianPackages))
    expect(script).toMatch(new RegExp(`\\[${program}\\]=${name}\\b`))
})
