/** The customer's orders, below the shop's public address. */
export function myOrdersAddress(publicUrl: string): string {
  return `${publicUrl}/dashboard/myorders`
}
