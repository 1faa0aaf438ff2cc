import { done } from '../../domain/outcome.ts'
import { foldLetters } from '../../domain/search/fold-text.ts'
import { insertRows, type NewRows } from '../data/queries/bulk-insert.ts'
import { foldedSku } from '../data/queries/catalogue/skus.ts'
import { type InvoiceContent, newestEdition } from '../operations/invoices/invoice-content.ts'
import { madeTool, repeatableRandom } from '../operations/seed/large-shop.ts'
import type { Shop } from '../operations/shop.ts'
import { minuteMs } from '../platform/clock.ts'

/** Far from the tools of a large shop. */
const firstTool = 500_000

/** The rows with parts of their own: each further index adds one to them. */
export const deskRows = {
  order: orderOf(0),
  tool: toolOf(0),
  request: 'desk-request-0',
  import: 'desk-import-0',
} as const

function toolOf(index: number): string {
  return `made-tool-${firstTool + index}`
}
function orderOf(index: number): string {
  return `made-order-${firstTool + index}-0`
}

/** Adds to every list of the dashboard a row for each index, some of them in each state. */
export async function addDeskRows(
  { database, clock }: Pick<Shop, 'database' | 'clock'>,
  from: number,
  to: number,
): Promise<void> {
  const rows: Record<string, object[]> = {}
  for (let index = from; index < to; index += 1)
    for (const [table, ofTable] of Object.entries(rowsOf(index, clock() - index * minuteMs))) {
      const all = rows[table] ?? []
      all.push(...ofTable)
      rows[table] = all
    }
  await database.write(async (transaction) => {
    await insertRows(transaction, rows as NewRows)
    transaction.changed('tools')
    return done(null)
  })
}

function rowsOf(index: number, at: number): NewRows {
  const user = `desk-user-${index}`
  const email = `${user}@truewheel.example`
  const place = { index: firstTool + index, orders: 1, userIds: [user], now: at }
  const { tool, orders, movements } = madeTool(place, repeatableRandom(index))
  const order = {
    user_id: user,
    tool_id: tool.id,
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
  const version = { number: index + 1, created_at: at, created_by: user }
  const message = {
    recipient: email,
    subject: 'A wrench',
    body: '',
    html: null,
    secret: 0,
    attempts: 1,
  } as const
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
    tools: [
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
        tool_id: deskRows.tool,
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
    reviews: [
      {
        id: `desk-review-${index}`,
        user_id: user,
        img: '',
        name: `Desk ${index}`,
        email,
        text: 'A wrench',
        stars: 1 + (index % 5),
        created_at: at,
        tool_id: deskRows.tool,
        hidden_at: index % 10 === 0 ? at : null,
        hidden_by: user,
        replied_by: user,
        reply: 'Thanks',
      },
    ],
    quote_requests: [
      {
        id: `desk-request-${index}`,
        name: `Desk ${index}`,
        email,
        message: 'A wrench',
        created_at: at,
        kind: index % 2 === 0 ? 'quote' : 'contact',
        item_id: `desk-part-${index}`,
        handled_at: index % 3 === 0 ? null : at,
      },
    ],
    request_answers: [
      {
        id: `desk-answer-${index}`,
        request_id: deskRows.request,
        body: '',
        created_by: user,
        created_at: at,
      },
    ],
    offers: [
      {
        id: `desk-offer-${index}`,
        request_id: deskRows.request,
        token_hash: `${index}`,
        note: '',
        valid_until: '',
        expires_at: at,
        letters: 1,
        created_by: user,
        created_at: at,
        withdrawn_at: index % 3 === 1 ? at : null,
        withdrawal_reason: null,
        accepted_at: index % 3 === 2 ? at : null,
      },
    ],
    offer_lines: [
      {
        offer_id: `desk-offer-${index}`,
        position: 0,
        tool_id: tool.id,
        tool_name: tool.name,
        quantity: 1,
        unit_price_cents: 100,
      },
    ],
    outbox: [
      {
        ...message,
        id: `desk-email-${index}`,
        event: `desk ${index}`,
        order_id: deskRows.order,
        created_at: at,
        next_attempt_at: at,
        give_up_at: at,
        sent_at: index % 3 === 1 ? at : null,
        failed_at: index % 3 === 2 ? at : null,
      },
    ],
    account_alerts: [
      {
        id: `desk-alert-${index}`,
        user_id: user,
        kind: 'declined-cards',
        count: 5,
        raised_at: at,
        closed_at: null,
      },
    ],
    restock_requests: [
      {
        id: `desk-restock-${index}`,
        tool_id: tool.id,
        email,
        token_hash: `${index}`,
        requested_at: at,
        confirmed_at: at,
      },
    ],
    changes: [
      {
        sequence: 1_000_000 - index,
        at,
        by_user_id: user,
        action: 'user.blocked',
        subject_kind: 'user',
        subject_id: user,
        subject_name: '',
        before: null,
        after: null,
        undoes: null,
        previous_hash: `${index}`,
        hash: `desk ${index}`,
      },
    ],
    setting_versions: [
      { ...version, id: `desk-company-${index}`, section: 'company', value: company },
      { ...version, id: `desk-text-${index}`, section: 'text:privacy', value: '{"markdown":"A line."}' },
    ],
    imports: [
      {
        id: `desk-import-${index}`,
        file_name: 'tools.csv',
        file_hash: '',
        state: 'checked',
        created_at: at,
        created_by: user,
        claim: null,
        claimed_until: 0,
        attempts: 1,
        rows_total: 1,
        rows_done: 1,
        count_new: 0,
        count_changed: 1,
        count_unchanged: 0,
        count_wrong: 0,
        problem: null,
        notices: '[]',
        applied_at: null,
        undone_at: null,
        change_sequence: null,
      },
    ],
    import_rows: [
      {
        import_id: deskRows.import,
        line: index + 2,
        kind: 'changed',
        name: tool.name,
        product_id: tool.id,
        cells: '[]',
        base_version: 1,
        base_state: 'shown',
        base_available: null,
        described: 0,
        repriced: 0,
        restated: 0,
        moved: 1,
        place: 0,
      },
    ],
  }
}

const company = JSON.stringify({
  name: 'Desk',
  legalName: '',
  address: [],
  email: '',
  phone: '',
  hours: '',
  register: '',
  taxNumber: '',
  answerWithin: '',
  logo: '',
})

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
