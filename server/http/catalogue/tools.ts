import type * as contract from '../../../contract/catalogue/tools.ts'
import { centsOf } from '../../../domain/money.ts'
import { done, refused } from '../../../domain/outcome.ts'
import {
  findBookable,
  findProduct,
  findTools,
  listToolsByPage,
  type ProductRow,
} from '../../data/queries/catalogue/products.ts'
import { addProduct } from '../../operations/catalogue/add-product.ts'
import { changeProduct } from '../../operations/catalogue/change-product.ts'
import { deleteProduct } from '../../operations/catalogue/delete-product.ts'
import type { Shop } from '../../operations/shop.ts'
import { deleted, inserted, listPage, sortedBy, updated } from '../serving/answers.ts'
import { choiceOf, foundPage, needsIndex, toFacets } from '../serving/found-products.ts'
import type { HandlersOf } from '../serving/handlers.ts'
import { membersIn } from './family-members.ts'
import { readingOf } from './reading.ts'
import { readDictionary } from './spec-keys.ts'
import { breaksInCents, inCents } from './tool-prices.ts'
import { toToolResponse } from './tool-response.ts'

export const tools = {
  listTools: {
    handle: async ({ shop, web, input: { query }, setHeader }) => {
      if (needsIndex(query)) {
        const page = await foundPage(web, 'tool', query, (ids) => findTools(shop.database.read, ids))
        const toTool = inLanguageOf(shop)
        return listPage(page, setHeader, (product) => ({
          ...toTool(product),
          ...membersIn(shop, page?.families.get(product.id)),
        }))
      }
      const { search = '', sort, limit, after, cursor } = query
      const order = isStored(sort) ? sortedBy<StoredSort>(sort) : byPosition
      const request = { limit, after: after ?? cursor }
      const page = await shop.database.readMany((read) =>
        listToolsByPage(read, { search, ...order }, request),
      )
      return listPage(page, setHeader, inLanguageOf(shop))
    },
    hasUsualLimit: needsIndex,
  },
  countTools: async ({ shop, web, input: { query } }) => {
    const counts = await web.search.facets(choiceOf('tool', query))
    return done(toFacets(counts, await readDictionary(shop), shop.settings.labelOf))
  },
  listChosenTools: async ({ shop, input: { query } }) => {
    const chosen = await findBookable(shop.database.read, [...new Set(query.ids.split(','))])
    return done(chosen.map(inLanguageOf(shop)))
  },
  getTool: async ({ shop, input }) => {
    const product = await findProduct(shop.database.read, input.params.id)
    return product ? done(toToolResponse(product, readingOf(shop))) : refused('TOOL_NOT_FOUND')
  },
  addTool: async ({ shop, caller, input: { body } }) => {
    const {
      img = '',
      name,
      shortDescription,
      minOrderQuantity,
      availableQuantity,
      price,
      draft = false,
      ...rest
    } = body
    const { priceBreaks, compareAtPrice, ...details } = rest
    const product = {
      img,
      name,
      shortDescription,
      minimumOrder: minOrderQuantity,
      unitPriceCents: centsOf(price),
      priceBreaks: breaksInCents(priceBreaks),
      compareAtCents: inCents(compareAtPrice),
      details,
      draft,
    }
    return inserted(await addProduct(shop, caller, product, availableQuantity))
  },
  changeTool: async ({ shop, caller, input: { params, body } }) => {
    const { img, name, shortDescription, minOrderQuantity, price, restock, version, ...rest } = body
    const { priceBreaks, compareAtPrice, ...details } = rest
    const description = {
      ...(img !== undefined && { img }),
      ...(name !== undefined && { name }),
      ...(shortDescription !== undefined && { shortDescription }),
      ...(minOrderQuantity !== undefined && { minimumOrder: minOrderQuantity }),
      ...(price !== undefined && { unitPriceCents: centsOf(price) }),
      ...(priceBreaks !== undefined && { priceBreaks: breaksInCents(priceBreaks) }),
    }
    const change = { description, compareAtCents: inCents(compareAtPrice), details, restock, version }
    return updated(await changeProduct(shop, caller, params.id, change))
  },
  deleteTool: async ({ shop, caller, input }) => {
    return deleted(await deleteProduct(shop, caller, input.params.id))
  },
} satisfies HandlersOf<typeof contract.tools>

/** Returns the conversion of stored tools for the current request. */
function inLanguageOf(shop: Shop): (product: ProductRow) => contract.Tool {
  const reading = readingOf(shop)
  return (product) => toToolResponse(product, reading)
}

/** The sort orders for which the database has an index. */
type StoredSort = 'name' | 'price' | 'availableQuantity'

function isStored(sort: string | undefined): sort is StoredSort | `-${StoredSort}` {
  return sort !== undefined && /^-?(?:name|price|availableQuantity)$/.test(sort)
}

const byPosition = { by: 'position', descending: false } as const
