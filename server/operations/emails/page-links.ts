import { pathInLanguage } from '../../../domain/shop/language-path.ts'
import { absoluteAt, addressOf, type ParameterOf } from '../../../domain/shop/page-address.ts'
import type { MailingShop } from './formats.ts'

/** The patterns of the pages that emails link to. A test compares them with the pages of the shop. */
export const linkedPages = [
  '/',
  '/tools',
  '/tool/:toolId',
  '/contact',
  '/basket',
  '/quote',
  '/delivery',
  '/returns',
  '/terms',
  '/privacy',
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
  '/dashboard/credit',
  '/dashboard/allusers',
  '/dashboard/manageallorders',
  '/dashboard/manageallorders/:orderId',
  '/dashboard/manageproduct',
  '/dashboard/manageproduct/:toolId',
  '/dashboard/quotes',
  '/dashboard/companies/:companyId',
  '/dashboard/messages',
  '/dashboard/notifications',
  '/dashboard/api-keys',
  '/dashboard/webhooks',
] as const

/** Where pages are, and in which language. */
type LinkedShop = Pick<MailingShop, 'publicUrl' | 'language' | 'standard'>

type Linked = (typeof linkedPages)[number]
type Query = Readonly<Record<string, string>>
type Values<Pattern extends Linked> = [ParameterOf<Pattern>] extends [never]
  ? [query?: Query]
  : [values: Readonly<Record<ParameterOf<Pattern>, string>> & Query]

function pageAt<const Pattern extends Linked>(
  { publicUrl, language = 'en', standard = 'en' }: LinkedShop,
  pattern: Pattern,
  ...[values = {}]: Values<Pattern>
): string {
  return absoluteAt(publicUrl)(pathInLanguage(addressOf(pattern, values), language, { standard }))
}

/** Puts secrets into the fragment, which browsers do not send to servers or proxies. */
function withSecret(address: string, secret: Query): string {
  return `${address}#${new URLSearchParams(secret)}`
}

/** Returns the address of an order's payment page, which later shows its receipt. */
export function orderAddress(shop: LinkedShop, orderId: string): string {
  return pageAt(shop, '/dashboard/payment/:orderId', { orderId })
}

/** Returns the address of the page that pays all orders of a purchase. */
export function payPurchaseAddress(shop: LinkedShop, purchaseId: string): string {
  return pageAt(shop, '/dashboard/payment', { purchase: purchaseId })
}

export function homeAddress(shop: LinkedShop): string {
  return pageAt(shop, '/')
}

export function myOrdersAddress(shop: LinkedShop): string {
  return pageAt(shop, '/dashboard/myorders')
}

export function dashboardAddress(shop: LinkedShop): string {
  return pageAt(shop, '/dashboard')
}

/** Returns the address of an order in the dashboard, or of the list without an id. */
export function manageOrderAddress(shop: LinkedShop, orderId?: string): string {
  return orderId === undefined
    ? pageAt(shop, '/dashboard/manageallorders')
    : pageAt(shop, '/dashboard/manageallorders/:orderId', { orderId })
}

/** Returns the address of the paid orders from which customers have withdrawn. */
export function withdrawnOrdersAddress(shop: LinkedShop): string {
  return pageAt(shop, '/dashboard/manageallorders', { state: 'withdrawn' })
}

/** Returns the address of a product in the dashboard, or of the list without an id. */
export function manageProductAddress(shop: LinkedShop, productId?: string): string {
  return productId === undefined
    ? pageAt(shop, '/dashboard/manageproduct')
    : pageAt(shop, '/dashboard/manageproduct/:toolId', { toolId: productId })
}

export function requestsAddress(shop: LinkedShop): string {
  return pageAt(shop, '/dashboard/quotes')
}

/** Returns the address of the list of emails that failed for good. */
export function failedMailAddress(shop: LinkedShop): string {
  return pageAt(shop, '/dashboard/messages', { state: 'failed' })
}

/** Returns the address of the page with the webhooks. */
export function webhooksAddress(shop: LinkedShop): string {
  return pageAt(shop, '/dashboard/webhooks')
}

/** Returns the address of the page where a member of staff chooses notices. */
export function notificationsAddress(shop: LinkedShop): string {
  return pageAt(shop, '/dashboard/notifications')
}

/** Returns the address of the page with the keys of programs. */
export function apiKeysAddress(shop: LinkedShop): string {
  return pageAt(shop, '/dashboard/api-keys')
}

export function usersAddress(shop: LinkedShop): string {
  return pageAt(shop, '/dashboard/allusers')
}

export function profileAddress(shop: LinkedShop): string {
  return pageAt(shop, '/dashboard/myprofile')
}

export function companyAddress(shop: LinkedShop, companyId: string): string {
  return pageAt(shop, '/dashboard/companies/:companyId', { companyId })
}

export function accountAddress(shop: LinkedShop): string {
  return pageAt(shop, '/dashboard/account')
}

/** Returns the address of the page of the customer's credit. */
export function creditAddress(shop: LinkedShop): string {
  return pageAt(shop, '/dashboard/credit')
}

export function productsAddress(shop: LinkedShop): string {
  return pageAt(shop, '/tools')
}

export function productAddress(shop: LinkedShop, productId: string): string {
  return pageAt(shop, '/tool/:toolId', { toolId: productId })
}

/** Returns the address that puts the lines of a cart into the basket of the person who opens it. */
export function cartAddress(shop: LinkedShop, cartId: string): string {
  return pageAt(shop, '/basket', { cart: cartId })
}

/** Returns the address where a person asks for a part that has no stock. */
export function askForPartAddress(shop: LinkedShop, partId: string): string {
  return pageAt(shop, '/quote', { item: partId })
}

/** Returns the address of a page with the rules of the shop. */
export function rulesAddress(shop: LinkedShop, page: 'delivery' | 'returns' | 'terms' | 'privacy'): string {
  return pageAt(shop, `/${page}`)
}

export function newPasswordAddress(shop: LinkedShop, secret: { token: string; email: string }): string {
  return withSecret(pageAt(shop, '/reset-password'), secret)
}

export function verifyAddressAddress(shop: LinkedShop, token: string): string {
  return withSecret(pageAt(shop, '/verify-address'), { token })
}

export function forgotPasswordAddress(shop: LinkedShop): string {
  return pageAt(shop, '/forgot-password')
}

export function loginAddress(shop: LinkedShop): string {
  return pageAt(shop, '/login')
}

/** Returns the address that confirms or removes a restock request. */
export function restockAddress(shop: LinkedShop, token: string): string {
  return withSecret(pageAt(shop, '/restock'), { token })
}

export function contactAddress(shop: LinkedShop): string {
  return pageAt(shop, '/contact')
}

export function withdrawAddress(shop: LinkedShop): string {
  return pageAt(shop, '/withdraw')
}

/** Returns the address that shows orders without signing in. */
export function openOrderAddress(shop: LinkedShop, token: string): string {
  return withSecret(pageAt(shop, '/order'), { token })
}

/** Returns the address of an offer's page. */
export function offerAddress(shop: LinkedShop, token: string): string {
  return withSecret(pageAt(shop, '/offer'), { token })
}
