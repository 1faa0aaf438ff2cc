import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { repositoryFiles, sourceFiles } from '../source-files.ts'
import { findDangerousCalls } from './dangerous-calls.ts'
import { findLeftOpen } from './left-open.ts'
import { findRethrows } from './rethrows.ts'
import {
  findGluedPaths,
  findLongComments,
  findLongFiles,
  findShapelessPlaces,
  findSpreadLiterals,
} from './shape.ts'

const files = sourceFiles().map((path) => ({ path, text: readFileSync(path, 'utf8') }))

describe('Every source file', () => {
  it('Is found', () => {
    const paths = files.map(({ path }) => path)
    expect(paths).toContain('contract/operation.ts')
    expect(paths).toContain('checks/repository/source.test.ts')
    expect(paths.filter((path) => path.includes('node_modules'))).toEqual([])
  })

  it('Contains no open work and no disabled check', () => {
    expect(findLeftOpen(files)).toEqual([])
  })

  it('Has at most 300 lines of code', () => {
    expect(findLongFiles(files)).toEqual([])
  })

  it('Has comments of at most 120 characters a line', () => {
    expect(findLongComments(files)).toEqual([])
  })

  it('Lists the properties of an object instead of spreading another object', () => {
    expect(findSpreadLiterals(files)).toEqual([])
  })

  it('Shows unexpected errors on the screen instead of rethrowing them (web/forms/use-action.ts)', () => {
    expect(findRethrows(files)).toEqual([])
  })

  it('Never parses text as HTML, and never starts a shell', () => {
    expect(findDangerousCalls(files)).toEqual([])
  })

  it('Builds paths with node:path', () => {
    expect(findGluedPaths(files)).toEqual([])
  })

  it('Is in a folder with a meaningful name', () => {
    expect(findShapelessPlaces(repositoryFiles())).toEqual([])
  })
})

describe('The checks themselves', () => {
  it('Report an error that a screen rethrows', () => {
    const text = 'if (!(error instanceof ApiError)) throw error'
    const found = ['web/features/a/b.ts', 'web/forms/c.ts']
    const passed = ['web/app/routes/page-loader.ts', 'web/forms/c.test.ts', 'checks/web/forms/c.ts']
    expect(findRethrows([...found, ...passed].map((path) => ({ path, text })))).toEqual(found)
  })

  // Concatenated, so that this file itself passes the check.
  it.each([
    ['test', '.skipIf(slow)', 'a test that may not run'],
    ['test', '.runIf(fast)', 'a test that may not run'],
    ['describe', '.todo("some day")', 'a test that may not run'],
    ['// TO', 'DO: tidy up', 'work left open'],
    ['// FIX', 'ME: tidy up', 'work left open'],
    ['// X', 'XX', 'work left open'],
    ['// @ts-', 'nocheck', 'a check switched off'],
  ])('Report %s%s as %s', (start, end, what) => {
    expect(findLeftOpen([{ path: 'a.ts', text: `\n${start}${end}` }])).toEqual([`a.ts:2: ${what}`])
  })

  it.each([
    ['element.innerHTML = text', 'markup from text'],
    ["spawn('ls', { shell: true })", 'a shell'],
    ['    decodeURIComponent(path)', 'a call that the bundler leaves out'],
  ])('Report %s as %s, in the product only', (line, what) => {
    const text = `\n${line}`
    expect(findDangerousCalls([{ path: 'server/a.ts', text }])).toEqual([`server/a.ts:2: ${what}`])
    for (const path of ['server/a.test.ts', 'checks/a.ts'])
      expect(findDangerousCalls([{ path, text }])).toEqual([])
    expect(findDangerousCalls([{ path: 'web/a.tsx', text: "spawn('ls', { shell: false })" }])).toEqual([])
  })

  it.each(['...{ name, price },', "...({ kind: 'part' } as const),", '<List {...{ texts, columns }} />'])(
    'Report the spread literal %s, and no other spread',
    (text) => {
      expect(findSpreadLiterals([{ path: 'web/a.tsx', text }])).toEqual(['web/a.tsx:1'])
      const others = 'f(...rest)\n{ ...tool, ...(isPart && { kind }) }\n<List {...page} />'
      expect(findSpreadLiterals([{ path: 'web/a.tsx', text: others }])).toEqual([])
    },
  )

  it.each(['// ', ' * ', '/** ', '  /* '])(
    'Report a comment of 121 characters that begins with %j',
    (start) => {
      const comment = (length: number) => ({ path: 'a.ts', text: `run()\n${start.padEnd(length, 'x')}` })
      expect(findLongComments([comment(121)])).toEqual(['a.ts:2'])
      expect(findLongComments([comment(120)])).toEqual([])
      expect(findLongComments([{ path: 'a.ts', text: 'x'.repeat(121) }])).toEqual([])
    },
  )

  it('Report a file of 301 lines of code, without counting comments and blank lines', () => {
    const text = `/**\n * why\n */\n\n// why\n${'run()\n'.repeat(301)}`
    expect(findLongFiles([{ path: 'web/a.ts', text }])).toEqual(['web/a.ts: 301 lines of code'])
    expect(findLongFiles([{ path: 'web/a.ts', text: text.replace('run()\n', '') }])).toEqual([])
    expect(findLongFiles([{ path: 'web/sample-shop/a.ts', text }])).toHaveLength(1)
    for (const path of [
      'sample-shop/tools.ts',
      'server/data/migrations/0001-first.ts',
      'languages/de/server.ts',
    ])
      expect(findLongFiles([{ path, text }])).toEqual([])
  })

  // Concatenated, so that this file itself passes the check.
  it.each([
    ['`${dataDir', '}/shop.sqlite`'],
    ['`${tmpdir', '()}/a`'],
    ['`${process.cwd', '()}/a`'],
    ['`${import.meta.dirname', '}/a`'],
    ['`${folder', '}/a`'],
    ['`${root', '}/a`'],
    ['`${home', '}/a`'],
    ['root +', " '/dist'"],
    ['dataDir +', ' "/dist"'],
    ['import.meta.dirname +', ' `/dist`'],
    ['folder +', " '/dist'"],
    ['process.cwd() +', " '/dist'"],
    ['tmpdir() +', " '/dist'"],
    ['new URL(".", import.meta.url)', '.pathname'],
  ])('Report the path %s%s', (start, end) => {
    expect(findGluedPaths([{ path: 'a.ts', text: `read(${start}${end})` }])).toEqual(['a.ts'])
  })

  it.each(["join(root, 'dist')", ['`$', '{origin}/tools`'].join('')])('Pass the path %s', (text) => {
    expect(findGluedPaths([{ path: 'a.ts', text }])).toEqual([])
  })

  it.each([
    'web/utils/a.ts',
    'util/a.ts',
    'server/helpers/b.ts',
    'web/helper/b.ts',
    'common/c.ts',
    'a/misc/c.ts',
  ])('Report %s', (path) => {
    const passed = ['web/ui/button.tsx', 'web/help/a.ts', 'web/common.ts', 'web/uncommon/a.ts']
    expect(findShapelessPlaces([path, ...passed])).toEqual([path])
  })
})
