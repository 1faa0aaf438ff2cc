import { matchRoutes } from 'react-router'
import type { PageAddress } from '../../../contract/built-pages.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import type { PageQuery } from '../pages/page-query.ts'
import { routes } from '../routes/all-routes.ts'
import { matchedPage } from '../routes/routes-of.tsx'

/** The address of the page for every unknown path. */
const notFoundAddress = '/not-found'

/** Returns the page of a request's path and query, in any spelling. */
export function pageAddressOf(url: string): PageAddress {
  // A proxy may send an absolute URL (RFC 9112, 3.2.2).
  const [path = '', query] =
    url
      .replace(/^https?:\/\/[^/?#]*/i, '')
      .split('#', 1)[0]
      ?.split(/\?(.*)/s) ?? []
  const page = pageAt(path)
  if (!page) return { path: undefined, address: notFoundAddress, parameters: [] }
  const { pattern, ownPath, reads } = page
  // The server knows no session, so a dashboard page is the same for every order and product.
  const rendered = pattern.startsWith(dashboardLinks.home) ? pattern : ownPath
  // Other parameters (such as `utm_source`) do not change the page.
  const kept = reads.kept(new URLSearchParams(query))
  return { path: ownPath, address: kept.size > 0 ? `${rendered}?${kept}` : rendered, parameters: reads.names }
}

interface PageAt {
  readonly pattern: string
  /** The canonical path. */
  readonly ownPath: string
  readonly reads: PageQuery<string>
}

/** The pages of recent paths, cached because the router matches all routes for each path. */
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
  const match = matches.at(-1)
  const page = matchedPage(matches.map(({ route }) => route))
  const pattern = matches.findLast(({ route }) => route.path)?.route.path
  if (!page || pattern === undefined || pattern === '*') return undefined
  const ownPath = pattern.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(match?.params[name] ?? ''),
  )
  return { pattern, ownPath, reads: page.query }
}
