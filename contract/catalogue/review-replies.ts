import * as z from 'zod/mini'
import { displayedText, id, requiredText, updated, wireInteger } from '../fields.ts'
import { languageTags } from '../languages/languages.ts'
import { said } from '../languages/said.ts'
import { operation } from '../operation.ts'
import { productFieldTexts } from './product-field-texts.ts'
import { reviewFieldTexts } from './review-field-texts.ts'

/** The rules and messages of the form that answers a review in the shop's name. */
export const replyForm = {
  reply: {
    get required() {
      return said(reviewFieldTexts).reply
    },
    maxLength: 1000,
  },
} as const

/** The `replyVersion` that the admin saw: the second of two concurrent replies is refused. */
const version = z.pipe(wireInteger, z.int().check(z.gte(0), z.lte(1_000_000)))

/** The reply in other languages of the shop; a language that is not named stays, an empty text removes it. */
const translations = z.partialRecord(
  z.enum(languageTags, { error: () => said(productFieldTexts).shopLanguage }),
  displayedText(replyForm.reply.maxLength),
)

export const replyToReview = operation({
  id: 'replyToReview',
  method: 'PUT',
  path: '/review/{id}/reply',
  access: 'admin',
  summary:
    "Answers a review in the shop's name, or changes that reply; a review has one. Its author gets one email about the " +
    'first reply, if the account still exists and its address is verified. `version` is the `replyVersion` that the admin saw. ' +
    '`translations` are the reply in other languages of the shop, by language tag: an empty text removes one, and a ' +
    'language that is not named stays.',
  extension: true,
  params: z.object({ id }),
  body: z.object({
    reply: requiredText(replyForm.reply.maxLength, () => replyForm.reply.required),
    version,
    translations: z.optional(translations),
  }),
  answer: z.object(updated),
  errors: ['REVIEW_NOT_FOUND', 'REPLY_CHANGED'],
})

export const removeReviewReply = operation({
  id: 'removeReviewReply',
  method: 'DELETE',
  path: '/review/{id}/reply',
  access: 'admin',
  summary:
    'Removes the reply to a review; modifiedCount is 0 without one. `version` is as in `replyToReview`.',
  extension: true,
  params: z.object({ id }),
  query: z.object({ version }),
  answer: z.object(updated),
  errors: ['REVIEW_NOT_FOUND', 'REPLY_CHANGED'],
})

export const reviewReplies = [replyToReview, removeReviewReply] as const
