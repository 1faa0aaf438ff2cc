import type * as contract from '../../../contract/catalogue/reviews.ts'
import { replyInLanguage, translationsOf } from '../../../domain/catalogue/reply-in-language.ts'
import type { Reading } from '../../../domain/catalogue/words-in-language.ts'
import { done, refused } from '../../../domain/outcome.ts'
import { findRating } from '../../data/queries/catalogue/product-ratings.ts'
import { listProductReviews } from '../../data/queries/catalogue/product-reviews.ts'
import { isForSale } from '../../data/queries/catalogue/product-states.ts'
import { listReviewsByPage } from '../../data/queries/catalogue/reviews.ts'
import { addReview } from '../../operations/reviews/add-review.ts'
import { hideReview } from '../../operations/reviews/hide-review.ts'
import { inserted, listPage, updated } from '../serving/answers.ts'
import type { HandlersOf } from '../serving/handlers.ts'
import { readingOf } from './reading.ts'

export const reviews = {
  listReviews: async ({ shop, input: { query }, setHeader }) => {
    const shown = { search: '', oldestFirst: false, state: 'shown' } as const
    const { limit, after } = query
    const page = await shop.database.readMany((read) => listReviewsByPage(read, shown, { limit, after }))
    const reading = readingOf(shop)
    return listPage(page, setHeader, (row) => toReviewResponse(row, reading))
  },
  addReview: async ({ shop, caller, input: { body } }) => {
    const { img, name, review, ratings, tool: product } = body
    const written = {
      img,
      name: name ?? '',
      text: review ?? '',
      stars: ratings,
      productId: product ?? undefined,
    }
    return inserted(await addReview(shop, caller, written))
  },
  listToolReviews: async ({ shop, input: { params, query }, setHeader }) => {
    const { read } = shop.database
    if (!(await isForSale(read, params.id))) return refused('TOOL_NOT_FOUND')
    const { limit = reviewsOnAPage, after } = query
    const [rating, page] = await Promise.all([
      findRating(read, params.id),
      listProductReviews(read, params.id, { limit, after }),
    ])
    const reading = readingOf(shop)
    const reviews = listPage(page, setHeader, ({ createdAt, ...review }) => ({
      ...toReviewResponse({ ...review, productId: params.id }, reading),
      createdAt,
    }))
    return reviews.ok
      ? done({ ...rating.all, boughtHere: rating.boughtHere, reviews: reviews.value })
      : reviews
  },
  listWrittenReviews: async ({ shop, input: { query }, setHeader }) => {
    const { search = '', sort, state, stars, tool: productId, limit, after } = query
    const listQuery = { search, oldestFirst: sort === 'createdAt', state, stars, productId }
    const page = await shop.database.readMany((read) => listReviewsByPage(read, listQuery, { limit, after }))
    const { standard, offered } = shop.settings.languages
    return listPage(page, setHeader, (row) => {
      const { email, createdAt, hiddenAt, hiddenBy, hiddenReason, hiddenNote, replyVersion, repliedBy } = row
      const hiding = { hiddenAt, hiddenBy, hiddenReason, hiddenNote }
      const { productName, productImg } = row
      const ofProduct =
        productName === null || productImg === null ? {} : { toolName: productName, toolImg: productImg }
      // Admins edit the reply in the standard language, whatever the language of their desk.
      const shown = toReviewResponse(row, { tag: standard, standard })
      const translated = offered.length > 1 && { replyTranslations: translationsOf(row.replyTranslations) }
      return { ...shown, ...translated, email, createdAt, ...hiding, replyVersion, repliedBy, ...ofProduct }
    })
  },
  hideReview: async ({ shop, caller, input: { params, body } }) => {
    const { hidden, reason, note } = body
    return updated(await hideReview(shop, caller, { reviewId: params.id, hidden, reason, note: note ?? '' }))
  },
} satisfies HandlersOf<typeof contract.reviews>

const reviewsOnAPage = 10

interface ReviewRow {
  readonly id: string
  readonly img: string
  readonly name: string
  readonly text: string
  readonly stars: number
  readonly productId: string | null
  readonly boughtHere: 0 | 1
  readonly reply: string | null
  readonly replyTranslations: string | null
  readonly repliedAt: number | null
}

/** Converts a stored review to the contract's shape. */
function toReviewResponse(
  { productId, boughtHere, reply, replyTranslations, repliedAt, ...row }: ReviewRow,
  reading: Pick<Reading, 'tag' | 'standard'>,
): contract.Review {
  const { id, img, name, text, stars } = row
  const ofProduct = productId === null ? {} : { tool: productId, boughtHere: boughtHere === 1 }
  const replied =
    reply === null || repliedAt === null
      ? {}
      : { reply: { ...replyInLanguage(reply, translationsOf(replyTranslations), reading), at: repliedAt } }
  return { _id: id, img, name, review: text, ratings: stars, ...ofProduct, ...replied }
}
