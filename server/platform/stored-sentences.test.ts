import { beforeAll, describe, expect, it, test } from 'vitest'
import { said, sayInLanguageOf } from '../../contract/languages/said.ts'
import { productFileTexts } from '../../domain/catalogue/product-file/file-texts.ts'
import { importTexts } from '../operations/imports/import-texts.ts'
import { mailTexts } from '../providers/mail/mail-texts.ts'
import { addLanguages } from '../start/add-languages.ts'
import { isSaidForStorage, sayForStorage, stored, storedTag, told } from './stored-sentences.ts'

beforeAll(addLanguages)

describe('A stored sentence', () => {
  it('Is said in the language of its reader', () => {
    const sentence = stored(importTexts).tooManyRows(10_000)
    expect(told(sentence, 'de')).toBe(
      'Die Datei hat mehr als 10000 Zeilen. Teilen Sie sie auf mehrere Dateien auf.',
    )
    expect(told(sentence, 'en')).toBe('The file has more than 10000 rows. Split it into several files.')
  })

  it('May be a parameter of another one, and a part of a longer text', () => {
    const codes = ` (${stored(mailTexts).noReason}).`
    const sentence = stored(mailTexts).password(codes)
    expect(told(`1: ${sentence} 2: ${sentence}`, 'de')).toBe(
      `1: ${told(sentence, 'de')} 2: ${told(sentence, 'de')}`,
    )
    expect(told(sentence, 'de')).toBe(
      'Der Mailserver lehnt Benutzer und Passwort ab (ohne Angabe von Gründen). Prüfen Sie beides.',
    )
  })

  it('Has the text of a group', () => {
    expect(told(stored(importTexts).separated(stored(importTexts).delimiters[';']), 'fr')).toBe(
      'Les cellules ont été lues comme séparées par des points-virgules.',
    )
  })

  it('Is English where a later version has no such text', () => {
    const sentence = stored(importTexts).gone.replace('importTexts', 'formerTexts')
    expect(told(sentence, 'de')).toBe('The file is gone. Send it again.')
  })
})

test.each(['An old row in English.', '\uE000', 'a \uE000b\uE001 c', '\uE000[1]\uE001 \uE001'])(
  'The other text %j stays readable',
  (text) => {
    expect(told(text, 'de').replaceAll(/[\uE000\uE001]/g, '')).toBe(text.replaceAll(/[\uE000\uE001]/g, ''))
  },
)

test('A job says its sentences for storage', () => {
  sayInLanguageOf(() => (isSaidForStorage() ? storedTag : undefined))
  const sentence = sayForStorage(() => said(productFileTexts).entry(2, said(productFileTexts).kind))
  expect(told(sentence, 'de')).toBe('Eintrag 2: Schreiben Sie tool oder part.')
  expect(said(productFileTexts).kind).toBe('Write tool or part.')
})
