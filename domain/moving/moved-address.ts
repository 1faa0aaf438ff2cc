import { cleanCode, cleanLine, cleanPhone, cleanText } from '../../contract/clean-text.ts'
import { said } from '../../contract/languages/said.ts'
import { longestParts, mostLines } from '../../contract/orders/addresses.ts'
import { completeAddress } from '../addresses/complete-address.ts'
import { problemOfDamage, problemOfError } from '../catalogue/product-file/damaged-cells.ts'
import { countryCode } from '../orders/countries.ts'
import type { RecordProblem } from './moved-record.ts'
import { movingTexts } from './moving-texts.ts'

/** An address that moves in, with its text and the parts that are known. */
export interface MovedAddress {
  readonly company: string
  readonly lines: readonly string[]
  readonly postcode: string
  readonly city: string
  readonly region: string
  readonly country: string
  /** The whole address for people. */
  readonly address: string
}

export const noAddress: MovedAddress = {
  company: '',
  lines: [],
  postcode: '',
  city: '',
  region: '',
  country: '',
  address: '',
}

type Column = 'company' | 'street' | 'street2' | 'address' | 'postcode' | 'city' | 'region' | 'country'

/** The longest text of an address, and of a name and a phone number. */
const longest = { address: 1_000, name: 200, phone: 60 } as const

/**
 * Reads the address of a row. A country that is not recognized stays a line of the address.
 *
 * @param cell returns the cell of a column.
 */
export function readMovedAddress(
  cell: (column: Column) => string,
  name: string,
): {
  readonly address: MovedAddress
  readonly problems: readonly RecordProblem[]
  readonly hasNoCountry: boolean
} {
  const problems: RecordProblem[] = []
  const part = (column: Column, most: number, clean = cleanLine) =>
    withinLength(clean(cell(column)), column, most, problems)
  reportDamage(cell('postcode'), 'postcode', problems)
  const written = cleanLine(cell('country'))
  const code = written === '' ? '' : countryCode(written)
  const lines = [...cleanText(cell('street')).split('\n'), ...cleanText(cell('street2')).split('\n')]
    .map(cleanLine)
    .filter(Boolean)
  if (lines.length > mostLines)
    problems.push({ column: 'street', problem: said(movingTexts).tooManyLines(mostLines) })
  for (const line of lines) withinLength(line, 'street', longestParts.line, problems)
  const text = withinLength(cleanText(cell('address')).trim(), 'address', longest.address, problems)
  const typed = {
    company: part('company', longestParts.company),
    lines: code === undefined ? [...lines, written] : lines,
    postcode: part('postcode', longestParts.postcode, cleanCode),
    city: part('city', longestParts.city),
    region: part('region', longestParts.region),
    country: code ?? '',
  }
  const isEmpty = text === '' && lines.length === 0 && typed.city === '' && typed.postcode === ''
  if (isEmpty) return { address: { ...noAddress, company: typed.company }, problems, hasNoCountry: false }
  return { address: completed(name, text, typed), problems, hasNoCountry: code === undefined }
}

function completed(name: string, text: string, typed: Omit<MovedAddress, 'address'>): MovedAddress {
  // The place alone is a line, too: a composed address needs one.
  const lines = typed.lines.length > 0 || text !== '' ? typed.lines : []
  const { address, parts } = completeAddress({ ...typed, lines, name, phone: '', address: text })
  if (parts) return { ...parts, company: parts.company || typed.company, address }
  const place = [typed.postcode, typed.city, typed.region].filter(Boolean).join(' ')
  return { ...typed, address: [address, place].filter(Boolean).join('\n') }
}

/** Reads a name from its column, or from those of its parts. */
export function readMovedName(
  [whole, first, last]: readonly [string, string, string],
  column: string,
  problems: RecordProblem[],
): string {
  return withinLength(cleanLine(whole) || cleanLine(`${first} ${last}`), column, longest.name, problems)
}

export function readMovedPhone(cell: string, problems: RecordProblem[]): string {
  reportDamage(cell, 'phone', problems)
  return withinLength(cleanPhone(cell), 'phone', longest.phone, problems)
}

/** Reports a number or a code that a spreadsheet has changed. */
export function reportDamage(cell: string, column: string, problems: RecordProblem[]): void {
  const problem = problemOfError(cell) ?? problemOfDamage(cell)
  if (problem !== undefined) problems.push({ column, written: cell.slice(0, 200), problem })
}

function withinLength(text: string, column: string, most: number, problems: RecordProblem[]): string {
  if (text.length > most)
    problems.push({ column, written: text.slice(0, 200), problem: said(movingTexts).tooLong(most) })
  return text
}
