import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from '../source-files.ts'
import { findVanishingTests } from './vanishing-tests.ts'

it('Every test file has a test on every machine', () => {
  const files = sourceFiles().map((path) => ({ path, text: readFileSync(path, 'utf8') }))
  expect(findVanishingTests(files)).toEqual([])
})

describe('The check itself', () => {
  const lists = `
    export const rows = [1]
    export const maybe = rows.filter(isOdd)
    export const story = () => test("b", run)`
  const check = (text: string) =>
    findVanishingTests([
      { path: 'a.test.ts', text },
      { path: 'lists.ts', text: lists },
    ])

  it.each([
    ['no test', 'const a = 1'],
    ['a condition', 'if (isLinux) test("a", run)'],
    ['a condition of which one branch has no test', 'if (isLinux) test("a", run); else beforeEach(run)'],
    ['a short condition', 'isLinux && test("a", run)'],
    // Concatenated, because another check reports the whole word.
    ['a test that is chosen at run time', `test.${'run'}If(isLinux)("a", run)`],
    ['engines that may be none', 'describe.each(postgresEngines)("$name", () => { test("a", run) })'],
    ['rows that may be none', 'import { maybe } from "./lists.ts"; test.each(maybe)("a", run)'],
    ['rows of a package', 'import { rows } from "elsewhere"; test.each(rows)("a", run)'],
    ['an empty table', 'const rows = []; it.each([...rows])("%s", run)'],
    ['rows that are chosen', 'const rows = [1]; it.each(rows.flatMap((row) => maybe(row)))("%s", run)'],
    ['a loop over files', 'for (const file of files) test(file, run)'],
    ['a group around a condition', 'describe("a", () => { if (isLinux) test("b", run) })'],
    ['a group of hooks', 'test.describe("a", () => { test.beforeEach(run) })'],
    ['a function that only calls itself', 'function story() { story() } story()'],
  ])('Finds a file with %s', (_what, text) => {
    expect(check(text)).toEqual(['a.test.ts: all of its tests can vanish'])
  })

  it.each([
    'test("a", run)',
    'if (isLinux) test("a", run); else test("b", run)',
    'describe("a", () => describe.each([1])("%s", () => { test("b", run) }))',
    'describeOnPostgres("a", (engine) => { test("b", run) })',
    'const rows = Object.entries({ a: 1 }) as const; it.each(rows.map(pair))("%s", run)',
    'const rows = [1]; it.each(rows.flatMap((row) => Object.keys({ a: row }).map(pair)))("%s", run)',
    'import { rows as all } from "./lists.ts"; test.each([...none, ...all])("%s", run)',
    'import { story } from "./lists.ts"; story(test)',
    'for (const name of ["a", "b"]) { test(name, run) }',
  ])('Passes a file with %s', (text) => {
    expect(check(text)).toEqual([])
  })
})
