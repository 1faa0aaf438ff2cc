import { absoluteAt, addressOf, type ParameterOf } from '../../../domain/shop/page-address.ts'

/** The patterns of the pages that emails link to. A test compares them with the pages of the shop. */
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

/** Puts secrets into the fragment, which browsers do not send to servers or proxies. */
function withSecret(address: string, secret: Query): string {
  return `${address}#${new URLSearchParams(secret)}`
}

/** Returns the address of an order's payment page, which later shows its receipt. */
export function orderAddress(publicUrl: string, orderId: string): string {
  return pageAt(publicUrl, '/dashboard/payment/:orderId', { orderId })
}

/** Returns the address of the page that pays all orders of a purchase. */
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

/** Returns the address of an order in the dashboard, or of the list without an id. */
export function manageOrderAddress(publicUrl: string, orderId?: string): string {
  return orderId === undefined
    ? pageAt(publicUrl, '/dashboard/manageallorders')
    : pageAt(publicUrl, '/dashboard/manageallorders/:orderId', { orderId })
}

/** Returns the address of the paid orders from which customers have withdrawn. */
export function withdrawnOrdersAddress(publicUrl: string): string {
  return pageAt(publicUrl, '/dashboard/manageallorders', { state: 'withdrawn' })
}

/** Returns the address of a product in the dashboard, or of the list without an id. */
export function manageProductAddress(publicUrl: string, productId?: string): string {
  return productId === undefined
    ? pageAt(publicUrl, '/dashboard/manageproduct')
    : pageAt(publicUrl, '/dashboard/manageproduct/:toolId', { toolId: productId })
}

export function requestsAddress(publicUrl: string): string {
  return pageAt(publicUrl, '/dashboard/quotes')
}

/** Returns the address of the list of emails that failed for good. */
export function failedMailAddress(publicUrl: string): string {
  return pageAt(publicUrl, '/dashboard/messages', { state: 'failed' })
}

/** Returns the address of the page where a member of staff chooses notices. */
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

/** Returns the address that confirms or removes a restock request. */
export function restockAddress(publicUrl: string, token: string): string {
  return withSecret(pageAt(publicUrl, '/restock'), { token })
}

export function contactAddress(publicUrl: string): string {
  return pageAt(publicUrl, '/contact')
}

export function withdrawAddress(publicUrl: string): string {
  return pageAt(publicUrl, '/withdraw')
}

/** Returns the address that shows orders without signing in. */
export function openOrderAddress(publicUrl: string, token: string): string {
  return withSecret(pageAt(publicUrl, '/order'), { token })
}

/** Returns the address of an offer's page. */
export function offerAddress(publicUrl: string, token: string): string {
  return withSecret(pageAt(publicUrl, '/offer'), { token })
}
