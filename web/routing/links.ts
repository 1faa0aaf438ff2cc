import { link } from './link.ts'

/** Addresses of all pages (spec §2). */
export const links = {
  home: link('/'),
  /** Its pages are in `dashboard-links.ts`, which no page of the storefront loads. */
  dashboard: link('/dashboard'),
  tools: link('/tools'),
  items: link('/items'),
  jobs: link('/jobs'),
  job: (id: string): string => link('/jobs/:jobId', { jobId: id }),
  /** What fits: a standard of a group, if any. */
  fit: (asked: { readonly group?: string; readonly standard?: string } = {}): string => link('/fit', asked),
  blog: link('/blog'),
  portfolio: link('/portfolio'),
  signup: link('/signup'),
  forgotPassword: link('/forgot-password'),
  /** Targets of the links in emails; their secrets are in the URL fragment. */
  resetPassword: link('/reset-password'),
  verifyAddress: link('/verify-address'),
  restock: link('/restock'),
  offer: link('/offer'),
  openOrder: link('/order'),
  withdraw: link('/withdraw'),
  basket: link('/basket'),
  delivery: link('/delivery'),
  returns: link('/returns'),
  privacy: link('/privacy'),
  terms: link('/terms'),
  accessibility: link('/accessibility'),
  status: link('/status'),
  contact: link('/contact'),
  /** The page of a list that begins after a cursor. */
  pageAfter: (list: string, after: string): string => `${list}?${new URLSearchParams({ after })}`,
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
  /** The page of a part that can be booked; else the quote form, filled with that part. */
  part: (id: string, stocked: boolean): string => (stocked ? links.tool(id) : links.quote(id)),
  /** The tool with a quantity in its booking form. */
  toolInQuantity: (id: string, quantity: string): string => link('/tool/:toolId', { toolId: id, quantity }),
  /** `from` is the return path after signing in. */
  login: (from?: string): string =>
    from ? `${link('/login')}?${new URLSearchParams({ from })}` : link('/login'),
  /** The quote form, filled with words that a search did not find. */
  quoteFor: (words: string): string => link('/quote', { words }),
  /** `item` prefills the quote form with that part. */
  quote: (item?: string): string => link('/quote', { item }),
} as const
