import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourceFiles } from '../source-files.ts'
import { cryptographicFiles, filesInInventory, findInventoryFlaws } from './cryptography.ts'

test('The inventory of cryptography names every file that uses it, and no other', () => {
  const files = sourceFiles().map((path) => ({ path, text: readFileSync(path, 'utf8') }))
  const used = cryptographicFiles(files)
  expect(used.length).toBeGreaterThan(30)
  const named = filesInInventory(readFileSync('docs/security/cryptography.md', 'utf8'))
  expect(findInventoryFlaws(named, used)).toEqual([])
})

test('The check finds a use without a row, a row without a use, and a file listed twice', () => {
  const planted = [
    { path: 'server/new.ts', text: "import { createHash } from 'node:crypto'" },
    { path: 'web/old.ts', text: "import { SignJWT } from 'jose'" },
    { path: 'server/new.test.ts', text: "import { createHash } from 'node:crypto'" },
    { path: 'server/plain.ts', text: 'nothing' },
  ]
  const named = filesInInventory(
    '`server/keys.ts`\n## Where\n| a | b | `web/old.ts`, `server/plain.ts`, `web/old.ts` |\n',
  )
  expect(findInventoryFlaws(named, cryptographicFiles(planted))).toEqual([
    'server/new.ts is missing',
    'server/plain.ts uses no cryptography',
    'web/old.ts is there twice',
  ])
})
