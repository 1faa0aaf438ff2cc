import type { PartState, ShopPart } from '../../../contract/shop/status.ts'

interface PartWords {
  readonly name: string
  /** The meaning of `seenAt`. */
  readonly seen: string
  readonly says: Readonly<Record<PartState, string>>
}

const notAsked = 'Nothing has needed it since the shop started.'

/** Texts of the status page. */
export const statusTexts = {
  lead: 'The shop reads its own state a few times a minute. Nothing on this page is typed by hand.',
  read: 'Read',
  zone: (name: string) => `All times are ${name}.`,
  parts: 'Right now',
  allWorks: 'Everything works',
  someSlow: 'Something is slow',
  someDown: 'Something does not work',
  states: { works: 'Works', unknown: 'Not known yet', slow: 'Slow', down: 'Does not work' },
  since: 'since',
  help: 'Does something not work for you?',
  write: 'Write to us',
} as const

export const partTexts: Readonly<Record<ShopPart, PartWords>> = {
  database: {
    name: 'Orders and accounts',
    seen: 'Last stored',
    says: {
      works: 'What you book, pay and write is stored at once.',
      unknown: notAsked,
      slow: 'Storing takes longer than usual. Nothing is lost.',
      down: 'The shop cannot store anything. Pages may open, but booking and paying end with a message. Try again later.',
    },
  },
  payments: {
    name: 'Card payments',
    seen: 'Last answer',
    says: {
      works: 'The card provider answers.',
      unknown: notAsked,
      slow: 'The card provider answers late. Wait for its answer before you pay again.',
      down: 'The card provider does not answer. No order is charged twice, and open payments are completed later.',
    },
  },
  mail: {
    name: 'Email',
    seen: 'Last checked',
    says: {
      works: 'Emails leave within minutes.',
      unknown: notAsked,
      slow: 'Emails are sent late. Each email is kept until it is sent.',
      down: 'Emails have waited for more than an hour. Each is kept until it is sent; your orders are in My Orders.',
    },
  },
  pictures: {
    name: 'Pictures',
    seen: 'Last answer',
    says: {
      works: 'The storage of pictures answers.',
      unknown: notAsked,
      slow: 'The storage of pictures answers late.',
      down: 'The storage of pictures does not answer. Pictures may be missing, and uploads fail.',
    },
  },
  numbers: {
    name: 'Stock and money',
    seen: 'Last compared',
    says: {
      works: 'Stock, orders, charges and invoices agree.',
      unknown: 'The first comparison is still running.',
      slow: 'Stock and money have not been compared for some hours.',
      down: 'A number of stock or money does not agree. The staff see it and correct it.',
    },
  },
  backup: {
    name: 'Backup',
    seen: 'Last restored',
    says: {
      works: 'A backup was restored as a test, and every number agreed.',
      unknown: 'No backup has been restored yet.',
      slow: 'A restore takes longer than usual.',
      down: 'The last backup could not be restored, or none was restored for a week.',
    },
  },
}
