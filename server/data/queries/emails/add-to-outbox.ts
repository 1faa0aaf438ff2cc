import { hourMs } from '../../../platform/clock.ts'
import { newId } from '../../../platform/ids.ts'
import type { Transaction } from '../../database.ts'
import { preparedWrite } from '../../prepared-query.ts'
import type { Flag } from '../../schema/catalogue-tables.ts'

export interface Message {
  /** The unique key of the event; a second email for the same event is not added. */
  readonly event: string
  readonly recipient: string
  readonly subject: string
  /** Plain text. */
  readonly body: string
  /** The layout of the text's parts, from which the HTML is made; unset for plain text only. */
  readonly layout?: string | undefined
  /** The order that the email is about. */
  readonly orderId?: string | undefined
  /** The invoice or credit note to attach, if it exists when the email is sent. */
  readonly invoiceId?: string | undefined
  /**
   * Whether the email contains a secret for the recipient, such as a link that sets a password. Wiped once the email is
   * sent or expired.
   */
  readonly secret?: boolean | undefined
  /** Delays the email until this instant, so that it can be withdrawn; by default it is sent at once. */
  readonly notBefore?: number | undefined
  /** When the email's purpose expires; default: three days. */
  readonly uselessAt?: number | undefined
}

/** How long the shop tries to send an email. */
export const worthSendingMs = 3 * 24 * hourMs

/** Adds an email to the outbox, in the transaction of its event. */
export async function addToOutbox(
  transaction: Transaction,
  { layout, orderId, invoiceId, secret, notBefore, uselessAt, ...message }: Message,
  now: number,
): Promise<void> {
  await insertMessage(transaction, {
    ...message,
    id: newId(),
    layout: layout ?? null,
    orderId: orderId ?? null,
    invoiceId: invoiceId ?? null,
    secret: secret ? 1 : 0,
    now,
    nextAttemptAt: notBefore ?? now,
    giveUpAt: uselessAt ?? now + worthSendingMs,
  })
  transaction.changed('messages')
}

interface InsertedMessage extends Pick<Message, 'event' | 'recipient' | 'subject' | 'body'> {
  readonly id: string
  readonly layout: string | null
  readonly orderId: string | null
  readonly invoiceId: string | null
  readonly secret: Flag
  readonly now: number
  readonly nextAttemptAt: number
  readonly giveUpAt: number
}

const insertMessage = preparedWrite((db, message: InsertedMessage) =>
  db
    .insertInto('outbox')
    .values({
      id: message.id,
      event: message.event,
      recipient: message.recipient,
      subject: message.subject,
      body: message.body,
      layout: message.layout,
      order_id: message.orderId,
      invoice_id: message.invoiceId,
      secret: message.secret,
      created_at: message.now,
      sent_at: null,
      failed_at: null,
      attempts: 0,
      next_attempt_at: message.nextAttemptAt,
      give_up_at: message.giveUpAt,
      last_error: null,
    })
    .onConflict((conflict) => conflict.column('event').doNothing()),
)
