import type { SentType, WebhookGroup } from '../../../contract/webhooks/webhook-types.ts'
import type {
  deliveryFailures,
  deliveryStates,
  disabledReasons,
} from '../../../contract/webhooks/webhooks.ts'
import { counted } from '../../ui/values/counts.ts'
import type { Formats } from '../../ui/values/formats.ts'

/** What happened, by event. */
const types: Readonly<Record<SentType, string>> = {
  'order.booked': 'Order booked',
  'order.on-account': 'Order to be paid by invoice',
  'order.paid': 'Order paid',
  'order.sent': 'Order sent or handed out',
  'order.ready': 'Order ready to be picked up',
  'order.withdrawn': 'Customer withdrew',
  'order.cancelled': 'Order cancelled',
  'order.refunded': 'Order refunded',
  'invoice.issued': 'Invoice or credit note issued',
  'stock.changed': 'Stock changed',
  'stock.low': 'Stock low',
  'product.changed': 'Product changed',
  'request.created': 'Request arrived',
  'offer.changed': 'Offer changed',
  'webhook.test': 'Test',
}

const groups: Readonly<Record<WebhookGroup, string>> = {
  orders: 'Orders',
  invoices: 'Invoices',
  products: 'Products',
  requests: 'Requests',
}

const everything: Readonly<Record<WebhookGroup, string>> = {
  orders: 'Everything about orders',
  invoices: 'Everything about invoices',
  products: 'Everything about products',
  requests: 'Everything about requests',
}

const states: Readonly<Record<(typeof deliveryStates)[number], string>> = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  missed: 'Missed',
}

const failures: Readonly<Record<(typeof deliveryFailures)[number], string>> = {
  time: 'No answer within 10 seconds',
  connection: 'No connection',
  private: 'The address leads into a private network',
  address: 'The address cannot be called',
  secret: 'The secret cannot be read, because SHOP_SECRET changed: replace the secret',
  erased: 'Its text is erased, because the person deleted the account',
}

const reasons: Readonly<Record<(typeof disabledReasons)[number], string>> = {
  staff: 'Switched off by staff.',
  failing: 'Switched off by the shop, because nothing reached it for three days.',
  gone: 'Switched off by the shop, because the receiver answered that it is gone (410).',
}

/** Texts of the pages with the webhooks. */
export const webhookTexts = {
  heading: 'Webhooks',
  about:
    'A webhook tells another program when something happens here: a label printer, the accounts, a newsletter. The shop sends what its own API answers, signed by Standard Webhooks, and tries for three days.',
  loading: 'Loading the webhooks',
  notLoaded: 'The webhooks did not load.',
  notOffered: 'This shop has no webhooks.',
  empty:
    'There is no webhook yet. Add the address that the other program gives you, and choose what it should hear of.',
  add: 'Add a webhook',
  change: 'Change',
  delete: 'Delete',
  ofWebhook: (host: string) => `: ${host}`,
  columns: { name: 'Receiver', events: 'Events', state: 'State', actions: 'Actions' },
  types,
  groups,
  everything,
  on: 'On',
  off: 'Off',
  failing: 'Failing',
  reasons,
  failures,
  answered: (status: number) => `Answered ${status}`,
  noConnection: (code: string) => `No connection (${code})`,
  unknownHost: (code: string) => `No connection, because the name of the host is unknown (${code})`,
  refused: (code: string) => `No connection, because no program listens there (${code})`,
  notYet: 'Nothing sent yet',
  waiting: (formats: Formats, count: number) => `${counted(formats, count, 'event')} waiting`,
  missed: (formats: Formats, count: number) => `${counted(formats, count, 'event')} missed`,
  deliveries: 'Deliveries',
  changing: (host: string) => `Change ${host}`,
  url: 'Address of the receiver',
  urlHint: 'The other program gives it to you. It begins with https://.',
  description: 'What it is for',
  descriptionHint: 'Only staff read it.',
  events: 'What it hears of',
  save: 'Save the webhook',
  saving: 'Saving…',
  cancel: 'Cancel',
  saved: (host: string) => `The webhook to ${host} is saved`,
  confirm: 'Delete this webhook?',
  confirmText: (host: string) =>
    `${host} hears of nothing any more, also not of what still waits. To stop for a while, switch it off instead.`,
  confirmYes: 'Delete it',
  confirmNo: 'Keep it',
  deleting: 'Deleting…',
  deleted: (host: string) => `The webhook to ${host} is deleted`,
  secretOf: (host: string) => `Secret of ${host}`,
  secretOnce:
    'With this secret, the receiver checks that an event comes from this shop. It is shown only now: copy it into the other program.',
  secretOverlap: 'For the next 24 hours, the old secret signs, too.',
  copy: 'Copy the secret',
  copied: 'Copied',
  notCopied: 'The browser did not allow copying. Select the secret and copy it yourself.',
  stored: 'I have stored it',
} as const

