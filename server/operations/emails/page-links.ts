/** Addresses of pages that emails link to, below the shop's public URL. */
export function orderAddress(publicUrl: string, orderId: string): string {
  return `${publicUrl}/dashboard/payment/${encodeURIComponent(orderId)}`
}

/** The payment of all orders of a purchase. */
export function payPurchaseAddress(publicUrl: string, purchaseId: string): string {
  return `${publicUrl}/dashboard/payment?${new URLSearchParams({ purchase: purchaseId })}`
}

export function homeAddress(publicUrl: string): string {
  return `${publicUrl}/`
}

export function myOrdersAddress(publicUrl: string): string {
  return `${publicUrl}/dashboard/myorders`
}

export function dashboardAddress(publicUrl: string): string {
  return `${publicUrl}/dashboard`
}

/** An order in the dashboard, or the list of all. */
export function manageOrderAddress(publicUrl: string, orderId?: string): string {
  const list = `${publicUrl}/dashboard/manageallorders`
  return orderId === undefined ? list : `${list}/${encodeURIComponent(orderId)}`
}

/** A product in the dashboard, or the list of all. */
export function manageProductAddress(publicUrl: string, toolId?: string): string {
  const list = `${publicUrl}/dashboard/manageproduct`
  return toolId === undefined ? list : `${list}/${encodeURIComponent(toolId)}`
}

export function requestsAddress(publicUrl: string): string {
  return `${publicUrl}/dashboard/quotes`
}

/** The messages that the shop gave up. */
export function failedMailAddress(publicUrl: string): string {
  return `${publicUrl}/dashboard/messages?state=failed`
}

/** The page where a member of staff chooses notifications. */
export function notificationsAddress(publicUrl: string): string {
  return `${publicUrl}/dashboard/notifications`
}

export function profileAddress(publicUrl: string): string {
  return `${publicUrl}/dashboard/myprofile`
}

export function accountAddress(publicUrl: string): string {
  return `${publicUrl}/dashboard/account`
}

export function toolsAddress(publicUrl: string): string {
  return `${publicUrl}/tools`
}

/** Puts the token in the fragment, so that no server, proxy or log sees it when the link is followed. */
export function newPasswordAddress(publicUrl: string, secret: { token: string; email: string }): string {
  return `${publicUrl}/reset-password#${new URLSearchParams(secret)}`
}

export function verifyAddressAddress(publicUrl: string, token: string): string {
  return `${publicUrl}/verify-address#${new URLSearchParams({ token })}`
}

export function forgotPasswordAddress(publicUrl: string): string {
  return `${publicUrl}/forgot-password`
}

export function loginAddress(publicUrl: string): string {
  return `${publicUrl}/login`
}

export function toolAddress(publicUrl: string, toolId: string): string {
  return `${publicUrl}/tool/${encodeURIComponent(toolId)}`
}

/** Confirms or removes a request for an email; the secret is in the fragment. */
export function restockAddress(publicUrl: string, token: string): string {
  return `${publicUrl}/restock#${new URLSearchParams({ token })}`
}

export function contactAddress(publicUrl: string): string {
  return `${publicUrl}/contact`
}

export function withdrawAddress(publicUrl: string): string {
  return `${publicUrl}/withdraw`
}

/** Shows orders without signing in; the secret is in the fragment. */
export function openOrderAddress(publicUrl: string, token: string): string {
  return `${publicUrl}/order#${new URLSearchParams({ token })}`
}

/** Shows an offer; the secret is in the fragment. */
export function offerAddress(publicUrl: string, token: string): string {
  return `${publicUrl}/offer#${new URLSearchParams({ token })}`
}
