import * as z from 'zod/mini'
import { signUpForm } from './accounts.ts'
import { email, id, inserted, requiredText, updated, wireNumber } from './fields.ts'
import { listHeaders, listParameters, searchStandsAlone } from './list-parameters.ts'
import { operation } from './operation.ts'

/** The rules and messages of the form on /quote and /contact, for any form library. */
export const quoteForm = {
  name: {
    required: signUpForm.name.required,
    maxLength: { value: 120, message: 'At most 120 characters.' },
  },
  email: signUpForm.email,
  message: {
    required: 'Message is Required',
    maxLength: { value: 4000, message: 'At most 4000 characters.' },
  },
} as const

/** Whether a request waits for an answer. */
export const quoteStates = ['open', 'handled'] as const

/** A request to the shop, as admins see it. */
export const quote = z.object({
  _id: z.string(),
  kind: z.enum(['quote', 'contact']),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  /** The part it is about, and its name. */
  item: z.nullable(z.string()),
  itemName: z.nullable(z.string()),
  /** In milliseconds; `handledAt` is null until an admin marks it as handled. */
  createdAt: wireNumber,
  handledAt: z.nullable(wireNumber),
})

export type Quote = z.output<typeof quote>

/** A request to the shop: a `quote` asks for a price, a `contact` for anything else. */
export const quoteRequest = z.object({
  kind: z.enum(['quote', 'contact']),
  name: requiredText(quoteForm.name.maxLength.value, quoteForm.name.required),
  email,
  message: requiredText(quoteForm.message.maxLength.value, quoteForm.message.required),
  /** The part it is about. */
  item: z.optional(id),
})

export type QuoteRequest = z.input<typeof quoteRequest>

export const requestQuote = operation({
  id: 'requestQuote',
  method: 'POST',
  path: '/quotes',
  access: 'public',
  summary: 'Sends a request for a quote, or a message, which a person answers by email.',
  extension: true,
  body: quoteRequest,
  answer: z.object(inserted),
  errors: ['ITEM_NOT_FOUND'],
})

export const listQuotes = operation({
  id: 'listQuotes',
  method: 'GET',
  path: '/quotes',
  access: 'admin',
  summary:
    'All requests to the shop: unhandled ones first, newest first. A search matches' +
    "the beginning of the sender's email.",
  extension: true,
  query: z
    .object({
      ...listParameters(['createdAt', '-createdAt']),
      state: z.optional(z.enum(quoteStates)),
    })
    .check(searchStandsAlone),
  answer: z.array(quote),
  answerHeaders: listHeaders,
  errors: ['CURSOR_INVALID'],
})

export const markHandled = operation({
  id: 'markHandled',
  method: 'PUT',
  path: '/quotes/{id}/handled',
  access: 'admin',
  summary: 'Marks a request as handled, once.',
  extension: true,
  params: z.object({ id }),
  answer: z.object(updated),
  errors: ['QUOTE_NOT_FOUND'],
})

export const quotes = [requestQuote, listQuotes, markHandled] as const
