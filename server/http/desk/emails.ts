import type * as contract from '../../../contract/desk/emails.ts'
import { formatInvoiceNumber } from '../../../domain/payments/invoice-number.ts'
import { listEmails, type MessageRow } from '../../data/queries/emails/listed-messages.ts'
import { retryEmail } from '../../operations/emails/retry-email.ts'
import { eventsOfNumber } from '../../operations/orders/shared-events.ts'
import type { Shop } from '../../operations/shop.ts'
import { told } from '../../platform/stored-sentences.ts'
import { listPage, updated } from '../serving/answers.ts'
import type { HandlersOf } from '../serving/handlers.ts'

export const emails = {
  listEmails: async ({ shop, input: { query }, setHeader }) => {
    const { search = '', sort, state, limit, after } = query
    const { read } = shop.database
    const events = await eventsOfNumber(read, search)
    const page = await listEmails(
      read,
      { search, events, oldestFirst: sort === 'createdAt', state },
      { limit, after },
    )
    return listPage(page, setHeader, (row) => toEmailResponse(row, shop))
  },
  retryEmail: async ({ shop, caller, input }) => {
    return updated(await retryEmail(shop, caller, input.params.id))
  },
} satisfies HandlersOf<typeof contract.emails>

/** Converts a stored email to the contract's shape, without a secret text. */
export function toEmailResponse(
  row: MessageRow,
  shop: Pick<Shop, 'mail' | 'showsSecretMessages'>,
): contract.OutboxEmail {
  const readable = row.secret === 0 || (shop.showsSecretMessages === true && !shop.mail)
  return {
    ...toMessageState(row, shop),
    to: row.recipient,
    name: row.name || null,
    subject: row.subject,
    text: readable && row.body !== '' ? row.body : null,
    order: row.orderId,
    invoice: invoiceOf(row),
    createdAt: row.createdAt,
    failedAt: row.failedAt,
    attempts: row.attempts,
  }
}

function invoiceOf({ invoiceKind: kind, invoiceNumber: number }: MessageRow): string | null {
  return kind === null || number === null ? null : formatInvoiceNumber({ kind, number })
}

/** Converts the state of a stored email to the contract's shape. */
export function toMessageState(row: MessageRow, shop: Pick<Shop, 'mail'>): contract.MessageState {
  const waiting = row.sentAt === null && row.failedAt === null
  return {
    _id: row.id,
    secret: row.secret === 1,
    state: waiting ? 'waiting' : row.sentAt === null ? 'failed' : 'sent',
    sentAt: row.sentAt,
    problem: row.lastError && told(row.lastError),
    // Without a mail server no attempt is planned.
    nextAttemptAt: waiting && shop.mail ? row.nextAttemptAt : null,
  }
}
