import type { Source } from './standard.ts'

/** The day on which the pages were read. */
const read = '2026-11-29'

const ibericode: Source = {
  title: 'ibericode/vat-rates, as of 2025-08-12',
  address: 'https://github.com/ibericode/vat-rates/blob/5abb1e1/vat-rates.json',
  read,
}
const calculariva: Source = {
  title: 'Calculariva: VAT 2025 in the 27 EU countries',
  address:
    'https://calculariva.app/en-PH/blog/tipos-de-iva-aplicables-en-2025-segun-los-paises-miembros-de-la-union-europea',
  read,
}
const easytax: Source = {
  title: 'Easytax: VAT rates in Europe, 2025',
  address: 'https://www.easytax.co/en/tax-mag/info/vat-rates-in-europe',
  read,
}
const vatSolutions: Source = {
  title: 'VAT Solutions: VAT Rates 2025 in the European Union, Norway, Switzerland and the United Kingdom',
  address: 'https://www.vat-solutions.com/blog/european-union-3/vat-rates-2025-in-the-european-union-46',
  read,
}
const simplyVat: Source = {
  title: 'SimplyVAT: VAT rates in Europe',
  address: 'https://support.simplyvat.com/knowledgehub/vat-rates-in-europe',
  read,
}

/** The standard rate of value added tax of a country. */
interface StandardRate {
  /** ISO 3166 code. */
  readonly country: string
  /** In percent. */
  readonly rate: number
  readonly sources: readonly [Source, Source]
}

/** Each rate of a member state is in two lists of 2025, the last year for which both were found. */
const ofTheUnion: readonly (readonly [country: string, rate: number])[] = [
  ['AT', 20],
  ['BE', 21],
  ['BG', 20],
  ['CY', 19],
  ['CZ', 21],
  ['DE', 19],
  ['DK', 25],
  ['EE', 24],
  ['ES', 21],
  ['FI', 25.5],
  ['FR', 20],
  ['GR', 24],
  ['HR', 25],
  ['HU', 27],
  ['IE', 23],
  ['IT', 22],
  ['LT', 21],
  ['LU', 17],
  ['LV', 21],
  ['MT', 18],
  ['NL', 21],
  ['PL', 23],
  ['PT', 23],
  ['RO', 21],
  ['SE', 25],
  ['SI', 22],
  ['SK', 23],
]

/**
 * The standard rates of value added tax in Europe. The shop uses none of them before its owner has filled them in,
 * checked and saved them.
 */
export const europesTaxRates: readonly StandardRate[] = [
  ...ofTheUnion.map(([country, rate]) => ({ country, rate, sources: [ibericode, calculariva] as const })),
  { country: 'CH', rate: 8.1, sources: [easytax, vatSolutions] },
  { country: 'GB', rate: 20, sources: [ibericode, easytax] },
  { country: 'NO', rate: 25, sources: [vatSolutions, simplyVat] },
]