/** Texts of the page of one webhook. */
export const webhookPageTexts = {
  back: 'Webhooks',
  page: 'Webhook',
  loading: 'Loading the webhook',
  notLoaded: 'The webhook did not load.',
  notRefreshed: 'The webhook could not be refreshed.',
  gone: 'This webhook is no longer in the list.',
  lastAttempt: 'Last attempt',
  failingSince: 'Failing since',
  offSince: 'Off since',
  secret: 'Secret',
  secretSafe: 'Sealed; it is not shown again',
  oldSecretUntil: 'Old secret signs until',
  test: 'Send a test',
  testing: 'Sending…',
  tested: 'A test is on its way. Its result is the first row.',
  switchOn: 'Switch it on',
  switchOff: 'Switch it off',
  switching: 'Switching…',
  switchedOn: 'The webhook is on',
  switchedOff: 'The webhook is off, and misses what happens now',
  replaceSecret: 'Replace the secret',
  confirmReplace: 'Replace the secret?',
  replaceText:
    'The receiver needs the new secret within 24 hours. Until then, each event is signed with both.',
  replaceYes: 'Replace it',
  replaceNo: 'Keep it',
  replacing: 'Replacing…',
  resendMissed: 'Send what it missed',
  confirmResend: 'Send what it missed?',
  resendText:
    'Everything that it missed in the last 30 days is sent again, oldest first. A receiver that keeps the ids of events recognizes repeats.',
  resendYes: 'Send it',
  resendNo: 'Not now',
  resending: 'Sending…',
  resent: 'What it missed is on its way',
} as const

/** Texts of the log of a webhook. */
export const deliveryTexts = {
  heading: 'Deliveries of the last 30 days',
  loading: 'Loading the deliveries',
  notLoaded: 'The deliveries did not load.',
  show: 'Show',
  all: 'All',
  empty: 'Nothing was sent yet. An event appears here as soon as it happens; try it with “Send a test”.',
  nothingFound: 'There is no such delivery.',
  more: 'Show more',
  columns: { event: 'Event', when: 'When', state: 'State', actions: 'Actions' },
  states,
  attempts: (formats: Formats, count: number) => counted(formats, count, 'attempt'),
  nextAttempt: 'Next attempt',
  inLine: 'Waits for an earlier event',
  see: 'See it',
  sendAgain: 'Send again',
  sending: 'Sending…',
  sent: 'The event is on its way again',
  ofEvent: (event: string) => `: ${event}`,
  about: (event: string, label: string) => `${event}, ${label}`,
  details: 'Delivery',
  detailsNotLoaded: 'The delivery did not load.',
  close: 'Close',
  id: 'Id of the event',
  duration: 'Duration',
  milliseconds: (ms: string) => `${ms} ms`,
  answer: 'Answer',
  noAnswer: 'No text',
  body: 'What is sent',
  erased: 'Erased, because the person deleted the account.',
  triedUntil: 'Tried until',
} as const
