import type { BankDetails } from '../../../contract/shop/invoicing.ts'
import { findCompanyOf } from '../../data/queries/accounts/companies.ts'
import { sumOwed } from '../../data/queries/payments/receivables.ts'
import type { Caller, Shop } from '../shop.ts'

/** How an account pays by invoice. */
interface TermsOfAccount {
  /** Whether it can at all; the amounts decide about each order. */
  readonly isOffered: boolean
  /** The company for which the account buys; null for a consumer. */
  readonly company: string | null
  readonly days: number | null
  readonly limitCents: number | null
  readonly owedCents: number
  /** Since when an invoice is overdue; null if none is. */
  readonly overdueSince: number | null
  /** Null while the owner has not entered it. */
  readonly bank: BankDetails | null
}

/** Returns how the caller's company pays by invoice, and what it owes. */
export async function ownTerms(
  { database: { read }, settings, clock }: Pick<Shop, 'database' | 'settings' | 'clock'>,
  { userId }: Caller,
): Promise<TermsOfAccount> {
  const [company, { invoicing, money }] = await Promise.all([findCompanyOf(read, userId), settings.read()])
  const { holder, iban, bic, bank } = invoicing
  const owed = company ? await sumOwed(read, company.id, money.currency.toLowerCase()) : undefined
  const { termsDays = null, limitCents = null } = company ?? {}
  const oldest = owed?.oldestDueAt ?? null
  return {
    isOffered: termsDays !== null && limitCents !== null && iban !== '',
    company: company?.name ?? null,
    days: termsDays,
    limitCents,
    owedCents: owed?.cents ?? 0,
    overdueSince: oldest !== null && oldest < clock() ? oldest : null,
    bank: iban === '' ? null : { holder, iban, bic, bank },
  }
}
