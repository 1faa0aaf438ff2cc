import * as z from 'zod/mini'
import { inserted, stars, typedText } from '../fields.ts'
import { operation } from '../operation.ts'
import { wordsOfPeople } from '../words-of-people.ts'
import { reviewForm } from './review-form.ts'

export const addReview = operation({
  id: 'addReview',
  method: 'POST',
  path: '/review',
  access: 'customer',
  summary: 'Adds a review by the account of the token; it stands first in the list at once.',
  body: z.object({
    img: typedText(2048).check(z.minLength(1, reviewForm.image.required)),
    /** Without one the account's name is shown. */
    name: z.nullish(wordsOfPeople(200)),
    // The shop knows the caller's address itself; other clients of the contract send it.
    email: z.optional(z.unknown()),
    review: z.nullish(wordsOfPeople(reviewForm.review.maxLength.value)),
    ratings: stars,
  }),
  answer: z.object(inserted),
  errors: ['IMAGE_NOT_OURS'],
})
