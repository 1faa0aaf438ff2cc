import type { NewRows } from '../data/queries/bulk-insert.ts'
import { userOf } from './desk-ids.ts'

/** Returns a company with an open invoice, and a transfer of which a part is used for it. */
export function deskReceivableRows(index: number, at: number): NewRows {
  const company = `desk-company-${index}`
  const invoice = `desk-invoice-${index}`
  const transfer = `desk-transfer-${index}`
  const movement = { created_by: null, created_at: at, intent_id: null, refund_id: null }
  return {
    companies: [
      {
        id: company,
        name: `Desk works ${index}`,
        name_folded: `desk works ${index}`,
        country: 'AT',
        lines: '[]',
        postcode: '',
        city: '',
        region: '',
        vat_number: null,
        vat_checked_at: null,
        vat_confirmed_at: null,
        state: 'granted',
        asked_by: null,
        asked_at: at,
        decided_by: null,
        decided_at: at,
        terms_days: 30,
        limit_cents: 100_000,
        price_list_id: null,
        updated_at: at,
      },
    ],
    receivables: [
      {
        invoice_id: invoice,
        intent_id: `desk-paid-${index}`,
        company_id: company,
        user_id: userOf(index).user,
        currency: 'usd',
        issued_at: at,
        due_at: at,
        open_cents: 60,
        closed_at: null,
        disputed_at: null,
        reminded_at: null,
      },
    ],
    transfers: [
      {
        id: transfer,
        company_id: company,
        amount_cents: 100,
        rest_cents: 60,
        currency: 'usd',
        received_on: '2026-11-30',
        reference: 'Desk',
        recorded_by: userOf(0).user,
        recorded_at: at,
        reversed_by: null,
        reversed_at: null,
      },
    ],
    receivable_movements: [
      {
        ...movement,
        id: `desk-part-of-transfer-${index}`,
        invoice_id: 'desk-invoice-0',
        amount_cents: -40,
        reason: 'transfer',
        transfer_id: transfer,
      },
    ],
  }
}
