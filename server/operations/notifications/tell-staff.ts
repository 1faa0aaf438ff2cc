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
import { type ListedKind, noticeListEmail } from '../emails/notice-emails.ts'
import { notificationsAddress } from '../emails/page-links.ts'
import { writeEmail } from '../emails/write-email.ts'
import type { Shop } from '../shop.ts'

/** After an email of a kind, further notices within this time are collected in one. */
const pauseMs = 15 * minuteMs

/** Begins the event of each mail to staff, so that a mail about mail is never about one of these. */
const eventPrefix = 'told:'

/** Parts of the shop that notices to staff need. */
export type Teller = Pick<Shop, 'clock' | 'settings' | 'publicUrl'>

interface Notice {
  readonly kind: ListedKind
  /** The id of its subject; a newer notice about the subject replaces a waiting one. */
  readonly subject: string
  /** The email with this notice alone; a list shows its subject line. */
  readonly email: Email
}

/**
 * Tells the staff who chose it, in the transaction of the event: the first event at once, further events of the
 * next 15 minutes together afterwards (docs/decisions/0044). Call it after the locks of the event itself.
 */
export async function tellStaff(shop: Teller, transaction: Transaction, notice: Notice): Promise<void> {
  const { kind, subject, email } = notice
  const content = JSON.stringify(email)
  for (const recipient of await listRecipients(transaction.db, kind)) {
    await putNotice(transaction, { userId: recipient.id, kind, subject, content }, shop.clock())
    await writeWaiting(shop, transaction, recipient, kind)
  }
}

/** Writes one email with a person's waiting notices, once the pause after the previous email is over. */
async function writeWaiting(
  shop: Teller,
  transaction: Transaction,
  { id, email: recipient }: Recipient,
  kind: ListedKind,
): Promise<void> {
  const now = shop.clock()
  if (!(await claimPause(transaction, id, kind, { now, until: now + pauseMs }))) return
  // `tellStaff` wrote each text from an email.
  const waiting = (await takeNotices(transaction, id, kind)).map((content) => JSON.parse(content) as Email)
  const [only] = waiting
  if (!only) return
  const email = waiting.length === 1 ? only : noticeListEmail(kind, waiting, shop.publicUrl)
  await writeEmail(shop, transaction, withChoice(email, shop.publicUrl), {
    event: staffEvent(kind, newId()),
    recipient,
  })
}

/** Returns the event of a mail to staff. */
export function staffEvent(kind: NoticeKind | 'example', id: string): string {
  return `${eventPrefix}${kind}:${id}`
}

/** Returns whether a mail of the outbox tells staff something. */
export function isToldToStaff(event: string): boolean {
  return event.startsWith(eventPrefix)
}

/** Adds the link to the person's notification settings. */
export function withChoice(email: Email, publicUrl: string): Email {
  const choice = `You chose to be told this. Choose again: ${notificationsAddress(publicUrl)}`
  return { ...email, closing: [...(email.closing ?? []), choice] }
}

/**
 * Sends the notices whose pause is over; every process may do so. A person who lost the right or changed the
 * choice gets none.
 */
export async function tellWaitingNotices(shop: Shop): Promise<void> {
  for (const { userId, kind } of await listDueNotices(shop.database.read, shop.clock())) {
    await shop.database.write(async (transaction) => {
      const recipient = await findRecipient(transaction.db, userId)
      // Only `tellStaff` puts notices, with their kind.
      const listed = kind as ListedKind
      if (recipient && isTold(listed, recipient.role, recipient.kinds))
        await writeWaiting(shop, transaction, recipient, listed)
      else await takeNotices(transaction, userId, listed)
      return done(null)
    })
  }
}
