import { amountOf } from '../../../domain/money.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import {
  type CompanyValues,
  lockManaged,
  type ManagedCompany,
  updateCompany,
} from '../../data/queries/companies/managed-companies.ts'
import { changedValues } from '../changes/changed-values.ts'
import { type ChangedValues, recordChange } from '../changes/record-change.ts'
import type { Caller, Shop } from '../shop.ts'
import {
  centsOrNull,
  columnsOfChoices,
  columnsOfDetails,
  columnsOfTerms,
  refusalOfList,
  refusalOfNumber,
  type WrittenChoices,
  type WrittenDetails,
  type WrittenTerms,
} from './company-values.ts'

type WrittenCompany = WrittenDetails & WrittenChoices & WrittenTerms & { readonly note: string }

/**
 * Replaces details, choices and terms of a company, if it was not changed since a version.
 *
 * @returns whether anything changed.
 */
export function changeCompany(
  shop: Shop,
  caller: Caller,
  id: string,
  { version, ...written }: WrittenCompany & { readonly version: number },
): Promise<Outcome<boolean>> {
  return shop.database.write(async (transaction) => {
    const now = shop.clock()
    const gone = await refusalOfList(transaction, written, 'priceListId')
    const company = await lockManaged(transaction, id)
    if (!company) return refused('COMPANY_NOT_FOUND')
    const changed = changedValues(recordedOf(company), recordedOfWritten(written))
    // A repeated request finds its own change.
    if (!changed) return done(false)
    if (company.version !== version) return refused('COMPANY_CHANGED')
    const wrong = refusalOfNumber(written)
    if (wrong) return wrong
    if (gone) return gone
    await putCompany(transaction, caller, { company, written, changed, at: now })
    return done(true)
  })
}

interface Putting {
  readonly company: ManagedCompany
  readonly written: WrittenCompany
  readonly changed: { readonly before: ChangedValues; readonly after: ChangedValues }
  readonly at: number
  /** The entry that this change undoes. */
  readonly undoes?: number
}

/** Stores the changed values of a locked company, and records them. */
export async function putCompany(
  transaction: Transaction,
  caller: Caller,
  { company, written, changed, at, undoes }: Putting,
): Promise<void> {
  const { id } = company
  await updateCompany(transaction, id, columnsOf(written, company, at), at)
  await recordChange(transaction, {
    at,
    by: caller,
    action: 'company.changed',
    subject: { kind: 'company', id, name: written.name },
    ...changed,
    undoes,
  })
}

function columnsOf(written: WrittenCompany, company: ManagedCompany, now: number): CompanyValues {
  return {
    ...columnsOfDetails(written, company, now),
    ...columnsOfChoices(written),
    ...columnsOfTerms(written),
    note: written.note,
  }
}

/** The recorded values. They are of a company, except the email for invoices, which may be of a person. */
export function recordedOf(company: ManagedCompany) {
  const { name, country, lines, postcode, city, region, vatNumber, termsDays, limitCents, note } = company
  return {
    name,
    country,
    lines,
    postcode,
    city,
    region,
    vatNumber: vatNumber ?? '',
    termsDays,
    limitCents,
    priceListId: company.priceListId,
    showsNet: company.showsNet === 1,
    buyerReference: company.buyerReference,
    electronicAddress: company.electronicAddress,
    invoiceFormat: company.invoiceFormat,
    invoiceEmail: company.invoiceEmail,
    note,
  }
}

/** The recorded values as they are written. */
export function writtenOf(recorded: ReturnType<typeof recordedOf>): WrittenCompany {
  const { lines, limitCents, invoiceFormat, ...same } = recorded
  return {
    ...same,
    // `columnsOfDetails` wrote this text from a list of lines.
    lines: JSON.parse(lines) as readonly string[],
    limit: limitCents === null ? null : amountOf(limitCents),
    invoiceFormat: invoiceFormat === '' ? null : invoiceFormat,
  }
}

function recordedOfWritten(written: WrittenCompany): ReturnType<typeof recordedOf> {
  const { name, country, postcode, city, region, vatNumber, termsDays, limit, note, priceListId } = written
  return {
    name,
    country,
    lines: JSON.stringify(written.lines),
    postcode,
    city,
    region,
    vatNumber,
    termsDays,
    limitCents: centsOrNull(limit),
    priceListId,
    showsNet: written.showsNet,
    buyerReference: written.buyerReference,
    electronicAddress: written.electronicAddress,
    invoiceFormat: written.invoiceFormat ?? '',
    invoiceEmail: written.invoiceEmail,
    note,
  }
}
