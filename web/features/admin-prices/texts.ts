import { counted } from '../../ui/values/counts.ts'
import type { Formats } from '../../ui/values/formats.ts'
import { moneyFigure, wholeNumber } from '../../ui/values/numbers.ts'

/** Names of the ways of a discount. */
export const wayTexts = { sale: 'Sale', code: 'Discount code', basket: 'Automatic in the basket' } as const

/** Texts of the page Prices. */
export const pricesTexts = {
  heading: 'Prices',
  about:
    'Discounts for a time, by a code, or by themselves in the basket. Of all that apply to a basket, the best one for the customer counts, never two at once.',
  readOnly: 'You can read the discounts here. An admin adds and changes them.',
  undoHint: 'Every change of a discount can be undone',
  inChanges: 'in the record of changes',
  loading: 'Loading the discounts',
  notLoaded: 'The discounts did not load.',
  notOffered: 'This shop keeps its discounts elsewhere.',
  add: 'Add a discount',
  groups: 'Groups of customers',
  phases: { running: 'Running', planned: 'Planned', over: 'Ended' },
  empty: {
    running: 'No discount runs at the moment. Add one: a sale for a weekend, or a code for a club.',
    planned: 'Nothing is planned. Give a discount a start in the future, and it begins by itself.',
    over: 'No discount has ended yet. Later you can copy it from here.',
  },
  more: 'Show more',
  columns: {
    name: 'Name',
    what: 'Discount',
    when: 'When',
    uses: 'Used',
    sold: 'Brought',
    actions: 'Actions',
  },
  percent: (number: string) => `−${number} %`,
  amount: (amount: string) => `−${amount}`,
  amountEach: (amount: string) => `−${amount} on each piece`,
  on: (off: string, what: string) => `${off} on ${what}`,
  everything: 'everything',
  products: (formats: Formats, count: number) => counted(formats, count, 'product'),
  fromMinimum: (minimum: string) => `from ${minimum}`,
  onceEach: 'once an account',
  forGroup: (name: string) => `only for ${name}`,
  between: ' · ',
  always: 'Until you stop it',
  ends: (at: string) => `Until ${at}`,
  startsUntilStopped: (at: string) => `From ${at}, until you stop it`,
  period: (from: string, until: string) => `From ${from} until ${until}`,
  ended: (at: string) => `Ended ${at}`,
  stopped: (at: string) => `Stopped ${at}`,
  stoppedState: 'Stopped',
  uses: (formats: Formats, uses: number) => wholeNumber(formats, uses),
  usesOf: (formats: Formats, uses: number, most: number) =>
    `${wholeNumber(formats, uses)} of ${wholeNumber(formats, most)}`,
  inTags: 'On the price tags',
  sold: (formats: Formats, orders: number) => counted(formats, orders, 'order'),
  given: (formats: Formats, discount: number) => `${moneyFigure(formats, discount)} discount`,
  change: 'Change',
  copy: 'Copy',
  stop: 'Stop',
  resume: 'Resume',
  resuming: 'Resuming…',
  delete: 'Delete',
  copyLink: 'Copy link',
  linkCopied: 'The link is copied. It opens the basket with this code.',
  linkNotCopied: (link: string) => `Your browser does not allow copying. This is the link: ${link}`,
  ofRule: (name: string) => `: ${name}`,
  resumed: (name: string) => `${name} runs again`,
  stoppedNow: (name: string) => `${name} is stopped`,
  deleted: (name: string) => `${name} is deleted`,
  confirmStop: 'Stop this discount?',
  stopSale: (name: string) =>
    `The price tags of “${name}” go back to their regular prices at once. Booked orders keep their price.`,
  stopOther: (name: string) =>
    `“${name}” applies to no further basket. Booked orders keep their price. You can resume it later.`,
  stopYes: 'Stop it',
  stopping: 'Stopping…',
  confirmDelete: 'Delete this discount?',
  deleteText: (name: string) => `“${name}” has not begun, and nobody has used it.`,
  deleteYes: 'Delete it',
  deleting: 'Deleting…',
  keep: 'Leave it',
} as const
