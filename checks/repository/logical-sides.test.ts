import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from '../source-files.ts'
import { findSidedDeclarations, findSidedUtilities } from './logical-sides.ts'

/** Returns what a check finds in files, each with its file. */
function findIn(ending: string, find: (text: string) => readonly string[]): string[] {
  const files = sourceFiles().filter((path) => path.startsWith('web/') && path.endsWith(ending))
  expect(files.length).toBeGreaterThan(10)
  return files.flatMap((path) => find(readFileSync(path, 'utf8')).map((found) => `${path}: ${found}`))
}

describe('Pages can be written from right to left, because', () => {
  it('Stylesheets name the start and the end of a line instead of left and right', () => {
    expect(findIn('.css', findSidedDeclarations)).toEqual([])
  })

  it('Components do, too', () => {
    expect(findIn('.tsx', findSidedUtilities)).toEqual([])
  })
})

describe('The check itself', () => {
  it.each([
    ['.a { margin-left: 1px; }', 'margin-left: 1px'],
    ['.a { border-left-color: red }', 'border-left-color: red'],
    ['.a { text-align: right; }', 'text-align: right'],
    ['.a { border-top-left-radius: 1px; }', 'border-top-left-radius: 1px'],
    ['.a { right: 0; left: 50%; }', 'right: 0'],
    ['.a { margin: 0 1.5rem 1.5rem 0; }', 'margin: 0 1.5rem 1.5rem 0'],
    ['.a { inset: 0 auto 0 0; }', 'inset: 0 auto 0 0'],
  ])('Finds a side in %s', (css, found) => {
    expect(findSidedDeclarations(css)).toEqual([found])
  })

  it('Accepts the middle, logical sides, and left in a name or comment', () => {
    const css =
      '/* On the left. */ .left { inset-inline-start: 0; left: 50%; --left: 1px; padding: 0 calc(1px + 2px) 1px calc(1px + 2px); }'
    expect(findSidedDeclarations(css)).toEqual([])
  })

  it.each(['-ml-2', 'max-sm:pr-3', '[&_td]:pl-0', 'left-0', 'border-l', 'border-l-warn', 'text-right'])(
    'Finds a side in the utility %s',
    (utility) => {
      expect(findSidedUtilities(`<p className="card ${utility} ms-2">`)).toEqual([utility])
    },
  )

  it.each(['border-line', 'rounded-mark', 'leading-tight', 'text-label', 'min-[110rem]:row-[2/4]', 'ms-2'])(
    'Accepts the utility %s',
    (utility) => {
      expect(findSidedUtilities(`<p className={\`${utility}\`}>`)).toEqual([])
    },
  )
})
