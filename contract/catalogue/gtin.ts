import { said } from '../languages/said.ts'
import { productFieldTexts } from './product-field-texts.ts'

/** The numbers of digits of a GTIN: GTIN-8, UPC-A, EAN-13 and GTIN-14 (GS1 General Specifications). */
const lengths = [8, 12, 13, 14]

/** Returns a typed or pasted GTIN without the spaces and hyphens that packages print between its digits. */
export function cleanGtin(text: string): string {
  return text.replaceAll(/[\s\p{Pd}]/gu, '')
}

/** Says what is wrong with a GTIN; undefined for a valid one. */
export function problemOfGtin(text: string): string | undefined {
  if (!/^\d+$/.test(text) || !lengths.includes(text.length)) return said(productFieldTexts).gtinDigits
  return hasRightCheckDigit(text) ? undefined : said(productFieldTexts).gtinCheckDigit
}

/**
 * Returns the 14-digit form of a GTIN. Equal numbers of different lengths have the same form: 12 digits are 13 with a
 * leading zero.
 */
export function gtin14(gtin: string): string {
  return gtin.padStart(14, '0')
}

/** Verifies the check digit of a number that has its other digits weighted by 3 and 1 from the right (GS1). */
export function hasRightCheckDigit(digits: string): boolean {
  const sum = [...gtin14(digits)].reduce((all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 3 : 1), 0)
  return sum % 10 === 0
}
