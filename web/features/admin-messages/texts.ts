import { countText, listTexts } from '../../texts/lists.ts'
import { counted } from '../../ui/values/counts.ts'
import type { Formats } from '../../ui/values/formats.ts'

/** Texts of Messages, the list of emails (extension). */
export const emailTexts = {
  ...listTexts,
  caption: 'Messages',
  loading: 'Loading the messages',
  notLoaded: 'The messages did not load.',
  notOffered: 'This shop does not list its messages.',
  empty: 'No messages yet. Customers get one when they book, pay or are refunded.',
  searchHint: 'Any part of recipient or subject, or an order number',
  count: countText('message'),
  notSetUp: 'Email is not set up, so messages stay here.',
  setUp:
    'To send them, set SMTP_URL and MAIL_FROM and restart the shop (see docs/providers/mail.md). Messages from the last three days are sent then.',
  to: 'To',
  message: 'Message',
  written: 'Written',
  state: 'State',
  newest: 'Newest first',
  oldest: 'Oldest first',
  show: 'Show',
  all: 'All messages',
  waitingOnly: 'Waiting',
  sentOnly: 'Sent',
  failedOnly: 'Not delivered',
  read: 'Read it',
  /** Completes the accessible name of a control in a row. */
  ofMessage: (subject: string) => `: ${subject}`,
  secret: 'Only the recipient may read this message.',
  waiting: 'Waiting',
  kept: 'Kept here',
  sent: 'Sent',
  failed: 'Not delivered',
  nextAttempt: 'Next attempt',
  toOrder: 'See the order',
  tryAgainNow: 'Try again',
  trying: 'Trying…',
  bulk: {
    label: 'Try again',
    confirm: (formats: Formats, count: number) =>
      `The shop will try to send ${counted(formats, count, 'message')} again.`,
    done: (formats: Formats, count: number) => `Sending ${counted(formats, count, 'message')} again`,
  },
  triedAgain: (email: string) => `Sending the message to ${email} again`,
} as const
