import { said } from '../../../contract/languages/said.ts'
import { fileColumns, foldedHeader } from '../../../domain/moving/file-columns.ts'
import { customerHeaders } from '../../../domain/moving/moved-columns.ts'
import type { MovedRecord } from '../../../domain/moving/moved-record.ts'
import { movingTexts } from '../../../domain/moving/moving-texts.ts'
import {
  cellsOfCustomer,
  isSameCustomer,
  type MovedCustomer,
  readCustomer,
} from '../../../domain/moving/read-customer.ts'
import {
  type ComparedAccount,
  deleteMovedCustomers,
  findComparedAccounts,
  findMovedCustomers,
  upsertMovedCustomers,
} from '../../data/queries/moving/moved-customers.ts'
import { importTexts } from '../imports/import-texts.ts'
import type { MovingKind } from './moving-kind.ts'
import { noticeOfRows, noticeOfUnknown } from './rows-in-notice.ts'

const headers = new Set(Object.values(customerHeaders).flat())

/** Columns of other shops about consent to advertising, which is not taken over. */
const consent = /marketing|newsletter|accepts/

/**
 * Moves in customers. They wait apart from the accounts until somebody signs in with the proven email
 * (claim-moved-customer.ts), so an import never changes an account, and an unproven one gets nothing.
 */
export const movingCustomers: MovingKind<MovedCustomer> = {
  contents: 'customers',
  topics: [],
  isKnown: (header) => headers.has(foldedHeader(header)),
  async readRecords(_shop, { header, rows }, turn) {
    const { places, unknown } = fileColumns(header, customerHeaders)
    const texts = said(movingTexts)
    if (!places.has('email')) return { problem: texts.noColumns.customers }
    const records: MovedRecord<MovedCustomer>[] = []
    const withoutEmail: number[] = []
    for (const row of rows) {
      const record = readCustomer(row, places)
      if (record.key === '') withoutEmail.push(row.row)
      else records.push(record)
      if (turn.isOver) await turn.next()
    }
    const ofConsent = unknown.filter((name) => consent.test(name.toLowerCase()))
    const others = unknown.filter((name) => !ofConsent.includes(name))
    return {
      records,
      notices: [
        texts.nobodyMailed,
        ...(ofConsent.length > 0 ? [texts.consent] : []),
        ...noticeOfRows(withoutEmail, texts.withoutEmail),
        ...noticeOfUnknown(others, said(importTexts).ignored),
      ],
    }
  },
  cellsOf: cellsOfCustomer,
  async find(read, emails) {
    const waiting = await findMovedCustomers(read, emails)
    const accounts = await findComparedAccounts(read, emails)
    return new Map(
      emails.map((email) => {
        const value = waiting.get(email) ?? null
        const account = accounts.get(email)
        if (!account || value) return [email, { value }]
        return [email, { value, isSettled: (given) => isSettled(given, account), doubt: 'accounts' }]
      }),
    )
  },
  write: upsertMovedCustomers,
  remove: deleteMovedCustomers,
  noticesOf: (doubts) => {
    const texts = said(movingTexts)
    return [
      ...noticeOfRows(doubts.get('accounts'), texts.accounts),
      ...noticeOfRows(doubts.get('country'), texts.country),
    ]
  },
}

/**
 * Tells whether a customer brings nothing that the account lacks. What an unproven account has may be a stranger's, so
 * only the same customer is settled by it.
 */
function isSettled(given: MovedCustomer, { isProven, lacksContact, has }: ComparedAccount): boolean {
  if (!isProven) return isSameCustomer(given, has)
  const bringsContact = lacksContact && (given.address !== '' || given.phone !== '')
  return !bringsContact && (has.name !== '' || given.name === '')
}
