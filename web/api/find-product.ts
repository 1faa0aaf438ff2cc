import { ApiError } from './api-error.ts'
import type { ShopApi } from './client.ts'
import { type DescribedProduct, getTool } from './rows/catalogue.ts'

/** Loads a product; null if the shop does not offer it, or no longer. */
export async function findProduct(
  api: ShopApi,
  id: string,
  signal: AbortSignal,
): Promise<DescribedProduct | null> {
  try {
    return await api.call(getTool, { params: { id } }, { signal })
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null
    throw error
  }
}
