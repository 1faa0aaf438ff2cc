import { emailPattern, emailRules, typedEmail } from '../../contract/email.ts'
import { said } from '../../contract/languages/said.ts'
import { type ColumnPlaces, cellIn } from './file-columns.ts'
import { type MovedAddress, readMovedAddress, readMovedName, readMovedPhone } from './moved-address.ts'
import type { CustomerColumn } from './moved-columns.ts'
import type { MovedRecord, RecordProblem } from './moved-record.ts'
import { movingTexts } from './moving-texts.ts'

/** What a customer of a former shop brings. */
export interface MovedCustomer extends MovedAddress {
  readonly email: string
  readonly name: string
  readonly phone: string
}

/** Reads a row of customers. A row without an email has an empty key. */
export function readCustomer(
  { row, cells }: { readonly row: number; readonly cells: readonly string[] },
  places: ColumnPlaces<CustomerColumn>,
): MovedRecord<MovedCustomer> {
  const cell = (column: CustomerColumn) => cellIn(cells, places, column)
  const problems: RecordProblem[] = []
  const email = readEmail(cell('email'), problems)
  const name = readMovedName([cell('name'), cell('firstName'), cell('lastName')], 'name', problems)
  const phone = readMovedPhone(cell('phone'), problems)
  const { address, problems: ofAddress, hasNoCountry } = readMovedAddress(cell, name)
  return {
    row,
    key: email,
    name: email || name,
    value: { email, name, phone, ...address },
    problems: [...problems, ...ofAddress],
    doubts: hasNoCountry ? ['country'] : [],
  }
}

/** Reads an email in its canonical form. */
export function readEmail(cell: string, problems: RecordProblem[]): string {
  const email = typedEmail(cell)
  if (email === '') return ''
  if (email.length > emailRules.longest || !emailPattern.test(email))
    problems.push({ column: 'email', written: cell.slice(0, 200), problem: said(movingTexts).emailInvalid })
  return email
}

/** Tells whether two customers have the same name, phone number and address, however its lines are written. */
export function isSameCustomer(one: MovedCustomer, other: MovedCustomer): boolean {
  const flat = ({ name, phone, address }: MovedCustomer) =>
    [name, phone, address].map((text) => text.replaceAll(/[\s,]+/g, ' ')).join('\n')
  return flat(one) === flat(other)
}

/** Returns the cells of a customer, for the difference. */
export function cellsOfCustomer(customer: MovedCustomer): readonly (readonly [string, string])[] {
  const { name, phone, company, lines, postcode, city, region, country, address } = customer
  return [
    ['name', name],
    ['phone', phone],
    ['company', company],
    ['street', lines.length > 0 ? lines.join(', ') : address.split('\n').join(', ')],
    ['postcode', postcode],
    ['city', city],
    ['region', region],
    ['country', country],
  ]
}
