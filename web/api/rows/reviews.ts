import { listReviews as listReviewsStrictly } from '../../../contract/reviews.ts'
import { or, pictureAddress, starsGiven, text } from './fields.ts'
import { lenient, type RowOf, row, rows } from './read-rows.ts'

const needs = { img: or(pictureAddress, '') }
const may = { _id: text, name: text, review: text, ratings: starsGiven }

/** A customer's review of the shop: a text, stars, or both. */
export type Review = RowOf<typeof needs, typeof may>

const review = row(needs, may)

export const listReviews = lenient(
  listReviewsStrictly,
  rows<Review>((raw, issues) => {
    const read = review(raw, issues)
    return read?.review !== undefined || read?.ratings !== undefined ? read : undefined
  }),
)
