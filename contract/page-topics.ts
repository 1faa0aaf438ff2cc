/**
 * Names data that an answer or a page shows: the shop's settings or state, a list, the order of the products (`board`),
 * or one tool (`tool:<id>`). A change of the data drops the cached answer.
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
