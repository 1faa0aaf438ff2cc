/** Addresses of pages that emails link to, below the shop's public URL. */
export function orderAddress(publicUrl: string, orderId: string): string {
  return `${publicUrl}/dashboard/payment/${encodeURIComponent(orderId)}`
}

export function myOrdersAddress(publicUrl: string): string {
  return `${publicUrl}/dashboard/myorders`
}

export function dashboardAddress(publicUrl: string): string {
  return `${publicUrl}/dashboard`
}

export function profileAddress(publicUrl: string): string {
  return `${publicUrl}/dashboard/myprofile`
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

/** Confirms or removes a request for a letter; the secret is in the fragment. */
export function restockAddress(publicUrl: string, token: string): string {
  return `${publicUrl}/restock#${new URLSearchParams({ token })}`
}
