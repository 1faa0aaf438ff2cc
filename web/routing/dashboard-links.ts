/** Addresses of the dashboard's pages. */
export const dashboardLinks = {
  home: '/dashboard',
  /** What the shop owes, on the start page. */
  owedRefunds: '/dashboard#owed-refunds',
  myProfile: '/dashboard/myprofile',
  account: '/dashboard/account',
  addReview: '/dashboard/addreview',
  myOrders: '/dashboard/myorders',
  payment: (orderId: string) => `/dashboard/payment/${encodeURIComponent(orderId)}`,
  /** The payment of several orders with one charge. */
  payTogether: (orderIds: readonly string[]) =>
    `/dashboard/payment?orders=${orderIds.map(encodeURIComponent)}`,
  /** The payment of all orders of a purchase. */
  payPurchase: (purchaseId: string) => `/dashboard/payment?${new URLSearchParams({ purchase: purchaseId })}`,
  allUsers: '/dashboard/allusers',
  /** The users whose email begins with a text. */
  usersNamed: (email: string) => `/dashboard/allusers?${new URLSearchParams({ q: email })}`,
  addProduct: '/dashboard/addproduct',
  /** The form of a new part. */
  addPart: '/dashboard/addproduct?kind=part',
  /** The form of a new product, filled with a copy. */
  duplicate: (toolId: string) => `/dashboard/addproduct?${new URLSearchParams({ copy: toolId })}`,
  manageProduct: '/dashboard/manageproduct',
  product: (toolId: string) => `/dashboard/manageproduct/${encodeURIComponent(toolId)}`,
  /** The product with the focus in the form that restocks it. */
  restock: (toolId: string) => `/dashboard/manageproduct/${encodeURIComponent(toolId)}#restock`,
  /** The product with the focus on the button that hides or shows it. */
  productState: (toolId: string) => `/dashboard/manageproduct/${encodeURIComponent(toolId)}#state`,
  /** All tools, and all parts, those with the fewest pieces first. */
  productsByStock: '/dashboard/manageproduct?sort=availableQuantity',
  /** The stock movements of a product. */
  stockOf: (toolId: string) => `/dashboard/manageproduct/${encodeURIComponent(toolId)}#stock`,
  partsByStock: '/dashboard/parts?sort=availableQuantity',
  imports: '/dashboard/import',
  oneImport: (id: string) => `/dashboard/import/${encodeURIComponent(id)}`,
  parts: '/dashboard/parts',
  /** The order in which the shop shows its tools, or its parts. */
  board: (kind: 'tool' | 'part') => (kind === 'part' ? '/dashboard/board?kind=part' : '/dashboard/board'),
  manageAllOrders: '/dashboard/manageallorders',
  /** Paid orders that are still to be sent. */
  ordersToSend: '/dashboard/manageallorders?state=to-send',
  /** The orders that a search finds: for a person's email, or for a purchase's number. */
  ordersFoundBy: (words: string) => `/dashboard/manageallorders?${new URLSearchParams({ q: words })}`,
  /** The packing slips of orders, one on a printed page. */
  slips: (orderIds: readonly string[]) => `/dashboard/slips?orders=${orderIds.map(encodeURIComponent)}`,
  reviews: '/dashboard/reviews',
  /** The reviews of one tool. */
  reviewsAbout: (toolId: string) => `/dashboard/reviews?${new URLSearchParams({ tool: toolId })}`,
  quotes: '/dashboard/quotes',
  openQuotes: '/dashboard/quotes?state=open',
  offers: '/dashboard/offers',
  /** A request with its answers and offers. */
  request: (quoteId: string) => `/dashboard/quotes/${encodeURIComponent(quoteId)}`,
  messages: '/dashboard/messages',
  failedMessages: '/dashboard/messages?state=failed',
  notifications: '/dashboard/notifications',
  /** The owner's settings, or one section of them. */
  settings: (section?: string) => (section ? `/dashboard/settings/${section}` : '/dashboard/settings'),
  changes: '/dashboard/changes',
  proof: '/dashboard/proof',
  paymentsToCheck: '/dashboard/payments-to-check',
  /** What staff changed of one subject, and what one person changed. */
  changesOf: (kind: string, id: string) => `/dashboard/changes?${new URLSearchParams({ kind, id })}`,
  changesBy: (person: string) => `/dashboard/changes?${new URLSearchParams({ person })}`,
  /** The owner's texts, or the one of a page. */
  texts: (page?: string) => (page ? `/dashboard/texts/${page}` : '/dashboard/texts'),
  order: (orderId: string) => `/dashboard/manageallorders/${encodeURIComponent(orderId)}`,
  /** The order with the focus in the fields that send it. */
  sendOrder: (orderId: string) => `/dashboard/manageallorders/${encodeURIComponent(orderId)}#send`,
  /** The order with the focus in the fields that refund it. */
  refundOrder: (orderId: string) => `/dashboard/manageallorders/${encodeURIComponent(orderId)}#refund`,
} as const
