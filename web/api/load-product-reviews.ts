import { listToolReviews } from '../../contract/catalogue/reviews.ts'
import type { AnswerOf } from '../../contract/operation.ts'
import { ApiError } from './api-error.ts'
import type { ShopApi } from './client.ts'

/** A page of a product's reviews, with the totals of all of them. */
export interface ProductReviews extends AnswerOf<typeof listToolReviews> {
  /** Whether this is the first page of the list. */
  readonly isFirst: boolean
  /** The cursor of the next page, if any. */
  readonly next?: string
}

/** Loads the reviews of a product after a cursor. Loads the newest ones without a cursor, or with an unknown one. */
export async function loadProductReviews(
  api: ShopApi,
  id: string,
  after: string | null,
  signal: AbortSignal,
): Promise<ProductReviews> {
  const request = { params: { id }, ...(after && { query: { after } }) }
  try {
    const { answer, next } = await api.callForPage(listToolReviews, request, { signal })
    return { ...answer, isFirst: !after, ...(next && { next }) }
  } catch (error) {
    if (after && error instanceof ApiError && error.status === 400)
      return loadProductReviews(api, id, null, signal)
    throw error
  }
}
