import type { ProductState } from '../../../contract/catalogue/product-states.ts'
import { isStaff } from '../../../domain/accounts/rights.ts'
import type { ReadWords } from '../../../domain/catalogue/words-in-language.ts'
import { listUsers } from '../../data/queries/accounts/listed-users.ts'
import { findHiddenProducts } from '../../data/queries/catalogue/managed-products.ts'
import { listOrders } from '../../data/queries/orders/listed-orders.ts'
import type { ProductKind } from '../../data/schema/catalogue-tables.ts'
import type { CatalogueSearch } from '../../search/catalogue-search.ts'
import type { Caller, Shop } from '../shop.ts'

/** The most results of each kind. */
const mostFound = 5
/** Results that are reserved for hidden products. */
const leastHidden = 2

interface FoundProduct extends Pick<ReadWords, 'lang'> {
  readonly id: string
  readonly name: string
  readonly img: string
  readonly outline: string | null
  readonly available: number
  readonly kind: ProductKind
  /** 0 for a part without stock. */
  readonly stocked: 0 | 1
  readonly state: ProductState
}

/** Finds orders, products and people by a few letters, limited to the lists that the caller may see. */
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
    ofAdmin ? listUsers(database, { search: words, by: 'email', descending: false }, page) : undefined,
  ])
  return { orders: orders?.rows ?? [], products, people: people?.rows ?? [] }
}

/** Finds products for sale despite typing errors, as visitors do, and hidden products by any part of name or SKU. */
async function findProducts(
  { database: { read } }: Pick<Shop, 'database'>,
  catalogue: Pick<CatalogueSearch, 'search'>,
  words: string,
): Promise<readonly FoundProduct[]> {
  const [{ results }, hidden] = await Promise.all([
    catalogue.search(words, mostFound),
    findHiddenProducts(read, words, mostFound),
  ])
  const shown = results.map((result) => ({
    ...result,
    kind: result.kind === 'item' ? ('part' as const) : ('tool' as const),
    state: 'shown' as const,
  }))
  // Reserves places for hidden products, which many products for sale would otherwise push out.
  return [...shown.slice(0, mostFound - Math.min(hidden.length, leastHidden)), ...hidden].slice(0, mostFound)
}
