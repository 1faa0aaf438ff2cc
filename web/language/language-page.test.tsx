import { readFileSync } from 'node:fs'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { chapters } from './chapters.ts'
import { LanguagePage } from './language-page.tsx'
import { stillSelector } from './stand-states-still.ts'
import { tokensOf } from './tokens-of.ts'

const css = readFileSync('web/styles/tokens.css', 'utf8')
const modules = import.meta.glob<Record<string, unknown>>(['../ui/**/*.tsx', '!**/*.test.tsx'], {
  eager: true,
})

/** Components begin with a capital letter; hooks and rules do not. */
const components = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter(([name]) => /^[A-Z]/.test(name))

describe('The page of the language', () => {
  it('Has every component of web/ui', () => {
    expect(components.length).toBeGreaterThan(40)
    const shown = new Set<unknown>(chapters.flatMap(({ specimens }) => specimens.flatMap((each) => each.of)))
    expect(components.filter(([, component]) => !shown.has(component)).map(([name]) => name)).toEqual([])
  })

  it('Shows each in each of its states, by day and by night, and each token', () => {
    const html = renderToString(
      <MemoryRouter>
        <LanguagePage tokens={tokensOf(css)} />
      </MemoryRouter>,
    )
    const states = chapters.flatMap(({ specimens }) => specimens.flatMap((each) => Object.keys(each.states)))
    expect(html.match(/<figure/g)).toHaveLength(2 * states.length)
    for (const { name } of tokensOf(css)) {
      if (!name.endsWith('-*')) expect(html).toContain(name)
    }
  })
})

describe('Tokens', () => {
  it('Each says what it is for', () => {
    const tokens = tokensOf(css)
    expect(tokens.length).toBeGreaterThan(50)
    expect(
      tokens.filter(({ use, value }) => use === '' && value !== 'initial').map(({ name }) => name),
    ).toEqual([])
  })

  it('Are read with their sentence, without what other settings change', () => {
    const text =
      ':root {\n  /* A hole. */\n  --hole: 3px;\n  --bare: 1px;\n}\n@media print {\n  :root { --hole: 0; }\n}'
    expect(tokensOf(text)).toEqual([
      { name: '--hole', value: '3px', use: 'A hole.' },
      { name: '--bare', value: '1px', use: '' },
    ])
  })
})

describe('States that come and go', () => {
  it('Have classes that stand still', () => {
    expect(stillSelector('.button:hover:not(:disabled)')).toBe('.button.as-hover:not(:disabled)')
    expect(stillSelector('.reach:is(:hover, :focus-within) .lift')).toBe(
      '.reach:is(.as-hover, .as-focus) .lift',
    )
    expect(stillSelector('.button:disabled')).toBe('.button:disabled')
  })
})
