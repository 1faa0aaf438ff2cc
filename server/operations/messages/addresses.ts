/** The pages that messages lead to, below the shop's public address. */
export function orderAddress(publicUrl: string, orderId: string): string {
  return `${publicUrl}/dashboard/payment/${encodeURIComponent(orderId)}`
}

export function myOrdersAddress(publicUrl: string): string {
  return `${publicUrl}/dashboard/myorders`
}

export function toolsAddress(publicUrl: string): string {
  return `${publicUrl}/tools`
}
