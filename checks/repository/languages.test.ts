import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { languageTags } from '../../contract/languages/languages.ts'
import { notTranslated, untranslated } from '../../tools/new-language.ts'
import { serverTextsOf } from '../../tools/server-texts.ts'
import { textModules } from '../../tools/text-modules.ts'
import { sourceFiles } from '../source-files.ts'
import { findMarksInMarkup, findUnequalExports } from './languages.ts'

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

  it('Wait for nobody to write them', () => {
    const own = files.filter((path) => path.startsWith(`languages/${tag}/`))
    expect(own.filter((path) => readFileSync(path, 'utf8').startsWith(notTranslated))).toEqual([])
  })

  it('Are listed for the server, by tools/server-texts.ts', () => {
    expect(readFileSync(`languages/${tag}/server.ts`, 'utf8')).toBe(serverTextsOf(tag))
  })
})

test('A new language begins with the English texts, as translations', () => {
  const source = `import { named } from '../names.ts'
import type { Formats } from 'formats'

/** Texts. */
export const someTexts: Texts = { one: 'One', ofName: (name: string) => named(name) } as const
export const other = (count: number) => \`\${count} pieces\`
export const all = ['a'] satisfies string[]
export function line(): string {
  return 'Line'
}
`
  expect(untranslated('it', 'web/features/orders/texts.ts', source)).toBe(`${notTranslated}
import type * as English from '../../../../../web/features/orders/texts.ts'
import { translation } from '../../../../translation.ts'
import { named } from '../../../../../web/features/names.ts'
import type { Formats } from 'formats'

/** Texts. */
export const someTexts = translation<typeof English.someTexts>()({ one: 'One', ofName: (name: string) => named(name) })
export const other = translation<typeof English.other>()((count: number) => \`\${count} pieces\`)
export const all = translation<typeof English.all>()(['a'])
export function line(): string {
  return 'Line'
}
`)
})

test('Components leave marks such as the colon to the texts', () => {
  // The page of the design shows controls with English words of its own.
  const components = files.filter(
    (path) => /^web\/(?!language\/).*\.tsx$/.test(path) && !path.includes('.test.'),
  )
  expect(components.length).toBeGreaterThan(100)
  const marks = components.flatMap((path) =>
    findMarksInMarkup(readFileSync(path, 'utf8')).map((text) => `${path}: ${text}`),
  )
  expect(marks).toEqual([])
})

describe('The check itself', () => {
  it('Reports marks between elements', () => {
    const source = 'export const a = <p title="a: b">{label}: <b>{value}</b> → ({aside}). {"x: y"}</p>'
    expect(findMarksInMarkup(source)).toEqual([':', '→ (', ').'])
  })

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
