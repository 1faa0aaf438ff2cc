import { listWrittenReviews as operation } from '../../../contract/reviews.ts'
import { done, refused } from '../../../domain/outcome.ts'
import { listReviewsByPage } from '../../data/queries/listed-reviews.ts'
import { serve } from '../serve-operation.ts'

export const listWrittenReviews = serve(operation, async ({ shop, input: { query }, setHeader }) => {
  const { search = '', sort, state, limit, after } = query
  const wanted = { search, oldestFirst: sort === 'createdAt', state }
  const page = await listReviewsByPage(shop.database.read, wanted, { limit, after })
  if (!page) return refused('CURSOR_INVALID')
  setHeader('x-next-cursor', page.next)
  return done(
    page.rows.map(({ id, text, stars, ...review }) => ({ ...review, _id: id, review: text, ratings: stars })),
  )
})
