import { listReviews as operation } from '../../../contract/reviews.ts'
import { done } from '../../../domain/outcome.ts'
import { listReviews as listStoredReviews } from '../../data/queries/reviews.ts'
import { serve } from '../serve-operation.ts'

export const listReviews = serve(operation, async ({ shop }) => {
  const reviews = await listStoredReviews(shop.database.read)
  return done(
    reviews.map(({ id, img, name, text, stars }) => ({ _id: id, img, name, review: text, ratings: stars })),
  )
})
