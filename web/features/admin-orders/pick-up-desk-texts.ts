import { counted } from '../../ui/values/counts.ts'
import type { Formats } from '../../ui/values/formats.ts'

/** Texts of the staff's work with orders that customers pick up. */
export const pickUpDeskTexts = {
  toPrepare: 'To prepare for pick-up',
  ready: 'Ready, waits at the counter',
  readyNote: 'Ready since',
  handedOut: 'Handed out',
  picksUp: 'The customer picks it up.',
  steps: { ready: 'Mark as ready', again: 'Send the email again', 'hand-out': 'Hand out' },
  done: {
    ready: (product: string) => `Order: ${product} is ready, and its customer is told`,
    again: (product: string) => `Order: ${product}, the email is sent again`,
    'hand-out': (product: string) => `Order: ${product} is handed out`,
  },
  ofOrder: (name: string, product: string) => `: ${name}, ${product}`,
  counter: 'Counter',
  counterLead: 'Enter the code that the customer shows, or the number of the order.',
  wanted: 'Code or order number',
  wantedEmpty: 'Enter the code or the order number.',
  notFound: 'No waiting order has this code or number. Compare it with the customer’s email.',
  /** `orders` names orders of a state. */
  waiting: (orders: string, count: string) => `${orders}: ${count}`,
  find: 'Find the order',
  finding: 'Looking…',
  line: (quantity: string, product: string) => `${quantity} × ${product}`,
  unpaid: 'Not paid yet. It can be handed out once it is paid.',
  bulkConfirm: (formats: Formats, count: number) =>
    `Mark ${counted(formats, count, 'order')} as ready? Each customer gets one email with the code.`,
  bulkDone: (formats: Formats, count: number) => `${counted(formats, count, 'order')} ready to be picked up.`,
} as const
