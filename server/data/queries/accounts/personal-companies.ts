import type { Reader } from '../../database.ts'
import { byAccount, byAddress, type PersonalTables } from './personal-part.ts'

function companiesOf(read: Reader, { userId }: { readonly userId: string }) {
  return read.selectFrom('company_members').where('user_id', '=', userId).select('company_id')
}

/** The company for which a person buys, and what it owes by the person's orders. */
export const companyParts = {
  companies: {
    name: 'company',
    read: (read, person) =>
      read
        .selectFrom('companies')
        .where('id', 'in', companiesOf(read, person))
        .select(['name', 'country', 'lines', 'postcode', 'city', 'region', 'invoice_email', 'vat_number'])
        .select(['vat_state', 'state', 'asked_at', 'terms_days', 'limit_cents', 'shows_net'])
        .select(['buyer_reference', 'electronic_address', 'invoice_format'])
        .execute(),
  },
  company_members: {
    name: 'membershipOfCompany',
    by: ['user_id', byAccount],
    columns: ['company_id', 'added_at'],
  },
  company_invitations: {
    name: 'invitationsToCompanies',
    byEmail: true,
    by: ['email', byAddress],
    columns: ['company_id', 'email', 'invited_at'],
  },
  receivables: {
    name: 'openInvoices',
    read: (read, { userId }) =>
      read
        .selectFrom('receivables')
        .where('user_id', '=', userId)
        .orderBy('issued_at')
        .select(['invoice_id', 'intent_id', 'currency', 'issued_at', 'due_at', 'open_cents', 'closed_at'])
        .select(['disputed_at', 'dispute_note', 'reminded_step', 'reminded_at'])
        .execute(),
  },
  receivable_disputes: {
    name: 'disputesOfInvoices',
    read: (read, { userId }) =>
      read
        .selectFrom('receivable_disputes')
        .innerJoin('receivables', 'receivables.invoice_id', 'receivable_disputes.invoice_id')
        .where('receivables.user_id', '=', userId)
        .orderBy('receivable_disputes.opened_at')
        .select(['receivable_disputes.invoice_id', 'note', 'opened_at', 'closing_note'])
        .select('receivable_disputes.closed_at')
        .execute(),
  },
  receivable_movements: {
    name: 'paymentsOfInvoices',
    read: (read, { userId }) =>
      read
        .selectFrom('receivable_movements')
        .innerJoin('receivables', 'receivables.invoice_id', 'receivable_movements.invoice_id')
        .where('receivables.user_id', '=', userId)
        .orderBy('receivable_movements.created_at')
        .select([
          'receivable_movements.invoice_id',
          'receivable_movements.amount_cents',
          'receivable_movements.reason',
          'receivable_movements.created_at',
        ])
        .execute(),
  },
} satisfies Partial<PersonalTables>
