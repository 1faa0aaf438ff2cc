/** Addresses of all pages (spec §2). */
export const links = {
  home: '/',
  /** Its pages are in `dashboard-links.ts`, which no page of the storefront loads. */
  dashboard: '/dashboard',
  tools: '/tools',
  items: '/items',
  jobs: '/jobs',
  job: (id: string) => `/jobs/${encodeURIComponent(id)}`,
  /** What fits: a standard of a group, if any. */
  fit: (asked: { readonly group?: string; readonly standard?: string } = {}) => {
    const query = new URLSearchParams(asked)
    return query.size > 0 ? `/fit?${query}` : '/fit'
  },
  blog: '/blog',
  portfolio: '/portfolio',
  signup: '/signup',
  forgotPassword: '/forgot-password',
  /** Targets of the links in emails; their secrets are in the URL fragment. */
  resetPassword: '/reset-password',
  verifyAddress: '/verify-address',
  restock: '/restock',
  offer: '/offer',
  openOrder: '/order',
  withdraw: '/withdraw',
  basket: '/basket',
  delivery: '/delivery',
  returns: '/returns',
  privacy: '/privacy',
  terms: '/terms',
  accessibility: '/accessibility',
  status: '/status',
  contact: '/contact',
  /** The page of a list that begins after a cursor. */
  pageAfter: (list: string, after: string) => `${list}?${new URLSearchParams({ after })}`,
  /** The tools and parts that a search finds. */
  found: (words: string) => `/tools?${new URLSearchParams({ q: words })}`,
  /** The search field of the page that is shown. */
  searchField: '#search',
  /** The tools of a category. */
  toolsOf: (category: string) => `/tools?${new URLSearchParams({ category })}`,
  /** Up to four tools side by side. */
  compare: (ids: readonly string[]) =>
    `/compare${ids.length > 0 ? `?tools=${ids.map(encodeURIComponent)}` : ''}`,
  tool: (id: string) => `/tool/${encodeURIComponent(id)}`,
  /** The page of a part that can be booked; else the quote form, filled with that part. */
  part: (id: string, stocked: boolean) => (stocked ? links.tool(id) : links.quote(id)),
  /** The tool with a quantity in its booking form. */
  toolInQuantity: (id: string, quantity: string) =>
    `/tool/${encodeURIComponent(id)}?${new URLSearchParams({ quantity })}`,
  /** `from` is the return path after signing in. */
  login: (from?: string) => (from ? `/login?${new URLSearchParams({ from })}` : '/login'),
  /** The quote form, filled with words that a search did not find. */
  quoteFor: (words: string) => `/quote?${new URLSearchParams({ words })}`,
  /** `item` prefills the quote form with that part. */
  quote: (item?: string) => (item ? `/quote?${new URLSearchParams({ item })}` : '/quote'),
} as const
