/** Ids of sample rows in the shop whose screens the checks visit. */
export interface Sampled {
  /** A tool with stock, and one without. */
  readonly tool: string
  readonly soldOut: string
  readonly item: string
  readonly job: string
  /** The visitor's own orders: two unpaid and one paid. */
  readonly unpaid: string
  readonly another: string
  readonly paid: string
  /** Samples for staff: an order, a request, an import, a webhook, a company and a price list. */
  readonly order: string
  readonly request: string
  readonly sent: string
  readonly webhook: string
  readonly company: string
  readonly priceList: string
}
