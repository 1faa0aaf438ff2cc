import type { ShopSettings } from '../../../contract/shop/shop-settings.ts'
import { absoluteAt } from '../../../domain/shop/page-address.ts'
import { addressesForPrograms, publicReads } from './public-reads.ts'

/**
 * Returns `/robots.txt`. It keeps crawlers from the API and the dashboard, except from the reads that `/llms.txt`
 * explains: the longest rule of an address holds (RFC 9309, section 2.2.2).
 */
export function robotsText(settings: ShopSettings): string {
  const { apiHost, publicUrl } = settings
  const isOwn = apiHost.startsWith('/')
  const paths = new Set(publicReads(settings).flatMap(({ path }) => path.split(/[{?]/, 1)))
  // A rule holds for all addresses that begin with it.
  const shortest = [...paths].filter(
    (path) => ![...paths].some((other) => other !== path && path.startsWith(other)),
  )
  const allowed = isOwn ? shortest.map((path) => `Allow: ${apiHost}${path}`) : []
  const forPrograms = addressesForPrograms(settings)
  return [
    'User-agent: *',
    ...forPrograms.map((path) => `Allow: ${path}`),
    ...(forPrograms.length > 0 ? [`Allow: ${apiHost}/ucp/`] : []),
    ...allowed,
    'Disallow: /api/',
    'Disallow: /dashboard',
    '',
    `Sitemap: ${absoluteAt(publicUrl)('/sitemap.xml')}`,
    '',
  ].join('\n')
}
