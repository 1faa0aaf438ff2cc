import { isVatNumberByDigits } from '../../../domain/companies/vat-checksum.ts'
import { centsOf } from '../../../domain/money.ts'
import { type Refusal, refusedAt } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import type { CompanyValues, ManagedCompany } from '../../data/queries/companies/managed-companies.ts'
import { findPriceList } from '../../data/queries/prices/price-lists.ts'
import { lockPriceRules } from '../../data/queries/prices/price-rule-writes.ts'

/** What a company, or staff, writes about it. */
export interface WrittenDetails {
  readonly name: string
  readonly country: string
  readonly lines: readonly string[]
  readonly postcode: string
  readonly city: string
  readonly region: string
  /** Empty for none. */
  readonly vatNumber: string
  readonly invoiceEmail: string
}

/** What a granted company chooses. */
export interface WrittenChoices {
  readonly showsNet: boolean
  readonly buyerReference: string
  readonly electronicAddress: string
  readonly invoiceFormat: string | null
}

/** Refuses a VAT number with wrong digits. */
export function refusalOfNumber({ vatNumber }: Pick<WrittenDetails, 'vatNumber'>): Refusal | undefined {
  if (vatNumber === '' || isVatNumberByDigits(vatNumber)) return undefined
  return refusedAt('vatNumber', 'VAT_NUMBER_WRONG')
}

/** Returns the columns of details. Another VAT number waits for its confirmation. */
export function columnsOfDetails(
  { lines, invoiceEmail, vatNumber, ...details }: WrittenDetails,
  stored: Pick<ManagedCompany, 'vatNumber'> | undefined,
  now: number,
) {
  return {
    name: details.name,
    country: details.country,
    lines: JSON.stringify(lines),
    postcode: details.postcode,
    city: details.city,
    region: details.region,
    invoice_email: invoiceEmail,
    ...columnsOfNumber(vatNumber, stored?.vatNumber ?? null, now),
  }
}

function columnsOfNumber(vatNumber: string, stored: string | null, now: number): CompanyValues {
  if (vatNumber === (stored ?? '')) return {}
  const unknown = { vat_checked_at: null, vat_confirmed_at: null, vat_tries: 0, vat_word: '' }
  return vatNumber === ''
    ? { ...unknown, vat_number: null, vat_state: 'none', vat_next_check_at: null }
    : { ...unknown, vat_number: vatNumber, vat_state: 'waiting', vat_next_check_at: now }
}

export function columnsOfChoices(choices: WrittenChoices): CompanyValues {
  return {
    shows_net: choices.showsNet ? 1 : 0,
    buyer_reference: choices.buyerReference,
    electronic_address: choices.electronicAddress,
    invoice_format: choices.invoiceFormat ?? '',
  }
}

export interface WrittenTerms {
  readonly termsDays: number | null
  /** In the shop's currency. */
  readonly limit: number | null
  readonly priceListId: string | null
}

export function columnsOfTerms({ termsDays, limit, priceListId }: WrittenTerms) {
  return { terms_days: termsDays, limit_cents: centsOrNull(limit), price_list_id: priceListId }
}

export function centsOrNull(amount: number | null): number | null {
  return amount === null ? null : centsOf(amount)
}

/** Refuses a price list that is gone, and holds lists for the transaction. Called before companies are locked. */
export async function refusalOfList(
  transaction: Transaction,
  { priceListId }: Pick<WrittenTerms, 'priceListId'>,
  field: 'priceListId' | 'terms.priceListId',
): Promise<Refusal | undefined> {
  await lockPriceRules(transaction)
  if (priceListId === null || (await findPriceList(transaction.db, priceListId))) return undefined
  return refusedAt(field, 'PRICE_LIST_GONE')
}
