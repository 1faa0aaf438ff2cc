import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { settingsTable } from '../../server/config/settings-table.ts'
import { sourceFiles } from '../source-files.ts'
import {
  exportsName,
  findEnvExampleFlaws,
  findMissingTitles,
  isLongerThan,
  placesNamedIn,
  shortDocuments,
  titlesNamedIn,
  titlesWrittenIn,
} from './documents.ts'

describe('The documents', () => {
  it('Every test that docs/specification.md names exists', () => {
    const tests = sourceFiles().filter((path) => /(?:\.test|-scenario)\.tsx?$/.test(path))
    const written = tests.flatMap((path) => titlesWrittenIn(readFileSync(path, 'utf8')))
    const named = titlesNamedIn(readFileSync('docs/specification.md', 'utf8'))
    expect(named.length).toBeGreaterThan(0)
    expect(findMissingTitles(named, written)).toEqual([])
  })

  it('Everything that docs/architecture.md names in a file is exported there', () => {
    const places = placesNamedIn(readFileSync('docs/architecture.md', 'utf8'))
    expect(places.length).toBeGreaterThan(15)
    expect(places.filter(({ file, name }) => !exportsName(readFileSync(file, 'utf8'), name))).toEqual([])
  })

  it('.env.example lists exactly the settings that the server reads, with their defaults', () => {
    expect(findEnvExampleFlaws(readFileSync('.env.example', 'utf8'), settingsTable)).toEqual([])
  })

  it('The README gives the two commands', () => {
    const readme = readFileSync('README.md', 'utf8')
    expect(readme).toContain('npm start')
    expect(readme).toContain('npm test')
  })

  it.each(Object.entries(shortDocuments))('%s has at most %i lines', (path, most) => {
    expect(isLongerThan(readFileSync(path, 'utf8'), most)).toBe(false)
  })
})

describe('The checks themselves', () => {
  const table =
    '| Rule | Test |\n|---|---|\n| Paid `once` | `Pay twice \\| once`, `A paid order stays` |\n| Odd | – |'

  it('Read test titles from the last column of the table only', () => {
    expect(titlesNamedIn(table)).toEqual(['Pay twice | once', 'A paid order stays'])
  })

  it('Report a title that no test has', () => {
    const tests = "it('A paid order stays', () => {})\nit.each([1])(\n  \"It's %s\",\n  () => {},\n)"
    expect(titlesWrittenIn(tests)).toEqual(['A paid order stays', "It's %s"])
    expect(findMissingTitles(titlesNamedIn(table), titlesWrittenIn(tests))).toEqual(['Pay twice | once'])
  })

  it('Report a name that its file does not export', () => {
    const [place] = placesNamedIn('| 1 | `bookTool` in `server/book-tool.ts` | the `key` |')
    expect(place).toEqual({ name: 'bookTool', file: 'server/book-tool.ts' })
    expect(exportsName('export async function bookTool() {}', 'bookTool')).toBe(true)
    expect(exportsName('export const bookTools = 1\nfunction bookTool() {}', 'bookTool')).toBe(false)
  })

  it('Count the lines of a document', () => {
    expect(isLongerThan('a\nb\n', 2)).toBe(false)
    expect(isLongerThan('a\nb\nc\n', 2)).toBe(true)
  })

  it('Unescape quotes in a title', () => {
    expect(titlesWrittenIn(String.raw`it('The shop\'s door', run)`)).toEqual(["The shop's door"])
  })

  it('Report each possible flaw of .env.example', () => {
    const example = '# PORT=3001\n# HOST=127.0.0.1\n# HOST=127.0.0.1\n# COLOUR=red\n# A sentence = prose'
    const settings = { PORT: { fallback: '3000' }, HOST: { fallback: '127.0.0.1' }, DATA_DIR: {} }
    expect(findEnvExampleFlaws(example, settings)).toEqual([
      'DATA_DIR is missing',
      'COLOUR is not a setting',
      'HOST is listed twice',
      'PORT has the default 3000',
    ])
  })
})
