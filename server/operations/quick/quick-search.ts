import type { ProductState } from '../../../contract/product-states.ts'
import { isStaff } from '../../../domain/rights.ts'
import { listUsers } from '../../data/queries/accounts/users.ts'
import { listProductsByPage } from '../../data/queries/catalogue/managed-products.ts'
import { listOrders } from '../../data/queries/orders/listed-orders.ts'
import type { CatalogueSearch } from '../../search/catalogue-search.ts'
import type { Caller, Shop } from '../shop.ts'

/** Of each kind. */
const mostFound = 5

interface FoundProduct {
  readonly id: string
  readonly name: string
  readonly img: string
  readonly outline: string | null
  readonly available: number
  readonly state: ProductState
}

/** Finds orders, products and people by a few letters, as far as the caller may list them. */
export async function quickSearch(
  shop: Pick<Shop, 'database'>,
  catalogue: Pick<CatalogueSearch, 'search'>,
  { role, email }: Caller,
  words: string,
) {
  const { database } = shop
  const page = { limit: mostFound, after: undefined }
  const ofAdmin = role === 'admin'
  const [orders, products, people] = await Promise.all([
    listOrders(
      database,
      {
        search: words,
        oldestFirst: false,
        filter: undefined,
        customerEmail: isStaff(role) ? undefined : email,
        from: undefined,
        to: undefined,
      },
      page,
    ),
    ofAdmin ? findProducts(shop, catalogue, words) : [],
    ofAdmin ? listUsers(database.read, { search: words, by: 'email', descending: false }, page) : undefined,
  ])
  return { orders: orders?.rows ?? [], products, people: people?.rows ?? [] }
}

/** Finds tools for sale as visitors do, also with errors of typing, and hidden ones by the beginning of the name. */
async function findProducts(
  { database: { read } }: Pick<Shop, 'database'>,
  catalogue: Pick<CatalogueSearch, 'search'>,
  words: string,
): Promise<readonly FoundProduct[]> {
  const order = { by: 'name', descending: false } as const
  const wanted = { ...order, search: words, kind: 'tool', state: undefined } as const
  const [{ results }, listed] = await Promise.all([
    catalogue.search(words, mostFound),
    listProductsByPage(read, wanted, { limit: mostFound, after: undefined }),
  ])
  const found = new Map<string, FoundProduct>()
  for (const result of results)
    if (result.kind === 'tool') found.set(result.id, { ...result, state: 'shown' })
  for (const product of listed?.rows ?? []) found.set(product.id, product)
  return [...found.values()].slice(0, mostFound)
}
