import type { Transaction } from '../../data/database.ts'
import { addToOutbox, type Message } from '../../data/queries/emails/outbox.ts'
import { type Email, htmlPage, plainText } from './email.ts'

/** To whom an email goes, and what it tells of. */
type Addressed = Omit<Message, 'subject' | 'body' | 'html'>

/**
 * Writes an email to somebody as part of the transaction that it tells of, once for its event; it is sent after that.
 * Whose account is deleted has no address left and gets none.
 */
export async function writeEmail(
  { clock }: { readonly clock: () => number },
  transaction: Transaction,
  email: Email,
  addressed: Addressed,
): Promise<void> {
  if (!addressed.recipient.includes('@')) return
  const message = {
    ...addressed,
    subject: email.subject,
    body: plainText(email),
    html: htmlPage(email),
  }
  await addToOutbox(transaction, message, clock())
}
