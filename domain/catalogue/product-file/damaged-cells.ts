import { hasRightCheckDigit } from '../../../contract/catalogue/gtin.ts'
import { monthNamed } from '../../writing/month-words.ts'
import { fileWords } from './file-words.ts'

/** Spreadsheet errors in any language, such as "#REF!", "#WERT!" and "#N/A", and the "###" of a narrow column. */
const spreadsheetError =
  /^#(?:[\p{Lu}¡¿/0-9]{2,12}[!?]|N\/A|NV|N\/D(?:ISP)?|GETTING_DATA|####*)$|^Err:\d{3}$/u
/** Dates that a spreadsheet makes of texts such as "1-2" or "2/2026". */
const dates = [/^\d{1,2}[./]\d{1,2}[./]\d{4}$/, /^\d{4}-\d{2}-\d{2}(?:[ T]00:00(?::00)?)?$/]
const shortened = /^[-+]?\d(?:(?:[.,]\d+)?E[-+]\d{1,3}|[.,]\d{2,}E\d{2,3})$/i
const truth = /^(?:TRUE|FALSE|WAHR|FALSCH|VRAI|FAUX|VERO|FALSO|VERDADERO)$/
/** Spreadsheets keep 15 digits and write zeros for the rest. */
const rounded = /^\d{15}\d*0$/

/** Dates with the name of a month: "2. Mrz", "1-févr.", "Feb-26". */
const datesInWords = [
  /^\d{1,2}[-. ]{1,2}(\p{L}{3,10})\.?(?:[- ](?:\d{2}|\d{4}))?$/u,
  /^(\p{L}{3,10})\.?[- ](?:\d{2}|\d{4})$/u,
]

function isDate(text: string): boolean {
  if (dates.some((date) => date.test(text))) return true
  const month = datesInWords.map((date) => date.exec(text)?.[1]).find((word) => word !== undefined)
  return month !== undefined && monthNamed(month) !== undefined
}

/** Returns a message for a cell that contains a spreadsheet error instead of a value. */
export function problemOfError(cell: string): string | undefined {
  return spreadsheetError.test(cell.trim()) ? fileWords().spreadsheetError : undefined
}

/**
 * Returns a message for a text that a spreadsheet has turned into a rounded number or a date. The file does not contain
 * the lost digits.
 */
export function problemOfDamage(cell: string): string | undefined {
  const text = cell.trim()
  if (shortened.test(text)) return fileWords().shortened
  if (rounded.test(text) && text.length > 15) return fileWords().rounded
  if (isDate(text)) return fileWords().date
  if (truth.test(text)) return fileWords().truth
  return undefined
}

/** Returns whether a number becomes a valid GTIN with a leading zero, which spreadsheets drop from numbers. */
export function mayLackZero(sku: string): boolean {
  // Twelve digits with a right check digit are whole: a UPC.
  return /^\d{7}$|^\d{11}$/.test(sku) && hasRightCheckDigit(sku)
}
