import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { languageTags } from '../../contract/languages/languages.ts'
import { serverTextsOf } from '../../tools/server-texts.ts'
import { sourceFiles } from '../source-files.ts'
import { findUnequalExports, textModules } from './languages.ts'

const files = sourceFiles()

describe.each(languageTags.filter((tag) => tag !== 'en'))('The translations into %s', (tag) => {
  it('Exist for each module of texts', () => {
    const modules = textModules(files)
    expect(modules.length).toBeGreaterThan(50)
    expect(modules.filter((path) => !existsSync(`languages/${tag}/${path}`))).toEqual([])
  })

  it('Export what their English modules export', () => {
    const translations = files.filter(
      (path) => path.startsWith(`languages/${tag}/`) && path.split('/').length > 3,
    )
    const flaws = translations.flatMap((path) => {
      const english = path.replace(`languages/${tag}/`, '')
      if (!existsSync(english)) return [`${path} translates no module`]
      const [source, translated] = [english, path].map((each) => readFileSync(each, 'utf8'))
      return findUnequalExports(source ?? '', translated ?? '').map((flaw) => `${path}: ${flaw}`)
    })
    expect(flaws).toEqual([])
  })

  it('Are listed for the server, by tools/server-texts.ts', () => {
    expect(readFileSync(`languages/${tag}/server.ts`, 'utf8')).toBe(serverTextsOf(tag))
  })
})

describe('The check itself', () => {
  it('Knows modules of texts by their names', () => {
    const texts = ['web/texts/lists.ts', 'web/features/cart/texts.ts', 'contract/field-texts.ts']
    const others = [
      'contract/shop/texts.ts',
      'web/texts/lists.test.ts',
      'domain/contexts.ts',
      'checks/texts.ts',
    ]
    expect(textModules([...texts, ...others])).toEqual(texts)
  })

  it('Reports exports that differ', () => {
    const english = 'export const first = {}\nexport function second() {}\nexport interface Third {}'
    const translated = 'export const first = {}\nexport const fourth = {}'
    expect(findUnequalExports(english, translated)).toEqual([
      'second has no translation',
      'fourth translates nothing',
    ])
    expect(findUnequalExports(english, english)).toEqual([])
  })
})
