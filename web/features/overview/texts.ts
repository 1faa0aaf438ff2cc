import { counted } from '../../ui/values/counts.ts'
import type { Formats } from '../../ui/values/formats.ts'

/** Texts of the dashboard's start page for an admin. */
export const overviewTexts = {
  heading: 'Figures',
  loading: 'Adding up',
  notLoaded: 'The figures did not load.',
  /** Shown if the backend can only count by loading whole lists. */
  notOffered: 'Users, products and orders are in the menu.',
  periods: 'Period',
  lengths: { 7: '7 days', 14: '14 days', 30: '30 days', 90: '90 days', 365: 'A year' },
  taken: (days: number) => `Revenue, ${days} days`,
  ofItDelivery: (amount: string) => `of which delivery ${amount}`,
  ofItTax: (amount: string) => `of which tax ${amount}`,
  afterCredit: 'Invoices minus credit notes of these days.',
  orders: 'Orders',
  paid: 'Share of orders paid',
  paidOf: (paid: string, booked: string) => `${paid} of ${booked}`,
  shareBefore: (share: string) => `${share} in the period before`,
  held: 'Held now',
  bookings: (formats: Formats, count: number) => counted(formats, count, 'booking'),
  /** What companies have yet to pay of the invoices that they pay later. */
  owed: 'Owed by companies',
  invoices: (formats: Formats, count: number) => counted(formats, count, 'invoice'),
  ofItOverdue: (amount: string) => `of which overdue ${amount}`,
  givenBack: 'Refunded',
  refunds: (formats: Formats, count: number) => counted(formats, count, 'refund'),
  more: (percent: number) => `+${percent} % on the period before`,
  less: (percent: number) => `−${percent} % on the period before`,
  same: 'As in the period before',
  nothingBefore: 'Nothing in the period before',
  from: 'From',
  to: 'To',
  measure: 'Each day',
  measures: { taken: 'Revenue', orders: 'Orders', paid: 'Share of orders paid' },
  eachDay: {
    taken: { label: 'Revenue each day' },
    orders: { label: 'Orders each day', value: 'Booked', part: 'Paid by now' },
    paid: { label: 'Paid of the orders of each day', value: 'Paid' },
  },
  chart: {
    day: 'Day',
    before: 'The period before',
    none: 'nothing booked',
    all: 'All days',
    asTable: 'As a table',
    asPicture: 'As a picture',
  },
  sellers: 'Best and worst sellers',
  best: 'Most pieces',
  least: 'Fewest pieces',
  unsold: 'None in 60 days',
  tool: 'Tool',
  pieces: 'Pieces',
  takenBy: 'Revenue',
  nothingSold: 'Nothing was sold in this period.',
} as const

/** Texts of the orders to send. */
export const toSendTexts = {
  heading: 'To send',
  loading: 'Loading the orders to send',
  notLoaded: 'The orders to send did not load.',
  nothing: 'Every paid order is sent.',
  all: 'Send all by list',
  slips: (formats: Formats, count: number) => `Print ${counted(formats, count, 'slip')}`,
  allOrders: 'All orders',
  line: (quantity: number, product: string) => `${quantity} × ${product}`,
  paid: 'paid',
  sent: 'sent',
  addressMissing: 'address is missing',
} as const

/** Texts of the tools and parts with low stock. */
export const lowTexts = {
  heading: 'Low on the board',
  loading: 'Loading low stock',
  notLoaded: 'Low stock did not load.',
  nothing: 'Enough of everything is in stock.',
  noTools: 'No tool hangs on the board yet.',
  firstTool: 'Hang the first tool',
  all: 'All tools by stock',
  allParts: 'All parts by stock',
  soldOut: 'sold out',
  left: (pieces: string) => `${pieces} left`,
  sells: (aWeek: string) => `sells ${aWeek} a week`,
  sellsSlowly: 'sells less than one a week',
  sellsNone: 'none sold in 4 weeks',
  gone: (days: number) => (days <= 1 ? 'gone in a day' : `gone in ${days} days`),
  waiting: (people: number) => (people === 1 ? '1 person waits for it' : `${people} people wait for it`),
  addPieces: '+ pieces',
  close: 'Not now',
  ofTool: (name: string) => `: ${name}`,
} as const

