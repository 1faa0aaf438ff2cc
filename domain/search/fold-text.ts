import { foldedDigit, foldedLetters } from './folded-letters.ts'

/** Signs with more than one spelling. */
const spellings: Readonly<Record<string, string>> = {
  '\u2044': '/',
  '×': 'x',
  '✕': 'x',
  '✖': 'x',
  '⨯': 'x',
  // The Arabic decimal and thousands separators.
  '٫': '.',
  '٬': ',',
  '°': ' degree ',
  '%': ' percent ',
  '"': ' inch ',
  '′′': ' inch ',
  "''": ' inch ',
  // Signs of a diameter, which fold as the letter Ø.
  '⌀': 'o',
  '∅': 'o',
  '”': ' inch ',
}

/** Trade mark signs: not part of the name, but Unicode decomposes ™ into "TM". */
const marksOfTrade = /[™®©℠℗🄪🄫]/gu

/** Fractions, and superscripts and circled digits after a digit: "1½" would otherwise become "11/2", "10²" "102". */
const raisedDigits = /(\p{N})(?=[⁰¹²³⁴-⁹①-⑳])|(?=[¼-¾⅐-⅟↉])/gu

/**
 * Accents, points and vowel marks that people may omit: of Latin, Greek, Cyrillic, Hebrew, Arabic and Syriac. The
 * vowels of Devanagari, Thai and Khmer are also marks, but they distinguish words.
 */
const optionalMarks =
  /(?=[\u0300-\u074f]|[\u08c9-\u08ff]|[\u1ab0-\u1aff]|[\u1dc0-\u1dff]|[\u20d0-\u20ff]|[\ufe20-\ufe2f])\p{M}/gu

/** Silent signs inside words: the Arabic tatweel, apostrophes as letters. */
const silentLetters = /[\u0640\u02b9-\u02c1\u02c6-\u02d1\u02ee]/g

/** Invisible characters: soft hyphens, joiners, direction marks. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu

/** Invisible separators of words, which text stored by earlier versions may contain. */
const unseen = /[\p{Cc}\u2028\u2029]/gu

const hyphens = /[\u058a\u05be\u2010-\u2015\u2043\u207b\u2212\ufe58\ufe63\uff0d]/g

/**
 * Returns the comparable form of text for a search: lower case, without diacritics and invisible characters, with one
 * form of each letter and one spelling of each size ("½" becomes " 1/2", "N·m" becomes "nm").
 */
export function foldText(text: string): string {
  return foldSigns(foldLetters(text))
}

/**
 * Returns text in lower case, without diacritics and invisible characters, with one form of each letter and digit of
 * any script; other signs stay. Columns named `…_folded` hold the result, for sorting and searching names.
 */
export function foldLetters(text: string): string {
  return /[^\t\n\r -~]/.test(text) ? foldOtherLetters(text) : text.toLowerCase()
}

function foldOtherLetters(text: string): string {
  return (
    text
      .replace(marksOfTrade, ' ')
      .replace(unseen, ' ')
      .replace(invisible, '')
      .replace(hyphens, '-')
      .replace(raisedDigits, '$1 ')
      .toLowerCase()
      .normalize('NFKD')
      // Lowercases again, because NFKD makes capital letters of others: "ℌ" becomes "H".
      .toLowerCase()
      .replace(optionalMarks, '')
      .replace(silentLetters, '')
      .replace(/l·l/g, 'll')
      // Recomposes combining marks that are not accents: Korean syllables, voiced Japanese letters.
      .normalize('NFC')
      .replace(/[^ -~]/g, (sign) => foldedLetters.get(sign) ?? katakana(foldedDigit(sign)))
  )
}

function foldSigns(text: string): string {
  return text
    .replace(/[\u2044×✕✖⨯٫٬°%"”⌀∅]|′′|''/g, (sign) => spellings[sign] ?? ' ')
    .replace(/\bn[·⋅.*]m\b/g, 'nm')
    .replace(/(\d),(\d)/g, '$1.$2')
}

/** Returns the katakana of a hiragana letter's sound. */
function katakana(letter: string): string {
  return /[\u3041-\u3096\u309d\u309e]/.test(letter)
    ? String.fromCharCode(letter.charCodeAt(0) + 0x60)
    : letter
}
