import { addReview as operation } from '../../../contract/reviews.ts'
import { done } from '../../../domain/outcome.ts'
import { addReview as add } from '../../operations/reviews/add-review.ts'
import { serve } from '../serve-operation.ts'

export const addReview = serve(operation, async ({ shop, caller, input: { body } }) => {
  const { img, name, review, ratings } = body
  const added = await add(shop, caller, { img, name: name ?? '', text: review ?? '', stars: ratings })
  return added.ok ? done({ acknowledged: true, insertedId: added.value }) : added
})
