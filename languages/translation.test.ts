import { expect, test } from 'vitest'
import { translation } from './translation.ts'

interface English {
  readonly heading: string
  readonly found: (count: number) => string
  readonly states: { readonly paid: string }
}

/** A translation that lacks nothing. */
const whole = {
  heading: 'Bestellungen',
  found: (count: number) => `${count} gefunden`,
  states: { paid: 'Bezahlt' },
}

// `npm run types` fails if one of the planted breaks compiles, because `@ts-expect-error` then has no error.
test('A translation does not compile without each sentence and parameter of the English text', () => {
  const breaks = [
    // @ts-expect-error It lacks the heading.
    translation<English>()({ found: whole.found, states: whole.states }),
    // @ts-expect-error It lacks a sentence further inside.
    translation<English>()({ heading: 'Bestellungen', found: whole.found, states: {} }),
    translation<English>()({
      heading: 'Bestellungen',
      found: whole.found,
      states: whole.states,
      // @ts-expect-error The English text has no such sentence.
      footer: 'Fuß',
    }),
    // @ts-expect-error It does not say how many.
    translation<English>()({ heading: 'Bestellungen', found: () => 'Gefunden', states: whole.states }),
    // @ts-expect-error It takes another parameter.
    translation<English>()({ ...whole, found: (at: Date) => `${at}` }),
    // @ts-expect-error It has a sentence where the English text has a function.
    translation<English>()({ heading: 'Bestellungen', found: 'Gefunden', states: whole.states }),
  ]
  expect(breaks).toHaveLength(6)
  expect(translation<English>()(whole)).toBe(whole)
})
