import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Command, findUnpreparedCommands, type Repository, thisRepository } from './scripts.ts'

type Commands = Readonly<Record<string, Command>>

const prepare: unknown = await import(new URL('../../tools/bootstrap/prepare.mjs', import.meta.url).href)
const { purposes } = prepare as Pick<Repository, 'purposes'>
const table: unknown = await import(new URL('../../tools/commands.mjs', import.meta.url).href)
const { commands, lab } = table as Readonly<Record<'commands' | 'lab', Commands>>
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))

it.each([
  ['package.json', commands],
  ['the lab', lab],
])('Every command of %s prepares what it needs in a fresh clone', (_where, all) => {
  expect(findUnpreparedCommands(all, thisRepository(purposes))).toEqual([])
})

it('package.json has one script for each command, in words that every shell reads alike, and at most 25', () => {
  const names = [...Object.keys(commands), 'lab']
  expect(scripts).toEqual(Object.fromEntries(names.map((name) => [name, `node tools/run.mjs ${name}`])))
  expect(names).toContain('start')
  expect(names.length).toBeLessThanOrEqual(25)
})

describe('The check for unprepared commands', () => {
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
    ['unit', 'tsc', 'haste', 'unit has a need that does not exist: haste'],
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
  ])('Finds what is missing for %s: %s, prepared for %s', (name, command, needs, flaw) => {
    expect(findUnpreparedCommands({ [name]: { needs, run: command.split(' ') } }, repository)).toEqual([flaw])
  })

  it.each([
    ['doctor', 'node tools/doctor.ts', 'start'],
    ['types', 'tsc --noEmit', 'check'],
    ['screens', 'node checks/screens/run.ts', 'test'],
    ['lighthouse', 'node lab/lighthouse/run.ts', 'browser', 'lab/lighthouse'],
  ])('Passes %s: %s, prepared for %s', (name, command, needs, ...locks) => {
    expect(findUnpreparedCommands({ [name]: { needs, run: command.split(' '), locks } }, repository)).toEqual(
      [],
    )
  })
})
