import { link, type Pattern } from './link.ts'

/** Addresses of all pages (spec §2). */
export const links = {
  home: '/' satisfies Pattern,
  /** The dashboard's other pages are in `dashboard-links.ts`, which no storefront page loads. */
  dashboard: '/dashboard' satisfies Pattern,
  tools: '/tools' satisfies Pattern,
  items: '/items' satisfies Pattern,
  jobs: '/jobs' satisfies Pattern,
  job: (id: string): string => link('/jobs/:jobId', { jobId: id }),
  /** The page of what fits, optionally with a standard of a group. */
  fit: (asked: { readonly group?: string; readonly standard?: string } = {}): string => link('/fit', asked),
  blog: '/blog' satisfies Pattern,
  portfolio: '/portfolio' satisfies Pattern,
  signup: '/signup' satisfies Pattern,
  forgotPassword: '/forgot-password' satisfies Pattern,
  /** Targets of links in emails. Their secrets are in the URL fragment. */
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
  /** The tools and parts that match a search. */
  found: (words: string): string => link('/tools', { q: words }),
  /** The search field of the current page. */
  searchField: '#search',
  /** The tools of a category. */
  toolsOf: (category: string): string => link('/tools', { category }),
  /** Up to four tools side by side. */
  compare: (ids: readonly string[]): string =>
    `/compare${ids.length > 0 ? `?tools=${ids.map(encodeURIComponent)}` : ''}`,
  tool: (id: string): string => link('/tool/:toolId', { toolId: id }),
  /** The page of a bookable part; otherwise the quote form, prefilled with the part. */
  part: (id: string, stocked: boolean): string => (stocked ? links.tool(id) : links.quote(id)),
  /** The tool with a quantity in its booking form. */
  toolInQuantity: (id: string, quantity: string): string => link('/tool/:toolId', { toolId: id, quantity }),
  /** `from` is the return path after the sign-in. */
  login: (from?: string): string => (from ? `/login?${new URLSearchParams({ from })}` : '/login'),
  /** The quote form, prefilled with the words of a search without results. */
  quoteFor: (words: string): string => link('/quote', { words }),
  /** `item` prefills the quote form with that part. */
  quote: (item?: string): string => link('/quote', { item }),
} as const
