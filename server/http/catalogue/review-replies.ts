import type * as contract from '../../../contract/catalogue/review-replies.ts'
import { replyToReview } from '../../operations/reviews/reply-to-review.ts'
import { updated } from '../serving/answers.ts'
import type { HandlersOf } from '../serving/handlers.ts'

export const reviewReplies = {
  replyToReview: async ({ shop, caller, input: { params, body } }) => {
    const { reply, version, translations } = body
    return updated(await replyToReview(shop, caller, { reviewId: params.id, reply, version, translations }))
  },
  removeReviewReply: async ({ shop, caller, input: { params, query } }) => {
    const { version } = query
    return updated(await replyToReview(shop, caller, { reviewId: params.id, reply: null, version }))
  },
} satisfies HandlersOf<typeof contract.reviewReplies>
