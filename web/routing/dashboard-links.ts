import { link } from './link.ts'

/** Addresses of the dashboard's pages. */
export const dashboardLinks = {
  home: link('/dashboard'),
  /** What the shop owes, on the start page. */
  owedRefunds: `${link('/dashboard')}#owed-refunds`,
  myProfile: link('/dashboard/myprofile'),
  account: link('/dashboard/account'),
  addReview: link('/dashboard/addreview'),
  myOrders: link('/dashboard/myorders'),
  payment: (orderId: string): string => link('/dashboard/payment/:orderId', { orderId }),
  /** The payment of several orders with one charge. */
  payTogether: (orderIds: readonly string[]): string =>
    `${link('/dashboard/payment')}?orders=${orderIds.map(encodeURIComponent)}`,
  /** The payment of all orders of a purchase. */
  payPurchase: (purchaseId: string): string =>
    `${link('/dashboard/payment')}?${new URLSearchParams({ purchase: purchaseId })}`,
  allUsers: link('/dashboard/allusers'),
  /** The users whose email begins with a text. */
  usersNamed: (email: string): string =>
    `${link('/dashboard/allusers')}?${new URLSearchParams({ q: email })}`,
  addProduct: link('/dashboard/addproduct'),
  /** The form of a new part. */
  addPart: `${link('/dashboard/addproduct')}?kind=part`,
  /** The form of a new product, filled with a copy. */
  duplicate: (toolId: string): string =>
    `${link('/dashboard/addproduct')}?${new URLSearchParams({ copy: toolId })}`,
  manageProduct: link('/dashboard/manageproduct'),
  product: (toolId: string): string => link('/dashboard/manageproduct/:toolId', { toolId }),
  /** The product with the focus in the form that restocks it. */
  restock: (toolId: string): string => `${link('/dashboard/manageproduct/:toolId', { toolId })}#restock`,
  /** The product with the focus on the button that hides or shows it. */
  productState: (toolId: string): string => `${link('/dashboard/manageproduct/:toolId', { toolId })}#state`,
  /** All tools, and all parts, those with the fewest pieces first. */
  productsByStock: `${link('/dashboard/manageproduct')}?sort=availableQuantity`,
  /** The stock movements of a product. */
  stockOf: (toolId: string): string => `${link('/dashboard/manageproduct/:toolId', { toolId })}#stock`,
  partsByStock: `${link('/dashboard/parts')}?sort=availableQuantity`,
  imports: link('/dashboard/import'),
  oneImport: (id: string): string => link('/dashboard/import/:importId', { importId: id }),
  parts: link('/dashboard/parts'),
  /** The order in which the shop shows its tools, or its parts. */
  board: (kind: 'tool' | 'part'): string =>
    kind === 'part' ? `${link('/dashboard/board')}?kind=part` : link('/dashboard/board'),
  manageAllOrders: link('/dashboard/manageallorders'),
  /** Paid orders that are still to be sent. */
  ordersToSend: `${link('/dashboard/manageallorders')}?state=to-send`,
  /** The orders that a search finds: for a person's email, or for a purchase's number. */
  ordersFoundBy: (words: string): string =>
    `${link('/dashboard/manageallorders')}?${new URLSearchParams({ q: words })}`,
  /** The packing slips of orders, one on a printed page. */
  slips: (orderIds: readonly string[]): string =>
    `${link('/dashboard/slips')}?orders=${orderIds.map(encodeURIComponent)}`,
  reviews: link('/dashboard/reviews'),
  /** The reviews of one tool. */
  reviewsAbout: (toolId: string): string =>
    `${link('/dashboard/reviews')}?${new URLSearchParams({ tool: toolId })}`,
  quotes: link('/dashboard/quotes'),
  openQuotes: `${link('/dashboard/quotes')}?state=open`,
  offers: link('/dashboard/offers'),
  /** A request with its answers and offers. */
  request: (quoteId: string): string => link('/dashboard/quotes/:quoteId', { quoteId }),
  messages: link('/dashboard/messages'),
  failedMessages: `${link('/dashboard/messages')}?state=failed`,
  notifications: link('/dashboard/notifications'),
  /** The owner's settings, or one section of them. */
  settings: (section?: string): string =>
    section ? link('/dashboard/settings/:section', { section }) : link('/dashboard/settings'),
  changes: link('/dashboard/changes'),
  proof: link('/dashboard/proof'),
  paymentsToCheck: link('/dashboard/payments-to-check'),
  /** What staff changed of one subject, and what one person changed. */
  changesOf: (kind: string, id: string): string =>
    `${link('/dashboard/changes')}?${new URLSearchParams({ kind, id })}`,
  changesBy: (person: string): string => `${link('/dashboard/changes')}?${new URLSearchParams({ person })}`,
  /** The owner's texts, or the one of a page. */
  texts: (page?: string): string =>
    page ? link('/dashboard/texts/:page', { page }) : link('/dashboard/texts'),
  order: (orderId: string): string => link('/dashboard/manageallorders/:orderId', { orderId }),
  /** The order with the focus in the fields that send it. */
  sendOrder: (orderId: string): string => `${link('/dashboard/manageallorders/:orderId', { orderId })}#send`,
  /** The order with the focus in the fields that refund it. */
  refundOrder: (orderId: string): string =>
    `${link('/dashboard/manageallorders/:orderId', { orderId })}#refund`,
} as const
