import { expect, test } from 'vitest'
import { servesEurope } from './european-countries.ts'
import { sampleSettings } from './sample-settings.ts'
import { shownNotice, shownSettings } from './shown-settings.ts'

const picture = (language: string) => ({ language, picture: `/images/${language}.webp` })
const noticeIn = (locale: string, ...languages: string[]) =>
  shownNotice({
    money: { ...sampleSettings.money, locale },
    notices: { pictures: languages.map(picture), link: 'https://europa.example/guarantee' },
  })?.language

test('The notice is in the language of the shop, else in English, else the first one', () => {
  expect(noticeIn('de-AT', 'fr', 'en', 'de')).toBe('de')
  expect(noticeIn('de-AT', 'fr', 'en')).toBe('en')
  expect(noticeIn('de-AT', 'fr', 'it')).toBe('fr')
  expect(noticeIn('de-AT')).toBeUndefined()
  expect(shownSettings(sampleSettings)).not.toHaveProperty('notice')
})

test('A shop serves Europe if it delivers to a country of the European Economic Area', () => {
  expect(servesEurope(['US', 'NO'])).toBe(true)
  expect(servesEurope(['US', 'GB', 'CH'])).toBe(false)
  expect(servesEurope([])).toBe(false)
})
