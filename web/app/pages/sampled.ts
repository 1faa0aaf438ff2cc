/** Ids of rows in a shop whose every screen is visited. */
export interface Sampled {
  /** A tool with stock, and one without. */
  readonly tool: string
  readonly soldOut: string
  readonly item: string
  readonly job: string
  /** Orders of the person who visits: two unpaid ones and a paid one. */
  readonly unpaid: string
  readonly another: string
  readonly paid: string
  /** What staff see: an order, a request and an import. */
  readonly order: string
  readonly request: string
  readonly sent: string
}
