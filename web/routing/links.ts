import { link, type Pattern } from './link.ts'

/** Addresses of all pages (spec §2). */
export const links = {
  home: '/' satisfies Pattern,
  /** The dashboard's pages are in `dashboard-links.ts`, which no page of the storefront loads. */
  dashboard: '/dashboard' satisfies Pattern,
  tools: '/tools' satisfies Pattern,
  items: '/items' satisfies Pattern,
  jobs: '/jobs' satisfies Pattern,
  job: (id: string): string => link('/jobs/:jobId', { jobId: id }),
  /** The page of what fits, with a standard of a group if one is given. */
  fit: (asked: { readonly group?: string; readonly standard?: string } = {}): string => link('/fit', asked),
  blog: '/blog' satisfies Pattern,
  portfolio: '/portfolio' satisfies Pattern,
  signup: '/signup' satisfies Pattern,
  forgotPassword: '/forgot-password' satisfies Pattern,
  /** Targets of the links in emails; their secrets are in the URL fragment. */
  resetPassword: '/reset-password' satisfies Pattern,
  verifyAddress: '/verify-address' satisfies Pattern,
  restock: '/restock' satisfies Pattern,
  offer: '/offer' satisfies Pattern,
  openOrder: '/order' satisfies Pattern,
  withdraw: '/withdraw' satisfies Pattern,
  basket: '/basket' satisfies Pattern,
  delivery: '/delivery' satisfies Pattern,
  returns: '/returns' satisfies Pattern,
  privacy: '/privacy' satisfies Pattern,
  terms: '/terms' satisfies Pattern,
  accessibility: '/accessibility' satisfies Pattern,
  status: '/status' satisfies Pattern,
  contact: '/contact' satisfies Pattern,
  /** The tools and parts that a search finds. */
  found: (words: string): string => link('/tools', { q: words }),
  /** The search field of the page that is shown. */
  searchField: '#search',
  /** The tools of a category. */
  toolsOf: (category: string): string => link('/tools', { category }),
  /** Up to four tools side by side. */
  compare: (ids: readonly string[]): string =>
    `/compare${ids.length > 0 ? `?tools=${ids.map(encodeURIComponent)}` : ''}`,
  tool: (id: string): string => link('/tool/:toolId', { toolId: id }),
  /** The page of a part that can be booked; otherwise the quote form, filled with that part. */
  part: (id: string, stocked: boolean): string => (stocked ? links.tool(id) : links.quote(id)),
  /** The tool with a quantity in its booking form. */
  toolInQuantity: (id: string, quantity: string): string => link('/tool/:toolId', { toolId: id, quantity }),
  /** `from` is the return path after signing in. */
  login: (from?: string): string => (from ? `/login?${new URLSearchParams({ from })}` : '/login'),
  /** The quote form, filled with words that a search did not find. */
  quoteFor: (words: string): string => link('/quote', { words }),
  /** `item` prefills the quote form with that part. */
  quote: (item?: string): string => link('/quote', { item }),
} as const
