import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { findUnpreparedScripts } from './scripts.ts'

it('Every command of package.json prepares in a fresh clone what it needs', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(Object.keys(scripts)).toContain('start')
  expect(findUnpreparedScripts(scripts)).toEqual([])
})

it.each([
  [{ unit: 'vitest run' }, 'unit is not prepared by tools/bootstrap.mjs'],
  [{ prelint: 'node tools/bootstrap.mjs start', lint: 'biome ci .' }, 'lint needs the development packages'],
  [
    { prescreens: 'node tools/bootstrap.mjs test', screens: 'node checks/screens/run.ts' },
    'screens needs a browser',
  ],
  [
    { preunit: 'node tools/bootstrap.mjs test && node tools/a.ts', unit: 'vitest run' },
    'unit is prepared by TypeScript on any Node',
  ],
])('The check finds what is missing in %o', (scripts, flaw) => {
  expect(findUnpreparedScripts(scripts)).toEqual([flaw])
})
