import { said } from '../../contract/languages/said.ts'
import { priceListLimits } from '../../contract/prices/price-lists.ts'
import type { PriceBreak } from '../catalogue/price-breaks.ts'
import { centsOf } from '../money.ts'
import { foldLetters } from '../search/fold-text.ts'
import { namesOtherCurrency, withoutCurrency } from '../shop/header-currency.ts'
import { type NumberWriting, readNumber, unclearNumber } from '../shop/read-number.ts'
import { priceFileTexts } from './price-file-texts.ts'

/** A line of a file of prices. */
export interface PriceLine {
  /** Its number in the file, from 1 on. */
  readonly line: number
  /** The SKU or the id of a product. */
  readonly number: string
  /** Null removes the product from the list. */
  readonly unitPriceCents: number | null
  readonly from: number
}

export interface LineMistake {
  readonly line: number
  readonly message: string
}

/** The columns of a file by their places; undefined for a missing one. */
interface Places {
  readonly number: number
  readonly price: number
  readonly from: number | undefined
}

interface FileLine {
  /** Its number in the file, from 1 on. */
  readonly row: number
  readonly cells: readonly string[]
}

const names: Readonly<Record<keyof Places, readonly string[]>> = {
  number: [
    ...[
      'number',
      'sku',
      '_id',
      'id',
      'article',
      'articleno',
      'articlenumber',
      'item',
      'itemno',
      'itemnumber',
    ],
    ...['productnumber', 'partnumber', 'nummer', 'artnr', 'artikelnr', 'artikelnummer', 'bestellnummer'],
    ...['produktnummer', 'numero', 'reference', 'ref', 'referencearticle'],
  ],
  price: [
    ...['price', 'netprice', 'unitprice', 'pricenet', 'priceeach', 'preis', 'einzelpreis', 'stuckpreis'],
    ...['nettopreis', 'preisnetto', 'prix', 'prixunitaire', 'prixnet', 'prixht', 'prixunitaireht'],
  ],
  from: [
    ...['from', 'fromquantity', 'quantity', 'qty', 'minqty', 'minquantity', 'minimumquantity', 'pieces'],
    ...['ab', 'abmenge', 'abstuck', 'menge', 'mengeab', 'mindestmenge', 'staffel', 'stuck'],
    ...['apartirde', 'quantite', 'quantitemin', 'quantiteminimale', 'qte', 'qtemin'],
  ],
}

/** Returns the column of a header in the languages of the shop's people; undefined for another one. */
export function priceColumnOf(header: string): keyof typeof names | undefined {
  const folded = [header, withoutCurrency(header)].map((text) =>
    foldLetters(text).replaceAll(/[^\p{L}_]/gu, ''),
  )
  const columns = ['number', 'price', 'from'] as const
  return columns.find((column) => folded.some((name) => names[column].includes(name)))
}

/** Signs that separate the cells of pasted lines, and that no number of a product has. */
const separators = /[;\t|]/

/**
 * Returns how well a first row is read as one of prices, to find what separates its cells: by the names of columns, or
 * without them by a number of a product with a price behind it.
 */
export function likenessToPrices(cells: readonly string[], writing: NumberWriting): number {
  const named = cells.filter((cell) => priceColumnOf(cell) !== undefined).length
  if (named > 0) return named + 10
  const [number = '', price = ''] = cells
  const isPriced = !separators.test(number) && 'plain' in readNumber(price, 'amount', writing)
  return Math.min(cells.length, 3) + (isPriced ? 5 : 0)
}

/**
 * Reads the lines of a file: a product's number, a price and from how many pieces it holds. A first line without the
 * names of columns is a line like the others, in this order, as people paste them.
 */
