import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  cleanCode,
  cleanLine,
  cleanPhone,
  cleanTaxNumber,
  cleanText,
  separateControls,
} from './clean-text.ts'

/** Every invisible character that may separate two words. */
const separators = [
  ...Array.from({ length: 32 }, (_, code) => String.fromCharCode(code)),
  ...Array.from({ length: 33 }, (_, offset) => String.fromCharCode(0x7f + offset)),
  '\u2028',
  '\u2029',
  '\r\n',
]

describe('Text for programs, mails and files', () => {
  test.each(separators.map((sign) => [JSON.stringify(sign), sign]))(
    'has two words around a replaced %s',
    (_name, sign) => {
      expect(cleanLine(`dub${sign}wrench`)).toBe('dub wrench')
      expect(cleanText(`dub${sign}wrench`)).toMatch(/^dub[ \t\n]wrench$/)
    },
  )

  test.each(['\u00ad', '\u200b', '\u2060', '\ufeff', '\u180e'])('has one word around %j', (sign) => {
    expect(cleanText(`dub${sign}wrench`)).toBe('dubwrench')
    expect(separateControls(`dub${sign}wrench`)).toBe(`dub${sign}wrench`)
  })

  test.each(['👩‍🔧 tools', 'احمدی‌نژاد', '‏19,90 €', 'one\ttwo\nthree'])(
    'keeps what a reader sees of %j',
    (text) => {
      expect(cleanText(text)).toBe(text)
    },
  )

  test('has no lone surrogate, and stays the same when it is cleaned again', () => {
    expect(cleanText('a\ud800b')).toBe('a\ufffdb')
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const clean of [cleanText, cleanLine, cleanCode]) expect(clean(clean(text))).toBe(clean(text))
        expect(cleanLine(text)).not.toMatch(/[\t\n]|\p{Cc}/u)
      }),
    )
  })
})

describe('What people paste', () => {
  test.each([
    ['AB\u00a012\u20113\u200b', 'AB 12-3'],
    ['\ufeffＡＢ－１２３', 'AB-123'],
    ['TW\u202f1\n2', 'TW 1 2'],
    ['  \u200eAB-1\u200f ', 'AB-1'],
  ])('%j as a code is %j', (pasted, code) => {
    expect(cleanCode(pasted)).toBe(code)
  })

  test.each([
    ['Tel.: +49\u00a030\u2011123', '+49 30-123'],
    ['tel:+4930123', '+4930123'],
    ['Telefon 030 123', '030 123'],
    ['Tél. : 01 23', '01 23'],
    ['Phone no.: (555) 0199', '(555) 0199'],
    ['Handynummer: 0170 123', '0170 123'],
    ['Portable : 06 12 34 56 78', '06 12 34 56 78'],
    ['T: +49 30 123', '+49 30 123'],
    ['☎ +49 30 123', '+49 30 123'],
    ['Fax: 030 123', 'Fax: 030 123'],
    ['０３－１２３４', '03-1234'],
    ['+49 30 123', '+49 30 123'],
    ['1-800-CALL', '1-800-CALL'],
  ])('%j as a phone number is %j', (pasted, phone) => {
    expect(cleanPhone(pasted)).toBe(phone)
  })

  test.each([
    ['USt-IdNr.: DE\u00a0123\u00a0456\u00a0789', 'DE 123 456 789'],
    ['VAT no: GB123456789', 'GB123456789'],
    ['P.IVA: IT12345678901', 'IT12345678901'],
    ['ＤＥ１２３４５６７８９', 'DE123456789'],
    ['Umsatzsteuer-Identifikationsnummer DE123456789', 'DE123456789'],
    ['UID-Nr.: ATU12345678', 'ATU12345678'],
    ['N° DE TVA : FR\u00a0XX123456789', 'FR XX123456789'],
    ['Partita IVA IT12345678901', 'IT12345678901'],
    ['VAT Reg. No. GB123456789', 'GB123456789'],
    ['IČ DPH: SK1234567890', 'SK1234567890'],
    ['ΑΦΜ: EL123456789', 'EL123456789'],
    ['CHE-123.456.788 MWST', 'CHE-123.456.788 MWST'],
    ['Steuer-Nr. 12/345/67890', '12/345/67890'],
    ['12 345 DE 1', '12 345 DE 1'],
    ['12/345/67890', '12/345/67890'],
    ['NIF-1', 'NIF-1'],
    ['VAT', 'VAT'],
  ])('%j as a tax number is %j', (pasted, number) => {
    expect(cleanTaxNumber(pasted)).toBe(number)
  })
})
