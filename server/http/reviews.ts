import * as contract from '../../contract/reviews.ts'
import { listReviewsByPage } from '../data/queries/catalogue/reviews.ts'
import { addReview } from '../operations/reviews/add-review.ts'
import { hideReview } from '../operations/reviews/hide-review.ts'
import { inserted, listPage, updated } from './serving/answers.ts'
import { serve } from './serving/serve-operation.ts'

export const reviews = [
  serve(contract.listReviews, async ({ shop, input: { query }, setHeader }) => {
    const shown = { search: '', oldestFirst: false, state: 'shown' } as const
    const { limit, after } = query
    const page = await listReviewsByPage(shop.database.read, shown, { limit, after })
    return listPage(page, setHeader, ({ id, img, name, text, stars }) => ({
      _id: id,
      img,
      name,
      review: text,
      ratings: stars,
    }))
  }),
  serve(contract.addReview, async ({ shop, caller, input: { body } }) => {
    const { img, name, review, ratings } = body
    return inserted(
      await addReview(shop, caller, { img, name: name ?? '', text: review ?? '', stars: ratings }),
    )
  }),
  serve(contract.listWrittenReviews, async ({ shop, input: { query }, setHeader }) => {
    const { search = '', sort, state, limit, after } = query
    const listQuery = { search, oldestFirst: sort === 'createdAt', state }
    const page = await listReviewsByPage(shop.database.read, listQuery, { limit, after })
    return listPage(page, setHeader, ({ id, text, stars, ...review }) => ({
      ...review,
      _id: id,
      review: text,
      ratings: stars,
    }))
  }),
  serve(contract.hideReview, async ({ shop, caller, input: { params, body } }) => {
    return updated(await hideReview(shop, caller, { reviewId: params.id, hidden: body.hidden }))
  }),
]
