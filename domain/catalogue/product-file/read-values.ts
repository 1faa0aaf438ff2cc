import { isSignOf } from '../../shop/currency-signs.ts'
import { type NumberKind, type NumberWriting, readNumber, unclearNumber } from '../../shop/read-number.ts'
import { fileWords } from './file-words.ts'

/** A cell's value before the rules of the product form, or the problem of an unreadable cell. */
export type CellValue = { readonly value: unknown } | { readonly problem: string }

/**
 * Reads a number as people and spreadsheets write it (`readNumber`). Returns other text unchanged, for the field's rule
 * to refuse.
 */
function readAs(kind: NumberKind) {
  return (cell: string, writing: NumberWriting): CellValue => {
    const read = readNumber(cell, kind, writing)
    if ('plain' in read) return { value: read.plain }
    if ('unclear' in read) return { problem: unclearNumber(read.unclear) }
    const other = kind === 'amount' ? otherCurrency(cell, writing) : undefined
    return other === undefined ? { value: cell } : { problem: other }
  }
}

export const amountIn = readAs('amount')
export const piecesIn = readAs('pieces')
export const measureIn = readAs('measure')

/** Refuses an amount with the sign or code of a currency other than the shop's. */
function otherCurrency(cell: string, { currency, decimalMark }: NumberWriting): string | undefined {
  const sign = /^\D*?([^\d\s.,'’+-]{1,5})\s*[\d.,]|\d[^\d]*?([^\d\s.,'’+-]{1,5})\.?$/u.exec(cell.trim())
  const written = sign?.[1] ?? sign?.[2]
  if (written === undefined || currency === undefined || !isSignOf(written, undefined)) return undefined
  if (!('unread' in readNumber(cell, 'amount', { decimalMark }))) return fileWords().otherCurrency(currency)
  return undefined
}

/** Reads price breaks such as "10: 8.50; 50: 7.90", or as JSON. */
export function priceBreaksIn(cell: string, writing: NumberWriting): CellValue {
  const example = '10: 8.50; 50: 7.90'
  if (cell.startsWith('[')) return listIn(cell, example)
  const breaks: unknown[] = []
  for (const entry of cell.split(/[;\n]/).filter((each) => each.trim() !== '')) {
    const [from = '', price = '', ...more] = entry.split(':').map((each) => each.trim())
    if (!/^\d+$/.test(from) || price === '' || more.length > 0)
      return { problem: fileWords().priceBreaks(example) }
    const number = amountIn(price, writing)
    if ('problem' in number) return number
    breaks.push({ from, price: number.value })
  }
  return { value: breaks }
}

/** Reads a list of ids such as "bsa; t47", or as JSON. */
export function idsIn(cell: string): CellValue {
  if (cell.startsWith('[')) return listIn(cell, 'a; b')
  return {
    value: cell
      .split(/[;,\n]/)
      .map((each) => each.trim())
      .filter((each) => each !== ''),
  }
}

/** Reads a list that is written as JSON. */
export function listIn(cell: string, example: string): CellValue {
  try {
    const value: unknown = JSON.parse(cell)
    if (Array.isArray(value)) return { value }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  return { problem: fileWords().list(example) }
}
