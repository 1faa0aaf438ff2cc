import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { repositoryFiles, sourceFiles } from '../source-files.ts'
import { findLeftOpen } from './left-open.ts'
import { findRethrows } from './rethrows.ts'
import { findGluedPaths, findLongFiles, findShapelessPlaces } from './shape.ts'

const files = sourceFiles().map((path) => ({ path, text: readFileSync(path, 'utf8') }))

describe('Every source file', () => {
  it('Is found', () => {
    const paths = files.map(({ path }) => path)
    expect(paths).toContain('contract/operation.ts')
    expect(paths).toContain('checks/repository/source.test.ts')
    expect(paths.filter((path) => path.includes('node_modules'))).toEqual([])
  })

  it('Contains no open work and no silenced check', () => {
    expect(findLeftOpen(files)).toEqual([])
  })

  it('Has at most 300 lines of code', () => {
    expect(findLongFiles(files)).toEqual([])
  })

  it('Shows unexpected errors on the screen instead of rethrowing them (web/forms/use-action.ts)', () => {
    expect(findRethrows(files)).toEqual([])
  })

  it('Builds paths with node:path', () => {
    expect(findGluedPaths(files)).toEqual([])
  })

  it('Is in a folder with a meaningful name, and is no barrel', () => {
    expect(findShapelessPlaces(repositoryFiles())).toEqual([])
  })
})

describe('The checks themselves', () => {
  it('Report an error that a screen rethrows', () => {
    const text = 'if (!(error instanceof ApiError)) throw error'
    expect(findRethrows([{ path: 'web/features/a/b.ts', text }])).toEqual(['web/features/a/b.ts'])
    expect(findRethrows([{ path: 'web/app/routes/page-loader.ts', text }])).toEqual([])
  })

  // Concatenated, so that this file passes the check that it tests.
  it.each([
    ['it', '.skip("later")'],
    ['test', '.only("me")'],
    ['test', '.runIf(fast)'],
    ['describe', '.todo("some day")'],
    ['// TO', 'DO: tidy up'],
    ['// @ts-', 'ignore'],
    ['function f(x:', ' any) {}'],
    ['x as', ' any'],
  ])('Report %s%s', (start, end) => {
    expect(findLeftOpen([{ path: 'a.ts', text: `\n${start}${end}` }])).toHaveLength(1)
  })

  it('Pass prose', () => {
    const text = ['// One rule', 'any order may be cancelled.'].join(': ')
    expect(findLeftOpen([{ path: 'a.ts', text }])).toEqual([])
  })

  it('Report a file of 301 lines of code, without counting comments and blank lines', () => {
    const text = `/**\n * why\n */\n\n// why\n${'run()\n'.repeat(301)}`
    expect(findLongFiles([{ path: 'web/a.ts', text }])).toEqual(['web/a.ts: 301 lines of code'])
    expect(findLongFiles([{ path: 'web/a.ts', text: text.replace('run()\n', '') }])).toEqual([])
    expect(findLongFiles([{ path: 'sample-shop/tools.ts', text }])).toEqual([])
  })

  // Concatenated, so that this file passes the check that it tests.
  it.each([
    ['`${dataDir', '}/shop.sqlite`'],
    ['`${tmpdir', '()}/a`'],
    ['root +', " '/dist'"],
    ['new URL(".", import.meta.url)', '.pathname'],
  ])('Report the path %s%s', (start, end) => {
    expect(findGluedPaths([{ path: 'a.ts', text: `read(${start}${end})` }])).toEqual(['a.ts'])
  })

  it.each(["join(root, 'dist')", ['`$', '{origin}/tools`'].join('')])('Pass the path %s', (text) => {
    expect(findGluedPaths([{ path: 'a.ts', text }])).toEqual([])
  })

  it.each(['web/utils/a.ts', 'server/helpers/b.ts', 'common/c.ts', 'web/ui/index.ts'])(
    'Report %s',
    (path) => {
      expect(findShapelessPlaces([path, 'web/ui/button.tsx'])).toEqual([path])
    },
  )
})
