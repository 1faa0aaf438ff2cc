/** Ids of rows in a shop whose every screen is visited. */
export interface Sampled {
  /** A tool with stock, and one without. */
  readonly tool: string
  readonly soldOut: string
  readonly item: string
  readonly job: string
  /** Orders of the visiting person: two unpaid and one paid. */
  readonly unpaid: string
  readonly another: string
  readonly paid: string
  /** Samples for staff: an order, a request and an import. */
  readonly order: string
  readonly request: string
  readonly sent: string
}
