import type * as contract from '../../../contract/agents/ucp-catalogue.ts'
import type { UcpContext, UcpMessage } from '../../../contract/agents/ucp-parts.ts'
import { said } from '../../../contract/languages/said.ts'
import type { InputOf } from '../../../contract/operation.ts'
import { amountOf } from '../../../domain/money.ts'
import { done, refused } from '../../../domain/outcome.ts'
import { findBookable, type ProductRow } from '../../data/queries/catalogue/products.ts'
import { findIdsOfSkus } from '../../data/queries/catalogue/skus.ts'
import { cartTexts } from '../../operations/carts/cart-texts.ts'
import type { Shop } from '../../operations/shop.ts'
import type { HandlersOf } from '../serving/handlers.ts'
import type { WebShop } from '../serving/web-shop.ts'
import { chainedPage, type ProductSource } from './chained-pages.ts'
import { inRequestedLanguage } from './requested-language.ts'
import { ucpFailure, ucpOf } from './ucp-envelope.ts'
import { ucpProducts, warningsOf } from './ucp-products.ts'

const searching = 'dev.ucp.shopping.catalog.search'
const lookingUp = 'dev.ucp.shopping.catalog.lookup'

const usualLimit = 10
const mostAtOnce = 50

type Search = InputOf<typeof contract.searchCatalog>['body']

export const ucpCatalogue = {
  searchCatalog: async ({ shop, web, input: { headers, body } }) =>
    inRequestedLanguage(shop, body.context, headers['accept-language'], () => searchCatalog(shop, web, body)),
  lookupCatalog: async ({ shop, input: { headers, body } }) =>
    inRequestedLanguage(shop, body.context, headers['accept-language'], async () => {
      const { found, missing } = await lookUp(shop, body.ids)
      const toProduct = await ucpProducts(shop, countryOf(body.context))
      const rows = [...found.keys()]
      const messages = [...missing.map(missingIdentifier), ...warningsOf(rows, shop, pathOfProduct)]
      return done({
        ucp: ucpOf(lookingUp),
        products: rows.map((row) => toProduct(row, found.get(row))),
        ...(messages.length > 0 && { messages }),
      })
    }),
  getCatalogProduct: async ({ shop, input: { headers, body } }) =>
    inRequestedLanguage(shop, body.context, headers['accept-language'], async () => {
      const { found } = await lookUp(shop, [body.id])
      const [row] = found.keys()
      if (!row)
        return done(ucpFailure(shop, lookingUp, 'not_found', said(cartTexts).productNotFound(body.id)))
      const toProduct = await ucpProducts(shop, countryOf(body.context))
      const messages = warningsOf([row], shop, () => '$.product')
      return done({
        ucp: ucpOf(lookingUp),
        product: toProduct(row),
        ...(messages.length > 0 && { messages }),
      })
    }),
} satisfies HandlersOf<typeof contract.ucpCatalogue>

async function searchCatalog(shop: Shop, web: WebShop, body: Search) {
  const { query = '', filters, pagination, context } = body
  const { currency } = (await shop.settings.read()).money
  const price = filters?.price
  const isPriceUsed = price !== undefined && context?.currency?.toUpperCase() === currency
  const filter = isPriceUsed ? priceFilter(price) : ''
  const categories = filters?.categories?.length ? filters.categories : ['']
  const sources = categories.flatMap((category): ProductSource[] => [
    { kind: 'tool', q: query, category, filter },
    { kind: 'item', q: query, category, filter },
  ])
  const limit = Math.min(pagination?.limit ?? usualLimit, mostAtOnce)
  const page = await chainedPage(web, sources, { limit, cursor: pagination?.cursor })
  if (!page) return refused('CURSOR_INVALID')
  const rows = await findBookable(shop.database.read, page.ids)
  const toProduct = await ucpProducts(shop, countryOf(context))
  const ignored = price !== undefined && !isPriceUsed ? [priceIgnored(currency)] : []
  const messages = [...ignored, ...warningsOf(rows, shop, pathOfProduct)]
  return done({
    ucp: ucpOf(searching),
    products: rows.map((row) => toProduct(row)),
    pagination: {
      has_next_page: page.next !== undefined,
      ...(page.next !== undefined && { cursor: page.next }),
    },
    ...(messages.length > 0 && { messages }),
  })
}

function priceFilter({ min, max }: { readonly min?: number | undefined; readonly max?: number | undefined }) {
  if (min === undefined && max === undefined) return ''
  const written = (cents: number | undefined) => (cents === undefined ? '' : String(amountOf(cents)))
  return `price:${written(min)}..${written(max)}`
}

function priceIgnored(currency: string): UcpMessage {
  return { type: 'info', code: 'price_filter_ignored', content: said(cartTexts).priceFilterIgnored(currency) }
}

/** Returns the products that identifiers mean, each once with its identifiers, and the others. */
async function lookUp(shop: Shop, asked: readonly string[]) {
  const ids = [...new Set(asked)]
  const { read } = shop.database
  const bySku = await findIdsOfSkus(read, ids)
  const rows = await findBookable(read, [...new Set([...ids, ...bySku.values()])])
  const products = new Map(rows.map((row) => [row.id, row]))
  const found = new Map<ProductRow, string[]>()
  const missing: string[] = []
  for (const id of ids) {
    const row = products.get(id) ?? products.get(bySku.get(id) ?? '')
    if (row) found.set(row, [...(found.get(row) ?? []), id])
    else missing.push(id)
  }
  return { found, missing }
}

function missingIdentifier(id: string): UcpMessage {
  return { type: 'info', code: 'not_found', content: id }
}

function pathOfProduct(index: number): string {
  return `$.products[${index}]`
}

/** Returns the country of a context as ISO 3166 code; null for none, or a name of another form. */
export function countryOf(context: UcpContext): string | null {
  const country = context?.address_country?.toUpperCase() ?? ''
  return /^[A-Z]{2}$/.test(country) ? country : null
}
