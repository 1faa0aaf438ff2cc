import { cleanGtin, problemOfGtin } from '../../../contract/catalogue/gtin.ts'
import { cleanCode } from '../../../contract/clean-text.ts'
import { mayLackZero, problemOfDamage } from '../product-file/damaged-cells.ts'

/**
 * Returns an amount as programs write it, with a decimal point and two decimals. Other writings stay as they are, for
 * the rules of a file of products.
 */
export function plainAmount(cell: string): string {
  const [, whole, decimals] = /^(\d{1,9})[.,](\d{1,2}|\d{4,6})$/.exec(cell) ?? []
  return whole === undefined ? cell : Number(`${whole}.${decimals}`).toFixed(2)
}

/** Returns whether an amount is nothing, which no product costs here. */
export function isNoAmount(cell: string): boolean {
  return cell === '' || /^0*(?:[.,]0*)?$/.test(cell)
}

/** How many grams or millimetres the units of other shops have. */
const units: Readonly<Record<string, number>> = {
  g: 1,
  kg: 1000,
  oz: 28.349_523_125,
  lb: 453.592_37,
  lbs: 453.592_37,
  mm: 1,
  cm: 10,
  m: 1000,
  in: 25.4,
  yd: 914.4,
}

/** Returns a measure in grams or millimetres, with a decimal point; empty for nothing, and for what is no number. */
export function measureIn(cell: string, unit: string): string {
  const factor = units[unit.toLowerCase()]
  if (factor === undefined || !/^\d{0,9}(?:[.,]\d{1,20})?$/.test(cell)) return ''
  const measure = Number((Number(`0${cell.replace(',', '.')}`) * factor).toFixed(1))
  return measure > 0 ? String(measure) : ''
}

/** Returns whether a cell means yes; a spreadsheet may have translated it. */
export function isYes(cell: string): boolean {
  return /^(?:1|true|yes|wahr|ja|vrai|oui)$/i.test(cell)
}

/** The barcode of another shop's product, which need not be a GTIN. */
export type ReadBarcode =
  | { readonly gtin: string; readonly isRestored: boolean }
  | { readonly gtin: undefined }

/**
 * Reads a barcode. Restores a zero at its beginning that a spreadsheet has dropped, if its check digit is right then.
 * What a spreadsheet has shortened stays as it is, for its own message.
 */
export function readBarcode(cell: string): ReadBarcode {
  // Programs that count in numbers write 4006381333931.0.
  const text = cell.replace(/^'/, '').replace(/^(\d{7,14})[.,]0$/, '$1')
  if (problemOfDamage(text) !== undefined) return { gtin: text, isRestored: false }
  const digits = cleanGtin(cleanCode(text))
  if (problemOfGtin(digits) === undefined) return { gtin: digits, isRestored: false }
  if (mayLackZero(digits)) return { gtin: `0${digits}`, isRestored: true }
  return { gtin: undefined }
}
