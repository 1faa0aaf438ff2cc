/** What a cell says, before the rules of the product form are applied; or why it cannot be read. */
export type CellValue = { readonly value: unknown } | { readonly problem: string }

const currencySigns = /^(?:[A-Z]{0,3}[$€£¥])\s?|\s?(?:[$€£¥])$/g
const spacesBetween = /(?<=\d)[\s\u00a0\u202f'](?=\d{3})/g

/**
 * Reads a number as spreadsheets of several countries write it: 9.50, 9,50, 1,234.50, 1.234,50 or 1 234,50, with or
 * without a currency sign. A text that is no number stays as it is, so that the rule of its field refuses it.
 */
export function numberIn(cell: string): CellValue {
  const number = cell.replaceAll(currencySigns, '').replaceAll(spacesBetween, '')
  if (/^-?(?:\d+|\d{1,3}(?:\.\d{3})+),\d{1,2}$/.test(number)) {
    return { value: number.replaceAll('.', '').replace(',', '.') }
  }
  if (/^-?\d{1,3}(?:,\d{3})+\.\d+$|^-?\d{1,3}(?:,\d{3}){2,}$/.test(number)) {
    return { value: number.replaceAll(',', '') }
  }
  if (/^-?\d{1,3},\d{3}$/.test(number)) {
    return { problem: notClear(number.replace(',', ''), number.replace(',', '.')) }
  }
  return { value: number }
}

/**
 * Reads an amount or a number of pieces as `numberIn` does. An export writes neither with three decimals, so that 1.250
 * and 1.000 may be what a spreadsheet with points between the thousands makes of 1250 and 1000.
 */
export function amountIn(cell: string): CellValue {
  const read = numberIn(cell)
  if (!('value' in read) || !/^-?[1-9]\d{0,2}\.\d{2}0$/.test(String(read.value))) return read
  const number = String(read.value)
  return { problem: notClear(number.replace('.', ''), String(Number(number))) }
}

function notClear(one: string, other: string): string {
  return `Write ${one} or ${other}: it is not clear which is meant.`
}

/** Reads price breaks such as "10: 8.50; 50: 7.90", or as JSON. */
export function priceBreaksIn(cell: string): CellValue {
  const example = '10: 8.50; 50: 7.90'
  if (cell.startsWith('[')) return listIn(cell, example)
  const breaks: unknown[] = []
  for (const entry of cell.split(/[;\n]/).filter((each) => each.trim() !== '')) {
    const [from = '', price = '', ...more] = entry.split(':').map((each) => each.trim())
    if (!/^\d+$/.test(from) || price === '' || more.length > 0)
      return { problem: `Write price breaks like ${example}.` }
    const number = amountIn(price)
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
  return { problem: `Write this list like ${example}.` }
}
