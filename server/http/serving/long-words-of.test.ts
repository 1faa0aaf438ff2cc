import { expect, test } from 'vitest'
import { sampleSettings } from '../../../domain/shop/sample-settings.ts'
import type { Shop } from '../../operations/shop.ts'
import { longWordsOf } from './long-words-of.ts'

function shopIn(locale: string): Pick<Shop, 'settings'> {
  const settings = { ...sampleSettings, money: { ...sampleSettings.money, locale } }
  // The tested function reads only this field.
  return { settings: { read: async () => settings } as unknown as Shop['settings'] }
}

const listed = [
  { _id: '1', name: 'Zentrierständer', shortDescription: 'Innenlagerwerkzeugsatz' },
  { _id: '2', tool: 'Freilaufabzieher', guide: { neighbours: [{ name: 'Kettenverschleißlehre' }] } },
]

test('The header lists long words of names in the owner’s language, but no long words of other fields', async () => {
  const header = decodeURIComponent((await longWordsOf(shopIn('de-DE'), listed, undefined)) ?? '')
  expect(header.replaceAll('\u00ad', '-').split(',')).toEqual([
    'Zen-trier-stän-der',
    'Frei-lauf-ab-zie-her',
    'Ket-ten-ver-schleiß-lehre',
  ])
})

test('A name is hyphenated in its own language, then in that of the request', async () => {
  const named = [{ name: 'Innensechskantschlüssel' }, { name: 'Internal measurements', lang: 'en' }]
  const header = decodeURIComponent((await longWordsOf(shopIn('en-US'), named, 'de')) ?? '')
  expect(header.replaceAll('\u00ad', '-').split(',')).toEqual([
    'Innen-sechs-kant-schlüs-sel',
    'mea-sure-ments',
  ])
})

test.each([
  ['short names', 'de-DE', [{ name: 'Pumpe' }]],
  ['a language without patterns', 'ja-JP', listed],
  ['an answer without rows', 'de-DE', null],
])('There is no header for %s', async (_what, locale, answer) => {
  expect(await longWordsOf(shopIn(locale), answer, undefined)).toBeUndefined()
})
