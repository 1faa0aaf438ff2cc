import { listReviews as listReviewsStrictly } from '../../../contract/catalogue/reviews.ts'
import { isRecord } from '../is-record.ts'
import { or, pictureAddress, starsGiven, text } from './fields.ts'
import { lenient, type RowOf, row, rows } from './read-rows.ts'

/** Reads the shop's reply; undefined for anything but a text with an instant. */
function replyGiven(raw: unknown) {
  if (!isRecord(raw)) return undefined
  const { text: words, at, lang } = raw
  if (typeof words !== 'string' || !isInstant(at)) return undefined
  return { text: words, at, ...(typeof lang === 'string' && { lang }) }
}

const isInstant = (raw: unknown): raw is number => typeof raw === 'number' && Math.abs(raw) <= 8.64e15

const needs = { img: or(pictureAddress, '') }
const may = { _id: text, name: text, review: text, ratings: starsGiven, reply: replyGiven }

/** A customer's review: a text, stars, or both. */
export type Review = RowOf<typeof needs, typeof may>

const review = row(needs, may)

export const listReviews = lenient(
  listReviewsStrictly,
  rows<Review>((raw, issues) => {
    const read = review(raw, issues)
    return read?.review !== undefined || read?.ratings !== undefined ? read : undefined
  }),
)
