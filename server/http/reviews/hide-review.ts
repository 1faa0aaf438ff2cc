import { hideReview as operation } from '../../../contract/reviews.ts'
import { done } from '../../../domain/outcome.ts'
import { hideReview as hide } from '../../operations/reviews/hide-review.ts'
import { serve } from '../serve-operation.ts'

export const hideReview = serve(operation, async ({ shop, caller, input: { params, body } }) => {
  const changed = await hide(shop, caller, { reviewId: params.id, hidden: body.hidden })
  return changed.ok
    ? done({ acknowledged: true, matchedCount: 1, modifiedCount: changed.value ? 1 : 0 })
    : changed
})
