import type { OutboxEmail } from '../../../contract/emails.ts'
import type { MessageRow } from '../../data/queries/listed-messages.ts'
import type { Shop } from '../../operations/shop.ts'

/** A stored message with the contract's names; without its text when that is for its reader alone. */
export function messageOnWire(
  row: MessageRow,
  shop: Pick<Shop, 'mail' | 'showsSecretMessages'>,
): OutboxEmail {
  const secret = row.secret === 1
  const readable = !secret || (shop.showsSecretMessages === true && !shop.mail)
  const waiting = row.sentAt === null && row.failedAt === null
  return {
    _id: row.id,
    to: row.recipient,
    subject: row.subject,
    text: readable && row.body !== '' ? row.body : null,
    secret,
    state: waiting ? 'waiting' : row.sentAt === null ? 'failed' : 'sent',
    order: row.orderId,
    createdAt: row.createdAt,
    sentAt: row.sentAt,
    failedAt: row.failedAt,
    attempts: row.attempts,
    problem: row.lastError,
    // Without a mail server nothing is tried.
    nextAttemptAt: waiting && shop.mail ? row.nextAttemptAt : null,
  }
}
