import { cleanCode } from '../../contract/clean-text.ts'

/** The series of numbers; a credit note refunds money of an invoice. */
export const invoiceKinds = ['invoice', 'credit-note'] as const

export type InvoiceKind = (typeof invoiceKinds)[number]

const prefixes: Readonly<Record<InvoiceKind, string>> = { invoice: 'INV', 'credit-note': 'CN' }

/** Returns the number as printed: `INV-00042`, `CN-00007`. */
export function formatInvoiceNumber({
  kind,
  number,
}: {
  readonly kind: InvoiceKind
  readonly number: number
}): string {
  return `${prefixes[kind]}-${String(number).padStart(5, '0')}`
}

/** An invoice or a credit note by its number. */
export interface NumberedPaper {
  readonly kind: InvoiceKind
  readonly number: number
}

/** Parses an invoice or credit note number; undefined for other text. */
export function readInvoiceNumber(text: string): NumberedPaper | undefined {
  const [, prefix, digits] = /^(INV|CN)-(\d{5,9})$/i.exec(text) ?? []
  if (prefix === undefined) return undefined
  return { kind: prefix.toUpperCase() === 'CN' ? 'credit-note' : 'invoice', number: Number(digits) }
}

/** The longest text in which a number is looked for, such as "Your invoice INV-00042". */
const longestPasted = 80

/** Reads a typed or pasted number, with words before it, any dash, and without its zeros; undefined for other text. */
export function readPastedInvoiceNumber(text: string): NumberedPaper | undefined {
  if (text.length > longestPasted) return undefined
  const plain = cleanCode(text.replaceAll(/\p{Pd}/gu, '-'))
  const [, words = '', prefix = '', digits = ''] =
    /^(.*?)(INV|CN)[ -]?(\d{1,9})[^\p{L}\p{N}]*$/iu.exec(plain) ?? []
  if (/\d/.test(words) || /[\p{L}\p{N}]$/u.test(words)) return undefined
  return readInvoiceNumber(`${prefix}-${digits.padStart(5, '0')}`)
}
