/** Every address of the shop's own pages, in one place (spec §2). */
export const links = {
  home: '/',
  tools: '/tools',
  items: '/items',
  blog: '/blog',
  portfolio: '/portfolio',
  signup: '/signup',
  forgotPassword: '/forgot-password',
  /** Where the links in mails lead; their secrets stand behind a #. */
  resetPassword: '/reset-password',
  verifyAddress: '/verify-address',
  delivery: '/delivery',
  returns: '/returns',
  privacy: '/privacy',
  terms: '/terms',
  contact: '/contact',
  tool: (id: string) => `/tool/${encodeURIComponent(id)}`,
  /** With `from`, the page to come back to after signing in: a path of this shop. */
  login: (from?: string) => (from ? `/login?${new URLSearchParams({ from })}` : '/login'),
  /** With `item`, the quote form opens filled with that part. */
  quote: (item?: string) => (item ? `/quote?${new URLSearchParams({ item })}` : '/quote'),
} as const

/** The addresses of the signed-in area. */
export const dashboardLinks = {
  home: '/dashboard',
  myProfile: '/dashboard/myprofile',
  account: '/dashboard/account',
  addReview: '/dashboard/addreview',
  myOrders: '/dashboard/myorders',
  payment: (orderId: string) => `/dashboard/payment/${encodeURIComponent(orderId)}`,
  allUsers: '/dashboard/allusers',
  addProduct: '/dashboard/addproduct',
  manageProduct: '/dashboard/manageproduct',
  product: (toolId: string) => `/dashboard/manageproduct/${encodeURIComponent(toolId)}`,
  manageAllOrders: '/dashboard/manageallorders',
  /** The paid orders that wait for their parcel. */
  ordersToSend: '/dashboard/manageallorders?state=to-send',
  reviews: '/dashboard/reviews',
  quotes: '/dashboard/quotes',
  messages: '/dashboard/messages',
  order: (orderId: string) => `/dashboard/manageallorders/${encodeURIComponent(orderId)}`,
} as const
