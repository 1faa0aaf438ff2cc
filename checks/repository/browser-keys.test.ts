import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourceFiles } from '../source-files.ts'
import { findUnnamedKeys, keysInBrowser } from './browser-keys.ts'

test('The page /privacy names every key that a page keeps in the browser', () => {
  const files = sourceFiles().map((path) => ({ path, text: readFileSync(path, 'utf8') }))
  expect(new Set(keysInBrowser(files).map(([key]) => key)).size).toBeGreaterThan(9)
  expect(findUnnamedKeys(files, readFileSync('sample-shop/texts/privacy.md', 'utf8'))).toEqual([])
})

test('The check finds a key that the page does not name, and a key whose name it cannot read', () => {
  const text = [
    "const theme = 'theme'",
    'writeStored(theme, null)',
    'const keyOf = (id: string) => `payment:${' + 'id}`',
    "writeStored(keyOf(id), 'a')",
    'const holdOf = (email: string) => `hold:${' + 'email}`',
    'keptInBrowser(holdOf(email))',
    'writeStored(given, null)',
  ].join('\n')
  const files = [
    { path: 'web/a.ts', text },
    { path: 'web/a.test.ts', text: "const other = 'other'\nwriteStored(other, '')" },
  ]
  expect(findUnnamedKeys(files, '- `theme`: day or night')).toEqual([
    'payment (web/a.ts)',
    'hold (web/a.ts)',
    'unknown: given (web/a.ts)',
  ])
  expect(findUnnamedKeys(files, '`theme` `payment:` `hold:`')).toEqual(['unknown: given (web/a.ts)'])
})
