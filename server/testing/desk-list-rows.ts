import type { NewRows } from '../data/queries/bulk-insert.ts'
import { deskRows, toolOf, userOf } from './desk-ids.ts'

/** Returns a row for each list of the dashboard except those of sales. */
export function deskListRows(index: number, at: number): NewRows {
  const { user, email } = userOf(index)
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
        product_id: deskRows.tool,
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
        part_id: `desk-part-${index}`,
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
        product_id: toolOf(index),
        product_name: 'A wrench',
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
        product_id: toolOf(index),
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
        name: 'A wrench',
        product_id: toolOf(index),
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
