/** Far from the products of a large shop. */
export const firstTool = 500_000

/** The rows with parts of their own: each further index adds one to them. */
export const deskRows = {
  order: orderOf(0),
  tool: toolOf(0),
  request: 'desk-request-0',
  import: 'desk-import-0',
} as const

/** Returns the id of the product of an index. */
export function toolOf(index: number): string {
  return `made-tool-${firstTool + index}`
}

/** Returns the id of the order of an index. */
export function orderOf(index: number): string {
  return `made-order-${firstTool + index}-0`
}

/** Returns the account of an index. */
export function userOf(index: number): { readonly user: string; readonly email: string } {
  const user = `desk-user-${index}`
  return { user, email: `${user}@truewheel.example` }
}
