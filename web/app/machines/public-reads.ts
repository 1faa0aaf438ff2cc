import { listJobs } from '../../../contract/catalogue/jobs.ts'
import { listToolReviews } from '../../../contract/catalogue/reviews.ts'
import { searchProducts } from '../../../contract/catalogue/search.ts'
import { listStandards } from '../../../contract/catalogue/standards.ts'
import { getToolGuide } from '../../../contract/catalogue/tool-guide.ts'
import { countTools, listTools } from '../../../contract/catalogue/tools.ts'
import { getDeliveryPrices } from '../../../contract/shop/delivery-rates.ts'
import type { ShopSettings } from '../../../contract/shop/shop-settings.ts'
import { hostOf, type OperationName } from '../../api/host.ts'

/** A read of the API without a token, which `/llms.txt` explains and `/robots.txt` allows. */
interface PublicRead {
  readonly name: string
  /** Below the API's host, with `{…}` and a query where callers fill in something. */
  readonly path: string
  readonly explained: string
  /** The extension that another backend may lack. */
  readonly needs?: OperationName
  /** Another extension, and what it adds to the explanation. */
  readonly more?: { readonly needs: OperationName; readonly explained: string }
}

const reads: readonly PublicRead[] = [
  {
    name: 'Tools',
    path: '/tools',
    explained: '`_id`, `name`, `price` of one piece, `minOrderQuantity`, `availableQuantity`, and details',
    more: {
      needs: listTools,
      explained: 'pages: `limit` (1 to 200) and `after`; the header `x-next-cursor` has the next cursor',
    },
  },
  { name: 'One tool', path: '/tools/{id}', explained: 'its page has the same facts as JSON-LD' },
  {
    name: 'Parts',
    path: '/items',
    explained: 'those with `availableQuantity` are bought as tools are, the others on request',
  },
  {
    name: 'Search',
    path: '/search?q=15mm+spanner',
    explained: '`q` takes words, sizes with units, synonyms and jobs',
    needs: searchProducts,
  },
  {
    name: 'Facets',
    path: '/tools/facets',
    explained:
      'the choices of `q`, `category` and `filter` with their counts. `filter` is `name:value` joined by `;`: `brand`, ' +
      '`fits`, `stock:in`, `price:5..70`, `spec.{key}`',
    needs: countTools,
  },
  {
    name: 'Standards',
    path: '/standards',
    explained: 'what a bicycle part measures, with sources; `fits` of a tool names them by id',
    needs: listStandards,
  },
  {
    name: 'Guide',
    path: '/tools/{id}/guide',
    explained: 'a tool’s specification in words',
    needs: getToolGuide,
  },
  {
    name: 'Reviews',
    path: '/tools/{id}/reviews',
    explained: '`boughtHere` marks proven purchases',
    needs: listToolReviews,
  },
  {
    name: 'Jobs',
    path: '/jobs',
    explained: 'the steps of a repair, and the tools that it needs',
    needs: listJobs,
  },
  {
    name: 'Delivery prices',
    path: '/delivery-prices',
    explained: 'zones of countries with their steps, and the taxes by country',
    needs: getDeliveryPrices,
  },
  { name: 'API description', path: '/openapi.json', explained: 'every operation, OpenAPI 3.1' },
]

/** Addresses for programs that serve a person, at this server. */
const programAddresses = ['/mcp', '/.well-known/ucp'] as const

/** Returns the addresses for programs that serve a person, if the backend offers carts to them. */
export function addressesForPrograms(settings: ShopSettings): readonly string[] {
  const { offers, isThisServer } = hostOf(settings)
  return isThisServer && offers({ id: 'createCart' }) ? programAddresses : []
}

/** Returns the reads that the backend offers. */
export function publicReads(settings: ShopSettings): readonly PublicRead[] {
  const { offers } = hostOf(settings)
  return reads
    .filter(({ needs }) => !needs || offers(needs))
    .map(({ more, ...read }) =>
      more && offers(more.needs) ? { ...read, explained: `${read.explained}; ${more.explained}` } : read,
    )
}
