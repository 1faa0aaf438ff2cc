import * as z from 'zod/mini'
import { fieldTexts } from '../field-texts.ts'
import { displayedText, id, inserted, stars, typedText, updated, wireInteger, wireNumber } from '../fields.ts'
import { longestText } from '../form-rules.ts'
import { said } from '../languages/said.ts'
import { listHeaders, listParameters, pageParameters } from '../list-parameters.ts'
import { operation } from '../operation.ts'
import { reviewFieldTexts } from './review-field-texts.ts'

/** The rules and messages of the review form (spec §5), for any form library. The text is optional. */
export const reviewForm = {
  image: {
    get required() {
      return said(fieldTexts).imageRequired
    },
  },
  ratings: {
    get required() {
      return said(reviewFieldTexts).ratingsRequired
    },
  },
  review: { maxLength: longestText(2000) },
} as const

/**
 * A customer's review of the shop (spec §3), or of one of its tools (an extension). `ratings` is the number of stars,
 * 1 to 5; `review` is the text, which is optional (spec §5), so a backend may have none.
 */
export const review = z.object({
  _id: z.string(),
  img: z.string(),
  name: z.string(),
  review: z.optional(z.nullable(z.string())),
  ratings: stars,
  /** The reviewed product's id; absent for a review of the shop. */
  tool: z.optional(z.string()),
  /** Whether the author had a paid order of the product when writing; only with `tool`. */
  boughtHere: z.optional(z.boolean()),
  /**
   * The shop's reply, and when it last changed (in milliseconds); an extension. `lang` is the language of the text if
   * it is not that of the request.
   */
  reply: z.optional(z.object({ text: z.string(), at: wireNumber, lang: z.optional(z.string()) })),
})

export type Review = z.output<typeof review>

export const listReviews = operation({
  id: 'listReviews',
  method: 'GET',
  path: '/review',
  access: 'public',
  summary: 'All reviews, newest first.',
  query: z.object(pageParameters),
  queryIsExtension: true,
  answer: z.array(review),
  answerHeaders: listHeaders,
  shows: ['reviews'],
  errors: ['CURSOR_INVALID'],
})

export const addReview = operation({
  id: 'addReview',
  method: 'POST',
  path: '/review',
  access: 'customer',
  noKey: 'own',
  summary:
    "Adds a review by the token's account; it is first in the list at once. With `tool` it is about that tool; the " +
    'account has one such review, so that another one replaces it.',
  body: z.object({
    img: typedText(2048, () => reviewForm.image.required).check(
      z.minLength(1, { error: () => reviewForm.image.required }),
    ),
    /** The account's name is the default. */
    name: z.nullish(displayedText(200)),
    // Ignored in favour of the account's email; other clients of the contract send it.
    email: z.optional(z.unknown()),
    review: z.nullish(displayedText(reviewForm.review.maxLength.value)),
    ratings: stars,
    /** The id of a tool for sale (an extension). */
    tool: z.nullish(id),
  }),
  answer: z.object(inserted),
  errors: ['IMAGE_NOT_OURS', 'REVIEWED_TOOL_NOT_FOR_SALE'],
})

const rating = {
  /** The mean of the stars; null without reviews. */
  average: z.nullable(wireNumber),
  count: wireInteger,
}

export const listToolReviews = operation({
  id: 'listToolReviews',
  method: 'GET',
  path: '/tools/{id}/reviews',
  access: 'public',
  summary:
    'A page of the reviews of a tool, newest first, with the average and the number of all of them. `boughtHere` ' +
    'counts only the reviews of customers who bought the tool here. A page has 10 reviews by default.',
  extension: true,
  params: z.object({ id }),
  query: z.object(pageParameters),
  answer: z.object({
    ...rating,
    boughtHere: z.object(rating),
    /** `createdAt` is in milliseconds. */
    reviews: z.array(z.extend(review, { createdAt: wireNumber })),
  }),
  answerHeaders: listHeaders,
  shows: ['tool:{id}'],
  errors: ['TOOL_NOT_FOUND', 'CURSOR_INVALID'],
})

