import type { LanguageTag } from '../../contract/languages/languages.ts'
import { link, type Pattern } from './link.ts'

/** Addresses of the dashboard's pages. */
export const dashboardLinks = {
  home: '/dashboard' satisfies Pattern,
  /** The owed refunds on the start page. */
  owedRefunds: `${link('/dashboard')}#owed-refunds`,
  myProfile: '/dashboard/myprofile' satisfies Pattern,
  account: '/dashboard/account' satisfies Pattern,
  credit: '/dashboard/credit' satisfies Pattern,
  /** The credit of a customer. */
  creditOf: (email: string): string =>
    `${link('/dashboard/customer-credit')}?${new URLSearchParams({ customer: email })}`,
  addReview: '/dashboard/addreview' satisfies Pattern,
  myOrders: '/dashboard/myorders' satisfies Pattern,
  pad: '/dashboard/pad' satisfies Pattern,
  /** One kept list. */
  list: (id: string): string => `${link('/dashboard/pad')}?${new URLSearchParams({ list: id })}`,
  payment: (orderId: string): string => link('/dashboard/payment/:orderId', { orderId }),
  /** The payment of several orders with one charge. */
  payTogether: (orderIds: readonly string[]): string =>
    `${link('/dashboard/payment')}?orders=${orderIds.map(encodeURIComponent)}`,
  /** The payment of all orders of a purchase. */
  payPurchase: (purchaseId: string): string =>
    `${link('/dashboard/payment')}?${new URLSearchParams({ purchase: purchaseId })}`,
  allUsers: '/dashboard/allusers' satisfies Pattern,
  /** Users whose email starts with a text. */
  usersNamed: (email: string): string =>
    `${link('/dashboard/allusers')}?${new URLSearchParams({ q: email })}`,
  addProduct: '/dashboard/addproduct' satisfies Pattern,
  /** The form of a new part. */
  addPart: `${link('/dashboard/addproduct')}?kind=part`,
  /** The form of a new product, prefilled with a copy. */
  duplicate: (productId: string): string =>
    `${link('/dashboard/addproduct')}?${new URLSearchParams({ copy: productId })}`,
  manageProduct: '/dashboard/manageproduct' satisfies Pattern,
  product: (productId: string): string => link('/dashboard/manageproduct/:toolId', { toolId: productId }),
  /** The product with the focus in the form that restocks it. */
  restock: (productId: string): string =>
    `${link('/dashboard/manageproduct/:toolId', { toolId: productId })}#restock`,
  /** The product with the focus on the button that hides or shows it. */
  productState: (productId: string): string =>
    `${link('/dashboard/manageproduct/:toolId', { toolId: productId })}#state`,
  /** All tools or all parts, with the smallest stock first. */
  productsByStock: `${link('/dashboard/manageproduct')}?sort=availableQuantity`,
  /** The stock movements of a product. */
  stockOf: (productId: string): string =>
    `${link('/dashboard/manageproduct/:toolId', { toolId: productId })}#stock`,
  partsByStock: `${link('/dashboard/parts')}?sort=availableQuantity`,
  apiKeys: '/dashboard/api-keys' satisfies Pattern,
  imports: '/dashboard/import' satisfies Pattern,
  oneImport: (id: string): string => link('/dashboard/import/:importId', { importId: id }),
  redirects: '/dashboard/redirects' satisfies Pattern,
  parts: '/dashboard/parts' satisfies Pattern,
  /** The discounts, and the groups of customers for which some are. */
  prices: '/dashboard/prices' satisfies Pattern,
  customerGroups: '/dashboard/customer-groups' satisfies Pattern,
  companies: '/dashboard/companies' satisfies Pattern,
  /** The companies that wait for a decision. */
  askingCompanies: `${link('/dashboard/companies')}?state=asked`,
  company: (id: string): string => link('/dashboard/companies/:companyId', { companyId: id }),
  priceLists: '/dashboard/price-lists' satisfies Pattern,
  priceList: (id: string): string => link('/dashboard/price-lists/:listId', { listId: id }),
  makers: '/dashboard/makers' satisfies Pattern,
  webhooks: '/dashboard/webhooks' satisfies Pattern,
  /** A webhook with its deliveries. */
  webhook: (id: string): string => link('/dashboard/webhooks/:webhookId', { webhookId: id }),
  /** The tools, or the parts, that visitors see and that name no maker. */
  withoutMaker: (kind: 'tool' | 'part'): string =>
    `${link(kind === 'part' ? '/dashboard/parts' : '/dashboard/manageproduct')}?state=no-maker`,
  /** The tools, or the parts, for sale without a weight. */
  withoutWeight: (kind: 'tool' | 'part'): string =>
    `${link(kind === 'part' ? '/dashboard/parts' : '/dashboard/manageproduct')}?state=no-weight`,
  /** The tools, or the parts, that visitors see and that have no name in a language. */
  withoutName: (kind: 'tool' | 'part', language: LanguageTag): string =>
    `${link(kind === 'part' ? '/dashboard/parts' : '/dashboard/manageproduct')}?state=no-name-${language}`,
  /** The order in which the shop shows its tools, or its parts. */
  board: (kind: 'tool' | 'part'): string =>
    kind === 'part' ? `${link('/dashboard/board')}?kind=part` : link('/dashboard/board'),
  manageAllOrders: '/dashboard/manageallorders' satisfies Pattern,
  /** Paid orders to send. */
  ordersToSend: `${link('/dashboard/manageallorders')}?state=to-send`,
  /** The orders in a state. */
  ordersInState: (state: string): string =>
    `${link('/dashboard/manageallorders')}?${new URLSearchParams({ state })}`,
  /** The orders that match a search: a person's email or a purchase's number. */
  ordersFoundBy: (words: string): string =>
    `${link('/dashboard/manageallorders')}?${new URLSearchParams({ q: words })}`,
  /** The packing slips of orders, one per printed page. */
  slips: (orderIds: readonly string[]): string =>
    `${link('/dashboard/slips')}?orders=${orderIds.map(encodeURIComponent)}`,
  reviews: '/dashboard/reviews' satisfies Pattern,
  /** The reviews of one tool. */
  reviewsAbout: (productId: string): string =>
    `${link('/dashboard/reviews')}?${new URLSearchParams({ tool: productId })}`,
  quotes: '/dashboard/quotes' satisfies Pattern,
  openQuotes: `${link('/dashboard/quotes')}?state=open`,
  offers: '/dashboard/offers' satisfies Pattern,
  /** A request with its answers and offers. */
  request: (quoteId: string): string => link('/dashboard/quotes/:quoteId', { quoteId }),
  messages: '/dashboard/messages' satisfies Pattern,
  failedMessages: `${link('/dashboard/messages')}?state=failed`,
  notifications: '/dashboard/notifications' satisfies Pattern,
  /** The owner's settings, or one section. */
  settings: (section?: string): string =>
    section ? link('/dashboard/settings/:section', { section }) : link('/dashboard/settings'),
  changes: '/dashboard/changes' satisfies Pattern,
  proof: '/dashboard/proof' satisfies Pattern,
  paymentsToCheck: '/dashboard/payments-to-check' satisfies Pattern,
  /** The invoices that companies have yet to pay. */
  receivables: '/dashboard/receivables' satisfies Pattern,
  /** Those of an age, or in another state. */
  receivablesIn: (state: string): string =>
    `${link('/dashboard/receivables')}?${new URLSearchParams({ state })}`,
  receivablesOf: (company: string): string =>
    `${link('/dashboard/receivables')}?${new URLSearchParams({ company })}`,
  receivable: (number: string): string =>
    `${link('/dashboard/receivable')}?${new URLSearchParams({ number })}`,
  owingCompanies: '/dashboard/owing-companies' satisfies Pattern,
  transfers: '/dashboard/transfers' satisfies Pattern,
  transfersWithRest: `${link('/dashboard/transfers')}?state=with-rest`,
  /** The form of a transfer that names an invoice of a company. */
  recordTransferOf: (invoice: {
    readonly number: string
    readonly company: { readonly _id: string }
  }): string =>
    `${link('/dashboard/transfers')}?${new URLSearchParams({ for: invoice.company._id, invoice: invoice.number })}`,
  /** The changes of one subject, and the changes by one person. */
  changesOf: (kind: string, id: string): string =>
    `${link('/dashboard/changes')}?${new URLSearchParams({ kind, id })}`,
  changesBy: (person: string): string => `${link('/dashboard/changes')}?${new URLSearchParams({ person })}`,
  /** The owner's texts, or the text of one page, in the standard language by default. */
  texts: (page?: string, language?: string): string => {
    if (!page) return link('/dashboard/texts')
    const path = link('/dashboard/texts/:page', { page })
    return language ? `${path}?${new URLSearchParams({ language })}` : path
  },
  order: (orderId: string): string => link('/dashboard/manageallorders/:orderId', { orderId }),
  /** The order with the focus in the fields that send it. */
  sendOrder: (orderId: string): string => `${link('/dashboard/manageallorders/:orderId', { orderId })}#send`,
  /** The order with the focus in the fields that refund it. */
  refundOrder: (orderId: string): string =>
    `${link('/dashboard/manageallorders/:orderId', { orderId })}#refund`,
} as const
