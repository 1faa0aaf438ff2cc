import type { NoticeKind } from '../../../contract/desk/notifications.ts'
import { done } from '../../../domain/outcome.ts'
import { isTold } from '../../../domain/shop/notice-kinds.ts'
import type { Transaction } from '../../data/database.ts'
import { findRecipient, listRecipients, type Recipient } from '../../data/queries/notifications/choices.ts'
import {
  claimPause,
  listDueNotices,
  putNotice,
  takeNotices,
} from '../../data/queries/notifications/notices.ts'
import { minuteMs } from '../../platform/clock.ts'
import { newId } from '../../platform/ids.ts'
import type { Email } from '../emails/email.ts'
import type { MailingShop } from '../emails/formats.ts'
import { mailingIn } from '../emails/mailing-shop.ts'
import type { ListedKind } from '../emails/notice-email-texts.ts'
import { noticeListEmail, withChoice } from '../emails/notice-emails.ts'
import { writeEmail } from '../emails/write-email.ts'
import type { Shop } from '../shop.ts'

/** Notices within this time after an email of the same kind are collected in the next email. */
const pauseMs = 15 * minuteMs

/** Starts the event of each email to staff, so that no notice about failed emails is about one of them. */
const eventPrefix = 'told:'

/** Parts of the shop that notices to staff need. */
export type Teller = Pick<Shop, 'clock' | 'settings' | 'publicUrl'>

interface Notice {
  readonly kind: ListedKind
  /** The id of the notice's subject; a newer notice about it replaces a waiting one. */
  readonly subject: string
  /** Writes the email with only this notice; an email with several lists its subject line. */
  readonly email: (mailing: MailingShop) => Email
}

/**
 * Tells the staff who chose this kind of notice, in the transaction of the event: the first event at once, events of
 * the next 15 minutes together afterwards (docs/decisions/0044). Call it after taking the locks of the event.
 */
export async function tellStaff(shop: Teller, transaction: Transaction, notice: Notice): Promise<void> {
  const { kind, subject, email } = notice
  for (const recipient of await listRecipients(transaction.db, kind)) {
    const content = JSON.stringify(email(mailingIn(shop, recipient.language)))
    await putNotice(transaction, { userId: recipient.id, kind, subject, content }, shop.clock())
    await writeWaiting(shop, transaction, recipient, kind)
  }
}

/** Writes a person's waiting notices into one email, once the pause after the previous email is over. */
async function writeWaiting(
  shop: Teller,
  transaction: Transaction,
  { id, email: recipient, language }: Recipient,
  kind: ListedKind,
): Promise<void> {
  const now = shop.clock()
  if (!(await claimPause(transaction, id, kind, { now, until: now + pauseMs }))) return
  // `tellStaff` stored each of these as the JSON of an email.
  const waiting = (await takeNotices(transaction, id, kind)).map((content) => JSON.parse(content) as Email)
  const [only] = waiting
  if (!only) return
  const mailing = mailingIn(shop, language)
  const email = waiting.length === 1 ? only : noticeListEmail(kind, waiting, mailing)
  await writeEmail(shop, transaction, withChoice(email, mailing), {
    event: staffEvent(kind, newId()),
    recipient,
  })
}

/** Returns the event key of an email to staff. */
export function staffEvent(kind: NoticeKind | 'example', id: string): string {
  return `${eventPrefix}${kind}:${id}`
}

/** Returns whether an outbox email is a notice to staff. */
export function isToldToStaff(event: string): boolean {
  return event.startsWith(eventPrefix)
}

/**
 * Sends the notices whose pause is over, from any process. Drops the notices of a person who lost the right or changed
 * the choice.
 */
export async function tellWaitingNotices(shop: Shop): Promise<void> {
  for (const { userId, kind } of await listDueNotices(shop.database.read, shop.clock())) {
    await shop.database.write(async (transaction) => {
      const recipient = await findRecipient(transaction.db, userId)
      // Only `tellStaff` stores notices, with a listed kind.
      const listed = kind as ListedKind
      if (recipient && isTold(listed, recipient.role, recipient.kinds))
        await writeWaiting(shop, transaction, recipient, listed)
      else await takeNotices(transaction, userId, listed)
      return done(null)
    })
  }
}
