import { matchRoutes } from 'react-router'
import type { PageAddress } from '../../../contract/built-pages.ts'
import { askedQuantity } from '../../../domain/orders/order-quantity.ts'
import { choicesOf } from '../../features/storefront/finding/list-query.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { links } from '../../routing/links.ts'
import { routes } from '../routes/all-routes.ts'

/** The choices among the rows of a list (domain/catalogue/catalogue-address.ts). */
const choices = [
  'q',
  'category',
  'brand',
  'fits',
  'stock',
  'price-from',
  'price-to',
  'spec.',
  'sort',
  'after',
]

/** Of these parameters every value counts, of the others the first one. */
const repeated = new Set(['tools'])

/**
 * The query parameters that server-rendered pages read; a name that ends with a point is the beginning of names. All
 * others (`utm_source`, unknown ones) do not change the page. The dashboard reads its parameters in the browser.
 */
const parametersOfPages: Readonly<Record<string, readonly string[]>> = {
  [links.quote()]: ['item', 'words'],
  [links.fit()]: ['group', 'standard', 'measure', 'value', 'known'],
  [links.tools]: [...choices, 'view'],
  [links.items]: choices,
  '/tool/:toolId': ['reviews', 'quantity'],
  [links.compare([])]: ['tools'],
}

/** The address under which every unknown path is rendered. */
const notFoundAddress = '/not-found'

/** Finds the page of a request's path and query, in any spelling. */
export function pageAddressOf(url: string): PageAddress {
  // A proxy may send an absolute URL (RFC 9112, 3.2.2).
  const [path = '', query] =
    url
      .replace(/^https?:\/\/[^/?#]*/i, '')
      .split('#', 1)[0]
      ?.split(/\?(.*)/s) ?? []
  const page = pageAt(path)
  if (!page) return { path: undefined, address: notFoundAddress, parameters: [] }
  const { pattern, ownPath } = page
  const parameters = parametersOfPages[pattern] ?? []
  // The server knows no session: the dashboard's pages are the same for every order and product.
  const rendered = pattern.startsWith(dashboardLinks.home) ? pattern : ownPath
  const isList = pattern === links.tools || pattern === links.items
  const kept = isList ? choicesIn(query, parameters) : known(query, parameters)
  return { path: ownPath, address: kept.size > 0 ? `${rendered}?${kept}` : rendered, parameters }
}

interface PageAt {
  readonly pattern: string
  /** The path in its only spelling. */
  readonly ownPath: string
}

/** The pages of the last paths: the router reads all routes anew for each path. */
const pages = new Map<string, PageAt | undefined>()
const mostPages = 200

function pageAt(path: string): PageAt | undefined {
  if (!pages.has(path)) {
    if (pages.size === mostPages) pages.clear()
    pages.set(path, findPage(path))
  }
  return pages.get(path)
}

function findPage(path: string): PageAt | undefined {
  const matches = matchRoutes(routes, path) ?? []
  const page = matches.at(-1)
  if (!page || page.route.path === '*') return undefined
  const pattern = matches.reduce((before, { route }) => joined(before, route.path), '') || '/'
  const ownPath = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(page.params[name] ?? ''))
  return { pattern, ownPath }
}

function joined(before: string, path = ''): string {
  if (path.startsWith('/') || path === '') return path || before
  return `${before}/${path}`
}

/** Returns what the address of a list chooses; values that choose nothing would be rendered as other pages. */
function choicesIn(query: string | undefined, parameters: readonly string[]): URLSearchParams {
  const given = new URLSearchParams(query)
  const address = choicesOf(given)
  if (!parameters.includes('view')) address.delete('view')
  const after = given.get('after')
  if (after) address.set('after', after)
  return address
}

function known(query: string | undefined, parameters: readonly string[]): URLSearchParams {
  const given = new URLSearchParams(query)
  const entries = parameters.flatMap((name) => {
    const values = repeated.has(name) ? given.getAll(name) : given.getAll(name).slice(0, 1)
    return values.flatMap((value) => (isShown(name, value, given) ? [[name, value]] : []))
  })
  return new URLSearchParams(entries)
}

/** Tells whether a value changes the page. A quantity that nobody can order does not. */
function isShown(name: string, value: string, given: URLSearchParams): boolean {
  return name === 'quantity' ? askedQuantity(given) !== undefined : value !== ''
}
