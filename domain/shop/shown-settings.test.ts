import { expect, test } from 'vitest'
import { usEnglish } from '../writing/us-english.ts'
import { sampleSettings } from './sample-settings.ts'
import { shownName, shownSettings } from './shown-settings.ts'

test('Pages show the shop’s name, and the name of the software until the owner has entered one', () => {
  expect(shownName({ name: 'Ada’s Bikes' })).toBe('Ada’s Bikes')
  expect(shownName({ name: '' })).toBe('Truewheel')
})

test('Pages get the company with its shown name, the hero, figures, delivery and money, and no other setting', () => {
  const { company, hero, figures, delivery, money } = sampleSettings
  const settings = { ...sampleSettings, company: { ...company, name: '' } }
  expect(shownSettings(settings)).toEqual({
    company: { ...company, name: 'Truewheel' },
    hero,
    figures: figures.figures,
    delivery: { ...delivery, price: 'Tax and delivery included.' },
    terms: { tax: 'included', delivery: 'included' },
    money: {
      currency: money.currency,
      locale: money.locale,
      timeZone: money.timeZone,
      writing: usEnglish,
    },
    sample: false,
  })
})

test('The footer has the owner’s sentence about prices, if there is one', () => {
  const delivery = { ...sampleSettings.delivery, price: 'Delivered by bicycle.' }
  expect(shownSettings({ ...sampleSettings, delivery }).delivery.price).toBe('Delivered by bicycle.')
})

test('Pages say that the company is a sample until the owner changes it', () => {
  expect(shownSettings(sampleSettings).sample).toBe(true)
})

test.each([
  ['de', 'en-US', 'de', ','],
  ['de', 'de-AT', 'de-AT', ','],
  ['en', 'en-US', 'en-US', '.'],
  ['en', 'de-DE', 'de-DE', ','],
] as const)('Pages in %s of a shop in %s write amounts as %s does', (tag, locale, shown, decimal) => {
  const settings = { ...sampleSettings, money: { ...sampleSettings.money, locale } }
  const { money } = shownSettings(settings, tag)
  expect([money.locale, money.writing.money.decimal]).toEqual([shown, decimal])
})

test('Pages in another language show the owner’s translations, and name the texts that have none', () => {
  const { hero, figures, delivery } = sampleSettings
  const settings = {
    ...sampleSettings,
    delivery: { ...delivery, price: 'Delivered by bicycle.' },
    pickup: { place: ['1 Sample Street'], hours: '', note: 'Ring twice.' },
    figures: { figures: figures.figures.slice(0, 1) },
    words: { translations: { de: { [hero.action]: 'Jetzt kaufen', 'Ring twice.': 'Zweimal klingeln.' } } },
  }
  const shown = shownSettings(settings, 'de')
  expect(shown.hero).toEqual({ ...hero, action: 'Jetzt kaufen' })
  expect(shown.otherWords).toEqual({
    lang: 'en',
    texts: [
      hero.kicker,
      hero.heading,
      hero.text,
      'Countries',
      'Monday to Friday, 9:00 to 17:00',
      'two working days',
      'Delivered by bicycle.',
      '1 Sample Street',
      'Sales tax',
    ],
  })
  expect(shown.sample).toBe(true)
  expect(shownSettings(settings)).not.toHaveProperty('otherWords')
})

test('A translation ends when the owner changes the original', () => {
  const words = { translations: { de: { [sampleSettings.hero.action]: 'Jetzt kaufen' } } }
  const hero = { ...sampleSettings.hero, action: 'Order' }
  expect(shownSettings({ ...sampleSettings, hero, words }, 'de').hero.action).toBe('Order')
})
