import { readFileSync } from 'node:fs'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { InSettings } from '../testing/in-shop.tsx'
import { chapters } from './chapters.ts'
import { LanguagePage } from './language-page.tsx'
import { withStateClasses } from './state-classes.ts'
import { tokensOf } from './tokens-of.ts'

const css = readFileSync('web/styles/tokens.css', 'utf8')
const modules = import.meta.glob<Record<string, unknown>>(
  ['../ui/**/*.tsx', '!**/*.test.tsx', '!**/testing/*'],
  { eager: true },
)

/** Component names begin with a capital letter; those of hooks and functions do not. */
const components = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter(([name]) => /^[A-Z]/.test(name))

describe('The component page', () => {
  it('Shows every component of web/ui', () => {
    expect(components.length).toBeGreaterThan(40)
    const shown = new Set<unknown>(
      chapters.flatMap(({ specimens }) => specimens.flatMap((specimen) => specimen.of)),
    )
    expect(components.filter(([, component]) => !shown.has(component)).map(([name]) => name)).toEqual([])
  })

  it('Shows every state of each component in both themes, and every token', () => {
    const html = renderToString(
      <InSettings>
        <MemoryRouter>
          <LanguagePage tokens={tokensOf(css)} />
        </MemoryRouter>
      </InSettings>,
    )
    const states = chapters.flatMap(({ specimens }) =>
      specimens.flatMap((specimen) => Object.keys(specimen.states)),
    )
    expect(html.match(/<figure/g)).toHaveLength(2 * states.length)
    for (const { name } of tokensOf(css)) {
      if (!name.endsWith('-*')) expect(html).toContain(name)
    }
  })
})

describe('Design tokens', () => {
  it('Have a comment each that states their use', () => {
    const tokens = tokensOf(css)
    expect(tokens.length).toBeGreaterThan(50)
    expect(
      tokens.filter(({ use, value }) => use === '' && value !== 'initial').map(({ name }) => name),
    ).toEqual([])
  })

  it('Are read with their comments, without overrides for themes and media', () => {
    const text =
      ':root {\n  /* A hole. */\n  --hole: 3px;\n  --bare: 1px;\n}\n@media print {\n  :root { --hole: 0; }\n}'
    expect(tokensOf(text)).toEqual([
      { name: '--hole', value: '3px', use: 'A hole.' },
      { name: '--bare', value: '1px', use: '' },
    ])
  })
})

describe('Interactive states', () => {
  it('Have classes that show them permanently', () => {
    expect(withStateClasses('.button:hover:not(:disabled)')).toBe('.button.as-hover:not(:disabled)')
    expect(withStateClasses('.reach:is(:hover, :focus-within) .lift')).toBe(
      '.reach:is(.as-hover, .as-focus) .lift',
    )
    expect(withStateClasses('.button:disabled')).toBe('.button:disabled')
  })
})
