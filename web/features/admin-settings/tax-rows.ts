import { europesTaxRates } from '../../../standards/tax-rates.ts'
import { isRecord } from '../../api/is-record.ts'
import { fieldNumber } from '../../forms/typed-numbers.ts'
import { punctuationTexts } from '../../texts/punctuation.ts'
import type { Formats } from '../../ui/values/formats.ts'
import { namesOf } from './country-names.ts'
import { taxTexts } from './tax-texts.ts'

/** A rate of tax as the form holds it. */
export interface RateTexts {
  /** Tells rows apart. */
  readonly key: number
  /** A name or code; empty for all other countries. */
  readonly country: string
  readonly rate: string
  readonly name: string
  /** As 2026-11-29. */
  readonly from: string
}

/** Returns the rows of the form's field `rates`, which holds them as one text. */
export function taxRowsIn(text: string | undefined): readonly RateTexts[] {
  const rows: unknown = JSON.parse(text || '[]')
  // Only `taxRowsText` writes this text; a draft of another version may differ.
  return Array.isArray(rows) && rows.every((row) => isRecord(row) && typeof row.rate === 'string')
    ? (rows as readonly RateTexts[])
    : []
}

export function taxRowsText(rows: readonly RateTexts[]): string {
  return JSON.stringify(rows)
}

/** Writes the rows for people, such as "Austria: 20 % VAT from 2026-11-29". */
export function taxRowsInWords(text: string): string {
  return punctuationTexts.several(
    taxRowsIn(text).map(({ country, rate, name, from }) =>
      taxTexts.inWords(country || taxTexts.others, rate, name, from),
    ),
  )
}

/** Returns a row to fill in, with the tax's name of the row before. */
export function newTaxRow(rows: readonly RateTexts[], today: string): RateTexts {
  return { key: nextKey(rows), country: '', rate: '', name: rows.at(-1)?.name ?? '', from: today }
}

/** Returns the rows with Europe's standard rates from today on, without countries that have a row already. */
export function withEuropesRates(
  formats: Formats,
  rows: readonly RateTexts[],
  today: string,
): readonly RateTexts[] {
  const known = new Set(rows.map(({ country }) => country.trim().toLowerCase()))
  const first = nextKey(rows)
  const missing = europesTaxRates
    .map(({ country, rate }) => ({ country: namesOf([country]), rate: fieldNumber(formats, rate) }))
    .filter(({ country }) => !known.has(country.toLowerCase()))
    .toSorted((one, other) => (one.country < other.country ? -1 : 1))
  return [
    ...rows,
    ...missing.map((row, index) => ({ ...row, key: first + index, name: taxTexts.vat, from: today })),
  ]
}

function nextKey(rows: readonly RateTexts[]): number {
  return Math.max(0, ...rows.map(({ key }) => key)) + 1
}