/** Whether visitors see a review. */
export const reviewStates = ['shown', 'hidden'] as const

/** Why a review is hidden. */
export const hidingReasons = [
  'insult',
  'personal-data',
  'advertising',
  'wrong-place',
  'not-real',
  'other',
] as const

export type HidingReason = (typeof hidingReasons)[number]

/** The rules and messages of the form that hides a review. */
export const hidingForm = {
  note: {
    get required() {
      return said(reviewFieldTexts).hidingNote
    },
    maxLength: 500,
  },
} as const

/** A review as admins see it, with its author and visibility. */
export const writtenReview = z.object({
  ...review.shape,
  /** The author's email; empty once the account is deleted. */
  email: z.string(),
  /** In milliseconds; `hiddenAt` is null while the review is shown. */
  createdAt: wireNumber,
  hiddenAt: z.nullable(wireNumber),
  /** The email of the admin who hid the review; also null once that account is deleted. */
  hiddenBy: z.nullable(z.string()),
  /** The reason, one of `hidingReasons`, and the admin's note. Visitors see neither. */
  hiddenReason: z.optional(z.nullable(z.string())),
  hiddenNote: z.optional(z.string()),
  /** The reply in other languages than the shop's standard one, by language tag. `reply` is in the standard one. */
  replyTranslations: z.optional(z.record(z.string(), z.string())),
  /** Counts the changes of the reply, including its removal. Absent from a backend without replies. */
  replyVersion: z.optional(wireInteger),
  /** The email of the admin who wrote the reply; null without one, and once that account is deleted. */
  repliedBy: z.optional(z.nullable(z.string())),
  /** The name and the picture of its tool; absent for a review of the shop. */
  toolName: z.optional(z.string()),
  toolImg: z.optional(z.string()),
})

export type WrittenReview = z.output<typeof writtenReview>

export const listWrittenReviews = operation({
  id: 'listWrittenReviews',
  method: 'GET',
  path: '/reviews',
  access: 'admin',
  summary:
    'All reviews, including hidden ones, newest first. `search` finds any parts of author, text and tool; all ' +
    'parameters narrow the list together.',
  extension: true,
  query: z.object({
    ...listParameters(['createdAt', '-createdAt']),
    state: z.optional(z.enum(reviewStates)),
    /** The number of stars, 1 to 5. */
    stars: z.optional(
      z.pipe(
        wireInteger,
        z
          .int()
          .check(
            z.gte(1, { error: () => said(fieldTexts).atLeastOne }),
            z.lte(5, { error: () => said(fieldTexts).atMostFive }),
          ),
      ),
    ),
    /** The id of the reviewed tool. */
    tool: z.optional(id),
  }),
  answer: z.array(writtenReview),
  answerHeaders: listHeaders,
  errors: ['CURSOR_INVALID'],
})

export const hideReview = operation({
  id: 'hideReview',
  method: 'PUT',
  path: '/review/{id}/hidden',
  access: 'admin',
  summary:
    'Hides a review from visitors, or shows it again. Its author is not notified. The reason and the note are for ' +
    'staff; the reason `other` needs a note.',
  extension: true,
  params: z.object({ id }),
  body: z
    .object({
      hidden: z.boolean(),
      reason: z.nullish(z.enum(hidingReasons, { error: () => said(reviewFieldTexts).hidingReason })),
      note: z.nullish(displayedText(hidingForm.note.maxLength)),
    })
    .check(
      z.refine(({ hidden, reason, note }) => !hidden || reason !== 'other' || Boolean(note), {
        path: ['note'],
        error: () => hidingForm.note.required,
      }),
    ),
  answer: z.object(updated),
  errors: ['REVIEW_NOT_FOUND'],
})

export const reviews = [listReviews, addReview, listToolReviews, listWrittenReviews, hideReview] as const
