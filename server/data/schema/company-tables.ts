import type { Generated } from 'kysely'
import type { CompanyState, VatState } from '../../../contract/companies/company-fields.ts'
import type { Flag } from './catalogue-tables.ts'

/** The companies that buy at the shop (docs/decisions/0159). */
export interface CompaniesTable {
  id: string
  name: string
  name_folded: string
  /** Its address, which is also the invoice's: ISO 3166 code, a JSON array of lines, and the other parts. */
  country: string
  lines: string
  postcode: string
  city: string
  region: string
  /** Where invoices go beside the buyer; empty for nowhere. */
  invoice_email: Generated<string>
  /** With its country prefix, without spaces. */
  vat_number: string | null
  vat_state: Generated<VatState>
  vat_checked_at: number | null
  vat_confirmed_at: number | null
  /** When it is looked up next; null if it is not. */
  vat_next_check_at: Generated<number | null>
  /** How many attempts in a row had no answer. */
  vat_tries: Generated<number>
  /** How a member of staff confirmed it; empty if VIES did. */
  vat_word: Generated<string>
  state: CompanyState
  /** The account that asked; null once it is deleted. */
  asked_by: string | null
  asked_at: number
  decided_by: string | null
  decided_at: number | null
  /** Words of staff, for staff. */
  note: Generated<string>
  /** Within how many days it pays invoices; null if it pays at once. */
  terms_days: number | null
  /** The most that it may owe; null only with `terms_days`. */
  limit_cents: number | null
  /** 1 if its people are shown prices without tax first. */
  shows_net: Generated<Flag>
  price_list_id: string | null
  /** What its e-invoices must name, such as a Leitweg-ID; empty for nothing. */
  buyer_reference: Generated<string>
  /** Its address in the Peppol network, as `scheme:id`; empty for none. */
  electronic_address: Generated<string>
  /** The e-invoice that goes with its mails; empty for none. */
  invoice_format: Generated<string>
  version: Generated<number>
  updated_at: number
}

/** The people who buy for a company; an account buys for at most one. */
export interface CompanyMembersTable {
  user_id: string
  company_id: string
  added_at: number
}

/** Emails that may join a company once an account proves them. */
export interface CompanyInvitationsTable {
  company_id: string
  /** Folded. */
  email: string
  invited_by: string
  invited_at: number
}
