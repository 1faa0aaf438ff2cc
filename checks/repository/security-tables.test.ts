import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { describe, expect, it } from 'vitest'
import { repositoryFiles, sourceFiles } from '../source-files.ts'
import { titlesWrittenIn } from './documents.ts'
import { apiRisks, asvsRequirements } from './security-requirements.ts'
import {
  countsOf,
  findMissingProofs,
  findTableFlaws,
  proofsNamedIn,
  requirementRows,
} from './security-tables.ts'

const table: unknown = await import(new URL('../../tools/commands.mjs', import.meta.url).href)
const { commands, lab } = table as Readonly<Record<'commands' | 'lab', object>>

const read = (path: string) => readFileSync(path, 'utf8')

function thisRepository() {
  const files = repositoryFiles()
  const tests = sourceFiles().filter((path) => /(?:\.test|-scenario)\.tsx?$/.test(path))
  const attacks = readdirSync('lab/attacks').flatMap((name) =>
    [...read(join('lab/attacks', name)).matchAll(/^ {2}name: '([\w-]+)'/gm)].map(([, found = '']) => found),
  )
  return {
    paths: new Set(files.flatMap((path) => [path, dirname(path), dirname(dirname(path))])),
    titles: new Set(tests.flatMap((path) => titlesWrittenIn(read(path)))),
    scripts: new Set([...Object.keys(commands), ...Object.keys(lab)]),
    attacks: new Set(attacks),
  }
}

describe('The tables of security', () => {
  const evidence = thisRepository()

  it.each([
    ['docs/security/asvs.md', asvsRequirements],
    ['docs/security/api-top-10.md', apiRisks],
  ])('%s has each requirement once, and what it names exists', (path, required) => {
    expect(findTableFlaws(requirementRows(read(path)), required, evidence)).toEqual([])
  })

  it('docs/security/asvs.md counts its rows', () => {
    const text = read('docs/security/asvs.md')
    expect(text.replace(/\s+/g, ' ')).toContain(countsOf(requirementRows(text)))
  })

  it('docs/security.md names only files and tests that exist', () => {
    const named = proofsNamedIn(read('docs/security.md'))
    expect(named.length).toBeGreaterThan(50)
    expect(findMissingProofs(named, evidence)).toEqual([])
  })

  it('The levels 1 and 2 of ASVS have 253 requirements, and the document lists each once', () => {
    expect(new Set(asvsRequirements).size).toBe(253)
    expect(asvsRequirements).toHaveLength(253)
  })
})

describe('The check itself', () => {
  const evidence = {
    paths: new Set(['server/a.test.ts', 'server']),
    titles: new Set(['A door is closed']),
    scripts: new Set(['attacks', 'fuzz']),
    attacks: new Set(['headers']),
  }
  const table = [
    '| Requirement | Level | In short | Status | Shown by |',
    '| 1.1.1 | 1 | a | met: so | `A door is closed`, `server/`, `npm run lab -- fuzz`, `npm run lab -- attacks headers` |',
    '| 1.1.2 | 1 | b | met | – |',
    '| 1.1.3 | 1 | c | maybe | `A door is open` |',
    '| 1.1.3 | 1 | d | open | `server/b.test.ts` |',
    '| 1.1.5 | 1 | f | partly | – |',
    '| 1.1.6 | 1 | g | not applicable | – |',
    '| 1.1.7 | 1 | h | not applicable: no files | – |',
    '| 1.1.9 | 1 | e | partly: a bit | `npm run lab -- attacks none`, `npm run none` |',
  ].join('\n')

  it('Finds missing, unknown and repeated requirements, invalid states, and names that do not exist', () => {
    const required = ['1.1.1', '1.1.2', '1.1.3', '1.1.4', '1.1.5', '1.1.6', '1.1.7']
    expect(findTableFlaws(requirementRows(table), required, evidence)).toEqual([
      '1.1.4 is missing',
      '1.1.9 is unknown',
      '1.1.3 is there twice',
      '1.1.3 is "maybe"',
      '1.1.3 gives no reason',
      '1.1.5 gives no reason',
      '1.1.6 gives no reason',
      '1.1.2 names nothing that shows it',
      '1.1.3: A door is open does not exist',
      '1.1.3: server/b.test.ts does not exist',
      '1.1.9: npm run lab -- attacks none does not exist',
      '1.1.9: npm run none does not exist',
    ])
  })
})
