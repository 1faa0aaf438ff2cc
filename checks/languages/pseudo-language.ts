import type { LanguageTag } from '../../contract/languages/languages.ts'
import { addTranslation } from '../../contract/languages/said.ts'
import { translatedModules } from '../../languages/de/server.ts'
import { pseudo, pseudoTag } from './pseudo-text.ts'

const tag: string = pseudoTag

/** The generated language. The shop does not offer it, but emails and papers take the language that they are given. */
export const pseudoLanguage = tag as LanguageTag

/** Makes every English text of the server known in the generated language. No other test asks for that language. */
export function addPseudoLanguage(): void {
  for (const [english] of translatedModules)
    for (const texts of Object.values(english))
      if (isTexts(texts)) addTranslation(texts, pseudoTag, pseudo(texts, { quotes: true }))
}

function isTexts(value: unknown): value is object {
  return typeof value === 'function' || (typeof value === 'object' && value !== null)
}

/** What is the same in each language. */
const sameEverywhere = [
  // Addresses of pages and people.
  /https?:\/\/\S+/g,
  /[^\s@]+@[^\s@]+/g,
  // Numbers of invoices; those of other papers have two letters.
  /\bINV-\d+/g,
  // Currencies that are not the shop's, by their code, and the offset from coordinated universal time.
  /\bUSD\b/g,
  /\bUTC\b/g,
  // The city of the sample's time zone. A language has a table of the cities that it names otherwise.
  /\bBerlin\b/g,
  // A brand of cards, and a carrier.
  /\bVisa\b/g,
  /\bDHL\b/g,
]

/** Returns the lines of texts in the generated language that have English words. */
export function englishIn(texts: readonly string[]): string[] {
  return texts
    .flatMap((text) => text.split('\n'))
    .filter((line) => /[a-z]{3}/i.test(sameEverywhere.reduce((rest, same) => rest.replace(same, ' '), line)))
}

/** Returns the texts that need no parameter. */
export function fixedTextsIn(texts: unknown): readonly string[] {
  if (typeof texts === 'string') return [texts]
  return typeof texts === 'object' && texts !== null ? Object.values(texts).flatMap(fixedTextsIn) : []
}
