import type { SectionValues } from '../../../contract/shop/shop-sections.ts'
import { done } from '../../../domain/outcome.ts'
import { shownSettings } from '../../../domain/shop/shown-settings.ts'
import {
  type ClaimedMessage,
  claimMessage,
  countSentTo,
  giveUpExpired,
  giveUpMessage,
  listDueMessages,
  markMessageSent,
  postponeMessage,
  wipeExpiredSecrets,
} from '../../data/queries/emails/outbox.ts'
import { findInvoiceById } from '../../data/queries/payments/invoices.ts'
import { hourMs, minuteMs } from '../../platform/clock.ts'
import { hyphenationIn } from '../../platform/hyphenate.ts'
import { stored } from '../../platform/stored-sentences.ts'
import { type Attachment, type Mail, MailFailure } from '../../providers/mail/mail.ts'
import { mailedFiles } from '../e-invoices/mailed-files.ts'
import { toInvoice } from '../invoices/invoice-content.ts'
import { tellFailedMail } from '../notifications/tell-failed-mail.ts'
import type { Shop } from '../shop.ts'
import { languageOfStored, storedHtml } from './email-layout.ts'
import { sendingTexts } from './sending-texts.ts'

/** Longer than sending an email takes, so that no other process claims it meanwhile. */
const leaseMs = 5 * minuteMs
const maxWaitMs = 4 * hourMs
const batchSize = 20
/** How many emails expire per transaction. */
const expiryBatchSize = 500
/**
 * Limits emails to one address, because anyone can sign up with a stranger's address. Emails with secret links are
 * exempt here: their requests have a limit of their own.
 */
const hourlyLimit = 30

/**
 * Sends the due emails of the outbox one by one; one process claims each. If this process dies after the server has
 * accepted an email but before the shop records it, the email is sent again with the same Message-ID after its lease:
 * SMTP cannot rule that out, and a duplicate is better than a loss.
 *
 * @throws MailFailure when the server cannot be used: the round ends, and the next one starts with another email.
 */
export async function sendEmails(shop: Shop): Promise<void> {
  const { mail } = shop
  if (!mail) return
  await expireOld(shop, mail)
  for (;;) {
    const due = await listDueMessages(shop.database.read, shop.clock(), batchSize)
    if (due.length === 0) return
    for (const id of due) {
      if (mail.closed) return
      await sendOne(shop, mail, id)
    }
  }
}

/** Expires old emails in batches, so that fresh emails do not wait for years of old ones. */
async function expireOld(shop: Shop, mail: Mail): Promise<void> {
  for (let more = true; more && !mail.closed; ) {
    const expired = await shop.database.write(async (transaction) => {
      const now = shop.clock()
      const failed = await giveUpExpired(transaction, stored(sendingTexts).expired, {
        now,
        limit: expiryBatchSize,
      })
      await tellFailedMail(shop, transaction, failed)
      return done(failed.length)
    })
    more = expired.ok && expired.value === expiryBatchSize
  }
}

async function sendOne(shop: Shop, mail: Mail, id: string): Promise<void> {
  const message = await claim(shop, id)
  if (!message) return
  if (message.giveUpAt <= shop.clock()) {
    return giveUp(shop, message, message.lastError ?? stored(sendingTexts).expired)
  }
  if (message.secret === 0 && (await isOverHourlyLimit(shop, message))) {
    return noteFailure(shop, message, new MailFailure('later', stored(sendingTexts).overLimit(hourlyLimit)))
  }
  try {
    const attachments = await attachmentsOf(shop, message)
    const settings = await shop.settings.read()
    // Emails stored before layouts existed contain their HTML.
    const language = languageOfStored(message) ?? settings.money.locale
    const html = message.html ?? storedHtml(message, await hyphenationIn(language))
    await mail.send({ ...message, text: message.body, html, attachments, ...replyTo(settings) })
  } catch (error) {
    if (!(error instanceof MailFailure)) throw error
    await noteFailure(shop, message, error)
    if (error.kind === 'unavailable') throw error
    return
  }
  await shop.database.write(async (transaction) => {
    await markMessageSent(transaction, id, shop.clock())
    return done(null)
  })
}

/**
 * Prints the invoice of an email, if it has one. The outbox stores only the invoice's id; an invoice always prints the
 * same text, so a retried email has the same attachment.
 *
 * @throws MailFailure when the invoice cannot be printed now.
 */
async function attachmentsOf(shop: Shop, { invoiceId }: ClaimedMessage): Promise<readonly Attachment[]> {
  if (invoiceId === null) return []
  const row = await findInvoiceById(shop.database.read, invoiceId)
  if (!row) return []
  const files = await mailedFiles(shop, toInvoice(row)).catch(() => undefined)
  if (!files?.ok) throw new MailFailure('later', stored(sendingTexts).notPrinted)
  return files.value
}

/** Returns the owner's contact address for replies; none for the invented address of the sample shop. */
function replyTo(settings: SectionValues): { readonly replyTo?: string } {
  const { company, sample } = shownSettings(settings)
  return sample || company.email === '' ? {} : { replyTo: company.email }
}

async function isOverHourlyLimit({ database, clock }: Shop, { recipient }: ClaimedMessage): Promise<boolean> {
  return (await countSentTo(database.read, recipient, clock() - hourMs)) >= hourlyLimit
}

async function claim(shop: Shop, id: string): Promise<ClaimedMessage | undefined> {
  const claimed = await shop.database.write(async (transaction) => {
    const now = shop.clock()
    return done(await claimMessage(transaction, id, now, now + leaseMs))
  })
  return claimed.ok ? claimed.value : undefined
}

/** Schedules the next attempt after a minute, then with doubled waits, until the email expires. */
async function noteFailure(shop: Shop, message: ClaimedMessage, { kind, reason: error }: MailFailure) {
  if (kind === 'refused') return giveUp(shop, message, error)
  const wait = Math.min(minuteMs * 2 ** (message.attempts - 1), maxWaitMs)
  await shop.database.write(async (transaction) => {
    const nextAttemptAt = Math.min(shop.clock() + wait, message.giveUpAt)
    await postponeMessage(transaction, message, { error, nextAttemptAt })
    return done(null)
  })
}

async function giveUp(shop: Shop, message: ClaimedMessage, error: string): Promise<void> {
  await shop.database.write(async (transaction) => {
    if (await giveUpMessage(transaction, message, error, shop.clock()))
      await tellFailedMail(shop, transaction, [message])
    return done(null)
  })
}

/** Wipes the text of secret emails whose link has expired, sent or not. */
export async function wipeSecretEmails(shop: Shop): Promise<void> {
  await shop.database.write(async (transaction) => {
    await wipeExpiredSecrets(transaction, shop.clock())
    return done(null)
  })
}
