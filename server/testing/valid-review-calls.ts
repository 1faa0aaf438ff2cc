import { addReview } from '../operations/reviews/add-review.ts'
import { replyToReview } from '../operations/reviews/reply-to-review.ts'
import type { OperationId } from './api-call.ts'
import { addAdmin, addCustomer, addTool, granted } from './shop-contents.ts'
import type { TestApp } from './test-app.ts'
import { byAdmin, byCustomer, type ValidCall } from './valid-callers.ts'

/** Writes a review of the shop as a new customer; returns its id. */
export async function writeReview({ shop }: TestApp): Promise<string> {
  const written = { img: '/pictures/hub.webp', name: 'Ada', text: 'True.', stars: 5 }
  return granted(await addReview(shop, await addCustomer(shop), written))
}

export const validReviewCalls = {
  listReviews: async () => ({}),
  addReview: (app) =>
    byCustomer(app, ({ email }) => ({
      body: { img: '/pictures/hub.webp', name: 'Ada', email, review: 'True.', ratings: 5 },
    })),
  listToolReviews: async ({ shop }) => {
    const productId = await addTool(shop, { stock: 5 })
    const written = { img: '/pictures/hub.webp', name: 'Ada', text: 'True.', stars: 5, productId }
    granted(await addReview(shop, await addCustomer(shop), written))
    return { params: { id: productId } }
  },
  listWrittenReviews: async (app) => {
    await writeReview(app)
    return byAdmin(app)
  },
  hideReview: async (app) => {
    const body = { hidden: true, reason: 'other', note: 'Asked by phone.' }
    return byAdmin(app, { params: { id: await writeReview(app) }, body })
  },
  replyToReview: async (app) =>
    byAdmin(app, {
      params: { id: await writeReview(app) },
      body: { reply: 'Thank you.', version: 0, translations: { de: 'Danke.' } },
    }),
  removeReviewReply: async (app) => {
    const reviewId = await writeReview(app)
    granted(
      await replyToReview(app.shop, await addAdmin(app.shop), { reviewId, reply: 'Thank you.', version: 0 }),
    )
    return byAdmin(app, { params: { id: reviewId }, query: { version: '1' } })
  },
} satisfies Partial<Readonly<Record<OperationId, (app: TestApp) => Promise<ValidCall>>>>