export function readPriceLines(
  table: readonly FileLine[],
  writing: NumberWriting,
): { readonly lines: readonly PriceLine[]; readonly mistakes: readonly LineMistake[] } {
  const [first] = table
  const named = first && placesIn(first.cells)
  const rows = named ? table.slice(1) : table
  const places = named ?? { number: 0, price: 1, from: 2 }
  const lines: PriceLine[] = []
  const mistakes: LineMistake[] = []
  const { currency } = writing
  if (
    first &&
    named &&
    currency !== undefined &&
    namesOtherCurrency(first.cells[named.price] ?? '', currency)
  )
    return { lines, mistakes: [{ line: first.row, message: said(priceFileTexts).otherCurrency(currency) }] }
  for (const { row: line, cells } of rows) {
    if (cells.every((cell) => cell.trim() === '')) continue
    const read = readLine(cells, places, writing)
    if ('problem' in read) mistakes.push({ line, message: read.problem })
    else lines.push({ line, ...read })
  }
  return { lines, mistakes }
}

function placesIn(cells: readonly string[]): Places | undefined {
  const placeOf = (column: keyof typeof names) => {
    const place = cells.findIndex((cell) => priceColumnOf(cell) === column)
    return place < 0 ? undefined : place
  }
  const [number, price] = [placeOf('number'), placeOf('price')]
  return number === undefined || price === undefined ? undefined : { number, price, from: placeOf('from') }
}

function readLine(
  cells: readonly string[],
  places: Places,
  writing: NumberWriting,
): Omit<PriceLine, 'line'> | { readonly problem: string } {
  const texts = said(priceFileTexts)
  const cellOf = (place: number | undefined) => (place === undefined ? '' : (cells[place] ?? '').trim())
  const number = cellOf(places.number).replace(/^'/, '')
  if (number === '') return { problem: texts.noNumber }
  const from = readFrom(cellOf(places.from), writing)
  if (typeof from !== 'number') return from
  const price = cellOf(places.price)
  if (price === '') return { number, unitPriceCents: null, from }
  const read = readNumber(price, 'amount', writing)
  if ('unclear' in read) return { problem: unclearNumber(read.unclear) }
  const amount = 'plain' in read ? Number(read.plain) : Number.NaN
  const unitPriceCents = amount > 0 && amount <= 1_000_000 ? centsOf(amount) : 0
  if (unitPriceCents < 1) return { problem: texts.price(price) }
  return { number, unitPriceCents, from }
}

function readFrom(cell: string, writing: NumberWriting): number | { readonly problem: string } {
  if (cell === '') return 1
  const read = readNumber(cell, 'pieces', writing)
  const from = 'plain' in read ? Number(read.plain) : 0
  const isFrom = Number.isInteger(from) && from >= 1 && from <= 1_000_000
  return isFrom ? from : { problem: said(priceFileTexts).from(cell) }
}

/** A product whose lines are checked together. */
interface CheckedProduct {
  readonly minimumOrder: number
}

/** The smallest amount that a card pays, and how it is written. */
interface Least {
  readonly cents: number
  readonly text: string
}

/**
 * Returns the prices that the lines of one product give it, sorted by quantity; none if they remove it. Each price must
 * be lower than that from fewer pieces, and the smallest order at each must be payable.
 */
export function stepsOfLines(
  lines: readonly PriceLine[],
  { minimumOrder }: CheckedProduct,
  least: Least,
): { readonly steps: readonly PriceBreak[] } | { readonly mistakes: readonly LineMistake[] } {
  const texts = said(priceFileTexts)
  const sorted = lines.toSorted((one, other) => one.from - other.from || one.line - other.line)
  const removing = sorted.find(({ unitPriceCents }) => unitPriceCents === null)
  const mistakes: LineMistake[] = []
  const steps: PriceBreak[] = []
  for (const [index, { line, from, unitPriceCents }] of sorted.entries()) {
    const before = sorted[index - 1]
    const mistake = (message: string) => mistakes.push({ line, message })
    if (unitPriceCents === null) continue
    if (removing) mistake(texts.emptyAndPrice(removing.line))
    else if (before?.from === from) mistake(texts.twice(before.line))
    else if (before && unitPriceCents >= (before.unitPriceCents ?? 0))
      mistake(texts.notCheaper(String(before.from)))
    else if (unitPriceCents * Math.max(from, minimumOrder) < least.cents) mistake(texts.tooLow(least.text))
    else if (index === priceListLimits.steps) mistake(texts.tooManySteps(priceListLimits.steps))
    else steps.push({ from, unitPriceCents })
  }
  return mistakes.length > 0 ? { mistakes } : { steps }
}
