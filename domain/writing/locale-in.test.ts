import { expect, test } from 'vitest'
import { localeIn } from './locale-in.ts'

test.each([
  [undefined, 'en-US', 'en-US'],
  ['en', 'en-US', 'en-US'],
  ['de', 'de-AT', 'de-AT'],
  ['de', 'fr-CH', 'de-CH'],
  ['fr', 'de-CH', 'fr-CH'],
  ['en', 'de-DE', 'en-DE'],
  ['de', 'en-US', 'de'],
  ['fr', 'en', 'fr'],
  ['de', 'de-DE-u-nu-latn', 'de-DE-u-nu-latn'],
])('%s of an owner in %s is written as in %s', (language, ownersLocale, locale) => {
  expect(localeIn(language, ownersLocale)).toBe(locale)
})
