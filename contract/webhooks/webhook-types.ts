/** The events that a webhook can get. Each group has the events of one kind of subject, in the order of its life. */
export const webhookGroups = {
  orders: [
    'order.booked',
    'order.on-account',
    'order.paid',
    'order.sent',
    'order.ready',
    'order.withdrawn',
    'order.cancelled',
    'order.refunded',
  ],
  invoices: ['invoice.issued'],
  products: ['stock.changed', 'stock.low', 'product.changed'],
  requests: ['request.created', 'offer.changed'],
} as const

export type WebhookGroup = keyof typeof webhookGroups

export type WebhookType = (typeof webhookGroups)[WebhookGroup][number]

export const webhookTypes: readonly [WebhookType, ...WebhookType[]] = [
  ...webhookGroups.orders,
  ...webhookGroups.invoices,
  ...webhookGroups.products,
  ...webhookGroups.requests,
]

/** The event that tests an endpoint. It is no choice: every endpoint gets it when staff ask for it. */
export const testType = 'webhook.test'

export type SentType = WebhookType | typeof testType
