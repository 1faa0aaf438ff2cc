import * as contract from '../../contract/products.ts'
import { done, refused } from '../../domain/outcome.ts'
import { findProduct, type ManagedProduct } from '../data/queries/catalogue/managed-products.ts'
import { serve } from './serving/serve-operation.ts'
import { toToolResponse } from './tool-response.ts'

export const products = [
  serve(contract.getProduct, async ({ shop, input }) => {
    const product = await findProduct(shop.database.read, input.params.id)
    return product ? done(toProductResponse(product)) : refused('TOOL_NOT_FOUND')
  }),
]

function toProductResponse(product: ManagedProduct): contract.Product {
  const { version, changedAt, changedBy } = product
  return {
    ...toToolResponse(product),
    version,
    ...(changedAt !== null && { changedAt: new Date(changedAt).toISOString() }),
    ...(changedBy !== null && { changedBy }),
  }
}
