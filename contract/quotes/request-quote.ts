import * as z from 'zod/mini'
import { email } from '../email.ts'
import { id, inserted } from '../fields.ts'
import { operation } from '../operation.ts'
import { wordsOfPeople } from '../words-of-people.ts'
import { quoteForm } from './quote-form.ts'

function filledIn({ required, maxLength }: { required: string; maxLength: { value: number } }) {
  return wordsOfPeople(maxLength.value).check(z.minLength(1, required))
}

/** What somebody writes to the shop: a `quote` asks for a price, a `contact` is anything else. */
export const quoteRequest = z.object({
  kind: z.enum(['quote', 'contact']),
  name: filledIn(quoteForm.name),
  email,
  message: filledIn(quoteForm.message),
  /** The part that it is about. */
  item: z.optional(id),
})

export type QuoteRequest = z.input<typeof quoteRequest>

export const requestQuote = operation({
  id: 'requestQuote',
  method: 'POST',
  path: '/quotes',
  access: 'public',
  summary: 'Leaves a request for a quote, or a message, that a person answers by e-mail.',
  extension: true,
  body: quoteRequest,
  answer: z.object(inserted),
  errors: ['ITEM_NOT_FOUND'],
})
