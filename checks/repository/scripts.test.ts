import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findUnpreparedScripts, type Repository, thisRepository } from './scripts.ts'
import { findShellSyntax } from './shell-syntax.ts'

const prepare: unknown = await import(new URL('../../tools/bootstrap/prepare.mjs', import.meta.url).href)
const { purposes } = prepare as Pick<Repository, 'purposes'>
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))

it('Every script of package.json prepares what it needs in a fresh clone', () => {
  expect(Object.keys(scripts)).toContain('start')
  expect(findUnpreparedScripts(scripts, thisRepository(purposes))).toEqual([])
})

it('No script of package.json needs a shell', () => {
  expect(findShellSyntax(scripts)).toEqual([])
})

describe('The check for unprepared scripts', () => {
  const texts: Readonly<Record<string, string>> = {
    'tools/doctor.ts':
      "import pg from 'pg'\nimport type { Page } from 'absent'\nexport type { Note } from 'absent'\nimport './ask.ts'",
    'tools/ask.ts': "const { build } = await import('@scope/vite/node')",
    'tools/on-demand.ts': "const compiler = await import('typescript')",
    'tools/by-import.ts': "import './on-demand.ts'",
    'tools/all.ts': "await run(['tsc', '--noEmit'])",
    'checks/screens/run.ts': "import { startShop } from '../../e2e/support/shop.ts'",
    'lab/lighthouse/run.ts': "import './judge.ts'",
    'lab/lighthouse/package-lock.json': '{}',
    'e2e/support/shop.ts': '',
    'playwright.config.ts': "import { findChromium } from './tools/find-chromium.ts'",
    'tools/find-chromium.ts': '',
  }
  const repository: Repository = {
    manifest: {
      dependencies: { pg: '1', '@scope/vite': '1' },
      devDependencies: { typescript: '1', '@playwright/test': '1' },
    },
    purposes,
    packageOf: new Map([
      ['tsc', 'typescript'],
      ['playwright', '@playwright/test'],
    ]),
    read: (path) => texts[path],
  }

  it.each([
    ['unit', 'tsc', undefined, 'unit is not prepared by tools/bootstrap.mjs'],
    ['types', 'tsc', 'start', 'types needs the package typescript'],
    ['later', 'node tools/on-demand.ts', 'start', 'later needs the package typescript'],
    ['near', 'node tools/by-import.ts', 'start', 'near needs the package typescript'],
    ['all', 'node tools/all.ts', 'build', 'all needs the package typescript'],
    ['screens', 'node checks/screens/run.ts', 'check', 'screens needs the built shop'],
    ['journeys', 'playwright test', 'test', 'journeys needs a browser'],
    [
      'lighthouse',
      'node lab/lighthouse/run.ts',
      'browser',
      'lighthouse needs the packages of lab/lighthouse',
    ],
  ])('Finds what is missing for %s: %s, prepared for %s', (name, command, purpose, flaw) => {
    const prepared = purpose === undefined ? {} : { [`pre${name}`]: `node tools/bootstrap.mjs ${purpose}` }
    expect(findUnpreparedScripts({ ...prepared, [name]: command }, repository)).toEqual([flaw])
  })

  it.each([
    ['doctor', 'node tools/doctor.ts', 'start'],
    ['types', 'tsc --noEmit', 'check'],
    ['screens', 'node checks/screens/run.ts', 'test'],
    ['lighthouse', 'node lab/lighthouse/run.ts', 'browser lab/lighthouse'],
  ])('Passes %s: %s, prepared for %s', (name, command, purpose) => {
    const prepared = { [`pre${name}`]: `node tools/bootstrap.mjs ${purpose}`, [name]: command }
    expect(findUnpreparedScripts(prepared, repository)).toEqual([])
  })
})

it.each([
  'exec node server/main.ts',
  'FUZZ_RUNS=20000 vitest run',
  'vite build && node tools/a.ts',
  'node a.ts; node b.ts',
  'node a.ts | tee out',
  'node a.ts > out',
  'node $HOME/a.ts',
  'node "a file.ts"',
  "node 'a.ts'",
  'node %HOME%\\a.ts',
  'vitest run **/*.test.ts',
  'cd web',
])('The check of shell syntax finds %s', (command) => {
  expect(findShellSyntax({ a: command })).toEqual([`a needs a shell: ${command}`])
})
