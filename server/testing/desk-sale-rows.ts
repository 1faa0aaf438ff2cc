import { foldLetters } from '../../domain/search/fold-text.ts'
import type { NewRows } from '../data/queries/bulk-insert.ts'
import { foldedSku } from '../data/queries/catalogue/skus.ts'
import { type InvoiceContent, newestEdition } from '../operations/invoices/invoice-content.ts'
import { madeTool, repeatableRandom } from '../operations/seed/large-shop.ts'
import { deskRows, firstTool, orderOf, userOf } from './desk-ids.ts'

/** Returns an account, a tool, a part, and an order with its payment, refunds, dispute and invoice. */
export function deskSaleRows(index: number, at: number): NewRows {
  const { user, email } = userOf(index)
  const place = { index: firstTool + index, orders: 1, userIds: [user], now: at }
  const { tool, orders, movements } = madeTool(place, repeatableRandom(index))
  const order = {
    user_id: user,
    product_id: tool.id,
    customer_email: email,
    created_at: at,
    state: 'paid',
  } as const
  const name = `Desk wrench ${index}`
  const stocked = { ...tool, name, name_folded: foldLetters(name), available: index % 3, stocked: 1 } as const
  const sku = `DP-${index}`
  const ofPart = {
    id: `desk-part-${index}`,
    position: tool.position + 1,
    hidden_at: null,
    sku,
    sku_folded: foldedSku(sku),
    kind: 'part',
  } as const
  const times = { created_at: at, updated_at: at }
  const owed = `desk-owed-${index}`
  const paid = `desk-paid-${index}`
  const refund = {
    order_id: orderOf(index),
    currency: 'usd',
    reason: '',
    restock: 0,
    created_by: null,
    ...times,
  }
  return {
    users: [
      {
        id: user,
        email,
        name: `Desk ${index}`,
        role: 'customer',
        created_at: at,
        blocked_at: index % 10 === 0 ? at : null,
        staff_role: index % 100 === 1 ? 'packer' : index % 100 === 2 ? 'bookkeeper' : null,
      },
    ],
    products: [
      { ...stocked, kind: 'tool', hidden_at: index % 20 === 0 ? at : null },
      { ...stocked, ...ofPart },
    ],
    orders: orders.map((made) => ({
      ...made,
      ...order,
      stock_held: 1,
      hold_expires_at: null,
      transaction_id: paid,
      paid_at: at,
      cancelled_at: null,
      sent_at: index % 4 === 1 ? at : null,
      withdrawn_at: index % 10 === 3 ? at : null,
    })),
    stock_movements: [
      ...movements,
      {
        id: `desk-movement-${index}`,
        product_id: deskRows.tool,
        order_id: deskRows.order,
        quantity: -1,
        reason: 'retaken',
        note: '',
        created_by: null,
        created_at: at,
      },
    ],
    payments: [
      {
        intent_id: owed,
        user_id: user,
        order_id: orderOf(index),
        amount_cents: 100,
        state: 'refund-due',
        ...times,
      },
      {
        intent_id: paid,
        user_id: user,
        order_id: orderOf(index),
        amount_cents: 100,
        state: 'succeeded',
        ...times,
      },
    ],
    refunds: [
      {
        ...refund,
        id: `desk-failed-${index}`,
        intent_id: paid,
        provider_id: null,
        origin: 'shop',
        amount_cents: 100,
        state: 'failed',
        failure: 'expired card',
      },
      {
        ...refund,
        id: `desk-due-${index}`,
        order_id: deskRows.order,
        intent_id: 'desk-owed-0',
        provider_id: null,
        origin: 'admin',
        amount_cents: 1,
        state: 'due',
        failure: null,
      },
    ],
    disputes: [
      {
        id: `desk-dispute-${index}`,
        order_id: orderOf(index),
        intent_id: paid,
        amount_cents: 100,
        currency: 'usd',
        reason: 'fraudulent',
        state: 'open',
        opened_at: at,
        closed_at: null,
      },
    ],
    invoices: [
      {
        id: `desk-invoice-${index}`,
        kind: 'invoice',
        number: index + 1,
        intent_id: paid,
        refund_id: null,
        issued_at: at,
        currency: 'usd',
        gross_cents: 100,
        tax_cents: 0,
        content: invoiceOf(email, paid),
      },
    ],
  }
}

function invoiceOf(email: string, transaction: string): string {
  const content: InvoiceContent = {
    edition: newestEdition,
    lines: [],
    tax: null,
    transaction,
    card: null,
    about: null,
    reason: '',
    seller: { name: 'Truewheel', address: [], email: '', phone: '', register: '', taxNumber: '' },
    buyer: { name: 'Ada', address: '1 Lane', email },
    locale: 'en-US',
    timeZone: 'UTC',
  }
  return JSON.stringify(content)
}
