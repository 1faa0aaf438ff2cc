import type { NoticeKind } from '../../../contract/desk/notifications.ts'

/** Name, trigger and content of each kind of email. */
export const kindTexts: Readonly<Record<NoticeKind, { readonly name: string; readonly about: string }>> = {
  sales: {
    name: 'Each sale',
    about: 'When an order is paid: its number, tool, quantity and price, with a link to the order.',
  },
  requests: {
    name: 'Requests and messages',
    about: 'When a customer asks for a quote or writes to the shop. The page Requests shows the text.',
  },
  'low-stock': {
    name: 'Low stock',
    about:
      'When a product falls below five times its minimum order: what is left. You are told once, until new stock arrives.',
  },
  disputes: {
    name: 'Disputes and refunds',
    about:
      'When a bank disputes a payment: the amount, the reason and until when to answer. Refunds that the shop or the card provider made, and refunds that failed.',
  },
  withdrawals: {
    name: 'Withdrawals',
    about: 'When a customer withdraws from a paid purchase: what not to send, and what to refund.',
  },
  alerts: {
    name: 'Accounts to look at',
    about: 'When an account’s unpaid orders reach the stock limit, or many of its cards are declined.',
  },
  'failed-mail': {
    name: 'Email that failed',
    about: 'When the shop gives up sending an email: its subject, with a link to the page Messages.',
  },
  papers: {
    name: 'Letters missing on papers',
    about:
      'When an invoice or credit note has letters that no font of the shop has: the order, with a link to correct the paper.',
  },
  webhooks: {
    name: 'Webhooks that fail',
    about: 'When the shop switches off a webhook, because its receiver failed for three days or is gone.',
  },
  figures: {
    name: 'A line of figures each day',
    about: 'Yesterday’s revenue, orders and refunds, what waits to be sent, and how many products are low.',
  },
}

export const notificationTexts = {
  caption: 'Notifications',
  notChosenYet: 'You have not chosen yet what the shop tells you by email.',
  chooseNow: 'Choose it',
  loading: 'Loading your notifications',
  notLoaded: 'Your notifications did not load.',
  notOffered: 'This shop sends its staff no emails.',
  to: (email: string) => `Emails go to ${email}. Each member of staff makes their own choice.`,
  first: 'You have not chosen yet. Until you do, you get what is ticked.',
  noMail: 'This shop sends no email yet. The page Messages shows what it would send.',
  together:
    'The first email of a kind comes at once. What happens within the next 15 minutes comes in one email, except disputes and accounts.',
  form: 'What you are told by email',
  hour: 'Time of the daily figures',
  hourHint: (zone: string) => `On the clock of the shop (${zone}).`,
  example: 'Send me an example',
  sending: 'Sending…',
  ofKind: (name: string) => `: ${name}`,
  exampleSent: (email: string) => `An example is on its way to ${email}`,
  exampleStored: 'The example is on the page Messages',
  save: 'Save my choice',
  saving: 'Saving…',
  saved: 'Your choice is saved',
} as const
