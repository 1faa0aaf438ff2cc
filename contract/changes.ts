/** What staff, or the shop by itself, can have changed. A new kind of change adds its word here. */
export const changeActions = [
  'product.added',
  'product.changed',
  'product.deleted',
  'product.brought-back',
  'product.hidden',
  'product.shown',
  'product.moved',
  'products.imported',
  'part.added',
  'part.changed',
  'part.deleted',
  'part.brought-back',
  'part.hidden',
  'part.shown',
  'part.moved',
  'stock.restocked',
  'stock.corrected',
  'spec-key.added',
  'spec-key.changed',
  'spec-key.deleted',
  'review.hidden',
  'review.shown',
  'review.replied',
  'review.reply-removed',
  'order.sent',
  'order.refunded',
  'refund.retried',
  'user.promoted',
  'user.demoted',
  'request.handled',
  'mail.retried',
  'alert.resolved',
  'settings.changed',
  'text.changed',
  'export.made',
] as const

export type ChangeAction = (typeof changeActions)[number]

/** What a change is about. */
export const changedSubjects = [
  'product',
  'part',
  'spec-key',
  'review',
  'order',
  'payment',
  'user',
  'request',
  'mail',
  'settings',
  'text',
  'import',
  'export',
] as const

export type ChangedSubject = (typeof changedSubjects)[number]