/** Texts of the unanswered requests. */
export const requestTexts = {
  heading: 'Wants an answer',
  loading: 'Loading the requests',
  notLoaded: 'The requests did not load.',
  nothing: 'Every request is handled.',
  all: 'All open requests',
  answer: 'Answer',
  offer: 'Offer',
  ofSender: (name: string) => `: ${name}`,
} as const

/** Texts of payments that need attention. */
export const paymentTexts = {
  heading: 'Payments to look after',
  loading: 'Loading the payments',
  notLoaded: 'The payments did not load.',
  nothing: 'No payment needs attention.',
  all: 'All payments to look after',
  kinds: {
    dispute: 'A bank disputes the charge',
    owed: 'The refund failed; the shop owes it',
    late: 'The refund is not made yet',
    withdrawal: 'The customer has withdrawn: refund it',
  },
  noOrder: 'Payment without an order',
  look: 'Look',
  refund: 'Refund or close',
  ofTool: (name: string) => `: ${name}`,
  notOffered: 'Only the owner and the bookkeeper can work on payments.',
  columns: { what: 'What happened', order: 'Order', amount: 'Amount', since: 'Since', todo: 'What to do' },
  todo: {
    dispute: 'Answer in the dashboard of the card provider before its deadline; send proof of the delivery.',
    owed: 'Make the refund again. If it fails again, pay the customer another way.',
    late: 'The shop makes it as soon as the card provider answers. After a day, look in its dashboard.',
    withdrawal:
      'Do not send the order. Refund it on its page, at once or when the pieces are back. Or end the withdrawal here.',
  },
  toOwed: 'Open the refunds',
} as const

/** Texts of emails that the shop has given up. */
export const failedMailTexts = {
  heading: 'Email that failed',
  loading: 'Loading the email',
  notLoaded: 'The email did not load.',
  nothing: 'No email failed.',
  all: 'All email that failed',
  again: 'Send again',
  sending: 'Sending…',
  sentAgain: (email: string) => `Sending the message to ${email} again`,
  ofMail: (subject: string) => `: ${subject}`,
} as const

/** Texts of the data that offers to consumers in the European Union lack. */
export const missingTexts = {
  heading: 'Required by law in the European Union',
  loading: 'Loading the legal requirements',
  notLoaded: 'The legal requirements did not load.',
  kinds: {
    'tools-without-maker': (formats: Formats, count: number) =>
      `${counted(formats, count, 'tool')} ${count === 1 ? 'has' : 'have'} no maker`,
    'parts-without-maker': (formats: Formats, count: number) =>
      `${counted(formats, count, 'part')} ${count === 1 ? 'has' : 'have'} no maker`,
    'makers-without-responsible': (formats: Formats, count: number) =>
      `${counted(formats, count, 'maker')} outside of the European Union ${count === 1 ? 'has' : 'have'} no responsible person`,
    'no-notice': () => 'The official notice about the legal guarantee is missing',
  },
} as const

/** Texts of products without a name in a language. */
export const nameTexts = {
  heading: 'Other languages',
  loading: 'Loading the languages',
  notLoaded: 'The languages did not load.',
  missing: (formats: Formats, count: number, kind: 'tool' | 'part', language: string) =>
    `${counted(formats, count, kind)} ${count === 1 ? 'has' : 'have'} no ${language} name`,
} as const

/** Texts of products without a weight. */
export const weightTexts = {
  heading: 'Delivery by weight',
  loading: 'Loading the weights',
  notLoaded: 'The weights did not load.',
  missing: (formats: Formats, count: number, kind: 'tool' | 'part') =>
    `${counted(formats, count, kind)} ${count === 1 ? 'has' : 'have'} no weight`,
  /** Follows `missing`. */
  countsAs: (grams: string) => `A piece without a weight counts as ${grams} g.`,
} as const

/** Texts of the discounts in the figures. */
export const discountTexts = {
  heading: 'Discounts',
  name: 'Discount',
  orders: 'Orders',
  turnover: 'Goods',
  discount: 'Saved',
  note: 'Orders paid in this period. Goods after the discount, without refunds.',
  all: 'All discounts',
} as const
