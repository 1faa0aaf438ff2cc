/** Far from the indexes of a large shop's products. */
export const firstTool = 500_000

/** Rows with their own details; each further index adds one to them. */
export const deskRows = {
  order: orderOf(0),
  tool: toolOf(0),
  request: 'desk-request-0',
  import: 'desk-import-0',
  rule: 'desk-rule-0',
  group: 'desk-group-0',
  company: 'desk-company-0',
  priceList: 'desk-price-list-0',
  webhook: 'desk-webhook-0',
  delivery: 'desk-delivery-0',
} as const

/** Returns the id of the product with this index. */
export function toolOf(index: number): string {
  return `made-tool-${firstTool + index}`
}

/** Returns the id of the order with this index. */
export function orderOf(index: number): string {
  return `made-order-${firstTool + index}-0`
}

/** Returns the account with this index. */
export function userOf(index: number): { readonly user: string; readonly email: string } {
  const user = `desk-user-${index}`
  return { user, email: `${user}@truewheel.example` }
}
