import { isLanguageTag, type LanguageTag } from '../../../contract/languages/languages.ts'
import { settingsIn } from '../../../domain/shop/owners-words.ts'
import { shownName } from '../../../domain/shop/shown-settings.ts'
import type { Transaction } from '../../data/database.ts'
import { addToOutbox, type Message } from '../../data/queries/emails/add-to-outbox.ts'
import type { Shop } from '../shop.ts'
import type { Email } from './email.ts'
import { toStoredEmail } from './email-layout.ts'

/** An email's recipient and event. */
type Addressed = Omit<Message, 'subject' | 'body' | 'layout'>

/**
 * Queues an email in the same transaction as its cause, once per event; it is sent after the commit. A deleted
 * account has no address and gets no email.
 */
export async function writeEmail(
  { clock, settings }: Pick<Shop, 'clock' | 'settings'>,
  transaction: Transaction,
  email: Email,
  addressed: Addressed,
): Promise<void> {
  if (!addressed.recipient.includes('@')) return
  const { company, mail } = settingsIn(await settings.readWithin(transaction.db), languageOf(email))
  const stationery = { ...mail, shopName: shownName(company) }
  await addToOutbox(transaction, { ...addressed, ...toStoredEmail(email, stationery) }, clock())
}

function languageOf({ language }: Email): LanguageTag | undefined {
  return isLanguageTag(language) ? language : undefined
}
