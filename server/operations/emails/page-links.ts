import { absoluteAt, addressOf, type ParameterOf } from '../../../domain/shop/page-address.ts'

/** The patterns of the pages that emails link to; a test finds each among the pages. */
export const linkedPages = [
  '/',
  '/tools',
  '/tool/:toolId',
  '/contact',
  '/login',
  '/forgot-password',
  '/reset-password',
  '/verify-address',
  '/restock',
  '/order',
  '/offer',
  '/withdraw',
  '/dashboard',
  '/dashboard/payment',
  '/dashboard/payment/:orderId',
  '/dashboard/myorders',
  '/dashboard/myprofile',
  '/dashboard/account',
  '/dashboard/allusers',
  '/dashboard/manageallorders',
  '/dashboard/manageallorders/:orderId',
  '/dashboard/manageproduct',
  '/dashboard/manageproduct/:toolId',
  '/dashboard/quotes',
  '/dashboard/messages',
  '/dashboard/notifications',
] as const

type Linked = (typeof linkedPages)[number]
type Query = Readonly<Record<string, string>>
type Values<Pattern extends Linked> = [ParameterOf<Pattern>] extends [never]
  ? [query?: Query]
  : [values: Readonly<Record<ParameterOf<Pattern>, string>> & Query]

function pageAt<const Pattern extends Linked>(
  publicUrl: string,
  pattern: Pattern,
  ...[values = {}]: Values<Pattern>
): string {
  return absoluteAt(publicUrl)(addressOf(pattern, values))
}

/** Puts secrets into the fragment, so that no server, proxy or log sees them when the link is followed. */
function withSecret(address: string, secret: Query): string {
  return `${address}#${new URLSearchParams(secret)}`
}

/** The payment of an order, which is also its receipt. */
export function orderAddress(publicUrl: string, orderId: string): string {
  return pageAt(publicUrl, '/dashboard/payment/:orderId', { orderId })
}

/** The payment of all orders of a purchase. */
export function payPurchaseAddress(publicUrl: string, purchaseId: string): string {
  return pageAt(publicUrl, '/dashboard/payment', { purchase: purchaseId })
}

export function homeAddress(publicUrl: string): string {
  return pageAt(publicUrl, '/')
}

export function myOrdersAddress(publicUrl: string): string {
  return pageAt(publicUrl, '/dashboard/myorders')
}

export function dashboardAddress(publicUrl: string): string {
  return pageAt(publicUrl, '/dashboard')
}

/** An order in the dashboard, or the list of all. */
export function manageOrderAddress(publicUrl: string, orderId?: string): string {
  return orderId === undefined
    ? pageAt(publicUrl, '/dashboard/manageallorders')
    : pageAt(publicUrl, '/dashboard/manageallorders/:orderId', { orderId })
}

/** The paid orders from which customers have withdrawn. */
export function withdrawnOrdersAddress(publicUrl: string): string {
  return pageAt(publicUrl, '/dashboard/manageallorders', { state: 'withdrawn' })
}

/** A product in the dashboard, or the list of all. */
export function manageProductAddress(publicUrl: string, productId?: string): string {
  return productId === undefined
    ? pageAt(publicUrl, '/dashboard/manageproduct')
    : pageAt(publicUrl, '/dashboard/manageproduct/:toolId', { toolId: productId })
}

export function requestsAddress(publicUrl: string): string {
  return pageAt(publicUrl, '/dashboard/quotes')
}

/** The messages that the shop gave up. */
export function failedMailAddress(publicUrl: string): string {
  return pageAt(publicUrl, '/dashboard/messages', { state: 'failed' })
}

/** The page where a member of staff chooses notifications. */
export function notificationsAddress(publicUrl: string): string {
  return pageAt(publicUrl, '/dashboard/notifications')
}

export function usersAddress(publicUrl: string): string {
  return pageAt(publicUrl, '/dashboard/allusers')
}

export function profileAddress(publicUrl: string): string {
  return pageAt(publicUrl, '/dashboard/myprofile')
}

export function accountAddress(publicUrl: string): string {
  return pageAt(publicUrl, '/dashboard/account')
}

export function productsAddress(publicUrl: string): string {
  return pageAt(publicUrl, '/tools')
}

export function productAddress(publicUrl: string, productId: string): string {
  return pageAt(publicUrl, '/tool/:toolId', { toolId: productId })
}

export function newPasswordAddress(publicUrl: string, secret: { token: string; email: string }): string {
  return withSecret(pageAt(publicUrl, '/reset-password'), secret)
}

export function verifyAddressAddress(publicUrl: string, token: string): string {
  return withSecret(pageAt(publicUrl, '/verify-address'), { token })
}

export function forgotPasswordAddress(publicUrl: string): string {
  return pageAt(publicUrl, '/forgot-password')
}

export function loginAddress(publicUrl: string): string {
  return pageAt(publicUrl, '/login')
}

/** Confirms or removes a request for an email. */
export function restockAddress(publicUrl: string, token: string): string {
  return withSecret(pageAt(publicUrl, '/restock'), { token })
}

export function contactAddress(publicUrl: string): string {
  return pageAt(publicUrl, '/contact')
}

export function withdrawAddress(publicUrl: string): string {
  return pageAt(publicUrl, '/withdraw')
}

/** Shows orders without signing in. */
export function openOrderAddress(publicUrl: string, token: string): string {
  return withSecret(pageAt(publicUrl, '/order'), { token })
}

/** Shows an offer. */
export function offerAddress(publicUrl: string, token: string): string {
  return withSecret(pageAt(publicUrl, '/offer'), { token })
}
