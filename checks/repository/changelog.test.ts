import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findChangelogFlaws, mostCharacters } from './changelog.ts'

describe('The changelog', () => {
  it(`Has a section of the version in package.json, and entries of at most ${mostCharacters} characters`, () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
    expect(findChangelogFlaws(readFileSync('CHANGELOG.md', 'utf8'), version)).toEqual([])
  })
})

describe('The check itself', () => {
  const changelog = (entry: string) =>
    `# Changelog\n\n## 1.2.0 (2026-12-01)\n\n### For customers\n\n${entry}\n`

  it('Allows an entry of exactly the maximum length', () => {
    expect(findChangelogFlaws(changelog(`- ${'a'.repeat(mostCharacters)}`), '1.2.0')).toEqual([])
  })

  it('Finds long entries, entries of two lines, and a version without a dated section', () => {
    expect(findChangelogFlaws(changelog(`- ${'a'.repeat(mostCharacters + 1)}`), '1.2.0')).toEqual([
      `${'a'.repeat(40)}… has ${mostCharacters + 1} characters`,
    ])
    expect(findChangelogFlaws(changelog('- A door\n  that closes.\n- Another.'), '1.2.0')).toEqual([
      'that closes. continues an entry',
    ])
    expect(findChangelogFlaws(changelog('- A door.'), '1.3.0')).toEqual(['1.3.0 has no section'])
    expect(findChangelogFlaws('## 1.2.0\n', '1.2.0')).toEqual(['1.2.0 has no section'])
    expect(findChangelogFlaws('## 1x2x0 (2026-12-01)\n', '1.2.0')).toEqual(['1.2.0 has no section'])
  })
})
