import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { languageTags } from '../contract/languages/languages.ts'

const folder = join(import.meta.dirname, 'texts')
const pages = readdirSync(folder).filter((file) => file.endsWith('.md') && file !== 'README.md')

/** Returns the parts of a text that no translation changes: structure, conditions, placeholders, links and code. */
function fixedParts(file: string) {
  const text = readFileSync(join(folder, file), 'utf8')
  const all = (pattern: RegExp) => Array.from(text.matchAll(pattern), ([found]) => found)
  return {
    headings: all(/^#{1,3} /gm).length,
    conditions: all(/\{(?:only=|#)[^}]{1,60}\}/g),
    placeholders: all(/\{\{[a-z-]{1,40}\}\}/g).toSorted(),
    links: all(/\]\([^)]{1,80}\)/g).toSorted(),
    listed: all(/^- /gm).length,
    code: all(/`[A-Za-z:-]{1,40}`/g).toSorted(),
  }
}

test('The sample shop has pages', () => {
  expect(pages.length).toBeGreaterThan(5)
})

describe.each(languageTags.filter((tag) => tag !== 'en'))(
  'The pages of the sample shop in %s',
  (language) => {
    test.each(pages)('%s has the sections, placeholders and links of the English page', (page) => {
      expect(fixedParts(join(language, page))).toEqual(fixedParts(page))
    })
  },
)
