import type { Transaction } from '../../data/database.ts'
import { addToOutbox, type Message } from '../../data/queries/outbox.ts'
import { htmlPage, type Letter, plainText } from './letter.ts'

/** To whom a letter goes, and what it tells of. */
type Addressed = Omit<Message, 'subject' | 'body' | 'html'>

/**
 * Writes a letter to somebody as part of the transaction that it tells of, once for its event; it is sent after that.
 * Whose account is deleted has no address left and gets none.
 */
export async function writeMessage(
  { clock }: { readonly clock: () => number },
  transaction: Transaction,
  letter: Letter,
  addressed: Addressed,
): Promise<void> {
  if (!addressed.recipient.includes('@')) return
  const message = {
    ...addressed,
    subject: letter.subject,
    body: plainText(letter),
    html: htmlPage(letter),
  }
  await addToOutbox(transaction, message, clock())
}
