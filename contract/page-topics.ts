/**
 * Names data that an answer or a page shows: the shop's settings or state, a list, which products stand beside each
 * other (`board`), or one tool (`tool:<id>`). What is kept in memory is dropped when its data changes.
 */
export type PageTopic =
  | 'shop'
  | 'status'
  | 'tools'
  | 'items'
  | 'board'
  | 'reviews'
  | 'spec-keys'
  | `tool:${string}`
