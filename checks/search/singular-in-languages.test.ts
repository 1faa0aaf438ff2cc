import { expect, test } from 'vitest'
import { foldText } from '../../domain/search/fold-text.ts'
import { englishReading, SearchReading } from '../../domain/search/search-reading.ts'
import { readTerms } from '../../domain/search/search-terms.ts'
import { searchWords } from '../../domain/search/search-words.ts'
import { searchWords as germanWords } from '../../languages/de/domain/search/search-words.ts'
import { singular as german } from '../../languages/de/domain/search/singular.ts'
import { singular as french } from '../../languages/fr/domain/search/singular.ts'

test.each([
  ['Kette', 'Ketten'],
  ['Schlüssel', 'Schlüsseln'],
  ['Schlüssel', 'Schluessel'],
  ['Kettenblatt', 'Kettenblätter'],
  ['Laufrad', 'Laufrädern'],
  ['Nabe', 'Naben'],
  ['Zug', 'Züge'],
  ['Ventil', 'Ventile'],
  ['Kit', 'Kits'],
])('In German, %s and %s have the same basic form', (one, many) => {
  expect(german(foldText(many))).toBe(german(foldText(one)))
})

test.each(['Abzieher', 'Radius', 'Lager', 'Steuersatz', 'neue', 'Öl'])(
  'In German, %s is no plural',
  (word) => {
    expect([foldText(word), foldText(word).slice(0, -1)]).toContain(german(foldText(word)))
  },
)

test.each([
  ['clé', 'clés'],
  ['moyeu', 'moyeux'],
  ['pneu', 'pneus'],
  ['plateau', 'plateaux'],
  ['écrou', 'écrous'],
])('In French, %s and %s have the same basic form', (one, many) => {
  expect(french(foldText(many))).toBe(french(foldText(one)))
})

test.each(['vis', 'dessus', 'jus', 'bas'])('In French, %s is no plural', (word) => {
  expect(french(word)).toBe(word)
})

const reading = new SearchReading(germanWords, [], [searchWords])

test('Compounds of the trade are split into the basic forms of their words', () => {
  expect(reading.partsOf('kettenpeitsch')).toEqual(['kett', 'peitsch'])
  expect(reading.partsOf('innenlagerwerkzeug')).toEqual(['innenlager', 'werkzeug'])
  expect(reading.partsOf('peitsch')).toEqual([])
  expect(reading.partsOf(`ketten${'peitschen'.repeat(10)}`)).toEqual([])
  expect(englishReading.partsOf('chainwhip')).toEqual([])
})

test('Sizes have German units, decimal commas and hyphens', () => {
  const sizes = (text: string) =>
    readTerms(text, reading).flatMap((term) => (term.kind === 'size' ? [[term.value, term.unit]] : []))
  expect(sizes('1,37 Zoll')).toEqual([[1.37, 'in']])
  expect(sizes('12-fach-Kassette')).toEqual([[12, 'speed']])
  expect(sizes('160 mm')).toEqual([[160, 'mm']])
  expect(sizes('sechs Loch')).toEqual([[6, 'hole']])
  expect(sizes('2 bis 8 mm')).toEqual([
    [2, 'mm'],
    [8, 'mm'],
  ])
})

test('A German word and an English phrase with the same meaning share it', () => {
  const meanings = (text: string) =>
    readTerms(text, reading).flatMap((term) => (term.kind === 'word' ? term.meanings : []))
  expect(meanings('Kettenpeitsche')).toEqual(['kettenpeitsch'])
  expect(meanings('chain whip')).toContain('kettenpeitsch')
})
