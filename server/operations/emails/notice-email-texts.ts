/** Kinds of notices that can be frequent, so that one email lists several. */
export type ListedKind = 'sales' | 'requests' | 'low-stock' | 'failed-mail' | 'papers' | 'webhooks'

const headings: Readonly<Record<ListedKind, (count: number) => string>> = {
  sales: (count) => `${count} sales`,
  requests: (count) => `${count} requests`,
  'low-stock': (count) => `${count} products are low`,
  'failed-mail': (count) => `${count} notices of emails that were not delivered`,
  papers: (count) => `${count} papers lack letters`,
  webhooks: (count) => `${count} webhooks are switched off`,
}

/** Notices to staff. Amounts are written out; `order` is `2 × Chain whip`. */
export const noticeEmailTexts = {
  order: 'Order',
  seeOrder: 'See the order',
  seeOrders: 'See the orders',
  sale: {
    subject: (order: string, price: string) => `Sold: ${order}, ${price}`,
    waits: 'An order is paid and waits to be sent.',
    tool: 'Tool',
    quantity: 'Quantity',
    paid: 'Paid',
    onAccount: 'An order is to be paid by invoice and waits to be sent.',
    toPay: 'To be paid by invoice',
  },
  sales: {
    subject: (count: number, paid: string) => `Sold: ${count} orders, ${paid}`,
    wait: 'These orders are paid together and wait to be sent.',
    onAccount: 'These orders are on one invoice that a company pays later, and wait to be sent.',
  },
  request: {
    /** @param part the requested part; empty for none. */
    subjectOfQuote: (part: string) => `A request for a quote${part === '' ? '' : `: ${part}`}`,
    subjectOfMessage: 'A message to the shop',
    arrived: 'A new request has arrived and waits for an answer.',
    link: 'Read and answer it',
  },
  low: {
    subject: (product: string, left: number) => `Low: ${product}, ${left} left`,
    fell: 'The stock fell below five times the minimum order. You are told again after the next delivery.',
    product: 'Product',
    inStock: 'In stock',
    minimumOrder: 'Minimum order',
    link: 'Look at its stock',
  },
  failedMail: {
    subjectOfOne: (subject: string) => `Not delivered: ${subject}`,
    subject: (count: number) => `${count} emails were not delivered`,
    gaveUp: 'The shop no longer tries to send it. Messages shows why, and can send it again.',
    ifMany: 'If many fail, check the mail server first.',
    link: 'See what failed',
  },
  paper: {
    subject: (order: string) => `Letters missing on a paper of order ${order}`,
    boxes: 'No font of the shop has these letters, so the paper shows boxes instead.',
    remedy:
      "The order's page names them. There you can issue a corrected paper with the name in other letters.",
  },
  webhook: {
    /** @param host the receiver, such as `printer.example`. */
    subject: (host: string) => `Webhook switched off: ${host}`,
    failing: 'For three days, no attempt to deliver an event to it has succeeded.',
    gone: 'The receiver answered that it is gone (410).',
    remedy:
      'What happens now is kept for 30 days. Repair the receiver, switch the webhook on, and send again what it missed.',
    receiver: 'Receiver',
    link: 'See its deliveries',
  },
  list: {
    headings,
    since: 'This has happened since the last email of this kind.',
    link: 'See them',
    more: (count: number) => `And ${count} more.`,
  },
  /** @param page where a member of staff chooses notices. */
  choice: (page: string) => `You chose to be told this. Choose again: ${page}`,
  /** The subject of an example of a notice. */
  example: (subject: string) => `Example: ${subject}`,
  /** The invented subjects of examples. */
  examples: {
    tool: 'Torque wrench',
    part: 'Chain, 11 speeds',
    failedSubject: 'You have booked 2 × Torque wrench',
  },
} as const
