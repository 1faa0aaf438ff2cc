import { expect, test } from 'vitest'
import { servesEurope } from './european-countries.ts'
import { sampleSettings } from './sample-settings.ts'
import { shownNotice, shownSettings } from './shown-settings.ts'

const picture = (language: string) => ({ language, picture: `/images/${language}.webp` })
const noticeIn = (language: string, ...languages: string[]) =>
  shownNotice(
    { notices: { pictures: languages.map(picture), link: 'https://europa.example/guarantee' } },
    language,
  )?.language

test('The notice is in the language of the page, else in English, else the first one', () => {
  expect(noticeIn('de', 'fr', 'en', 'de')).toBe('de')
  expect(noticeIn('de', 'fr', 'en')).toBe('en')
  expect(noticeIn('de', 'fr', 'it')).toBe('fr')
  expect(noticeIn('de')).toBeUndefined()
  expect(shownSettings(sampleSettings)).not.toHaveProperty('notice')
})

test('A shop serves Europe if it delivers to a country of the European Economic Area', () => {
  expect(servesEurope(['US', 'NO'])).toBe(true)
  expect(servesEurope(['US', 'GB', 'CH'])).toBe(false)
  expect(servesEurope([])).toBe(false)
})
