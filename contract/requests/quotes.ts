import * as z from 'zod/mini'
import { signUpForm } from '../accounts/accounts.ts'
import { messageState } from '../desk/emails.ts'
import { email, id, idempotencyHeaders, inserted, requiredText, updated, wireNumber } from '../fields.ts'
import { longestText } from '../form-rules.ts'
import { said } from '../languages/said.ts'
import { listHeaders, listParameters } from '../list-parameters.ts'
import { operation } from '../operation.ts'
import { offer } from './offers.ts'
import { quoteFieldTexts } from './quote-field-texts.ts'

/** The rules and messages of the form on /quote and /contact, for any form library. */
export const quoteForm = {
  name: {
    get required() {
      return signUpForm.name.required
    },
    maxLength: longestText(120),
  },
  email: signUpForm.email,
  message: {
    get required() {
      return said(quoteFieldTexts).message
    },
    maxLength: longestText(4000),
  },
} as const

/** The rules of the form that answers a request. */
export const answerForm = {
  text: {
    get required() {
      return said(quoteFieldTexts).answer
    },
    maxLength: longestText(8000),
  },
} as const

/** The kind of a request: `quote` asks for a price, `contact` for anything else. */
export const quoteKinds = ['quote', 'contact'] as const

/** Whether a request still waits for an answer. */
export const quoteStates = ['open', 'handled'] as const

/** A request to the shop, as admins see it. */
export const quote = z.object({
  _id: z.string(),
  kind: z.enum(quoteKinds),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  /** The id and name of the requested part. */
  item: z.nullable(z.string()),
  itemName: z.nullable(z.string()),
  /** In milliseconds; `handledAt` is null until an admin marks it as handled. */
  createdAt: wireNumber,
  handledAt: z.nullable(wireNumber),
  /** The language in which it was written; missing for the shop's standard language. */
  language: z.optional(z.string()),
})

export type Quote = z.output<typeof quote>

/** A staff answer to a request, with the state of its email. */
const answer = z.object({
  _id: z.string(),
  text: z.string(),
  /** The email of the admin; null once the account is deleted. */
  by: z.nullable(z.string()),
  /** In milliseconds. */
  at: wireNumber,
  /** Null once the email is no longer stored. */
  mail: z.nullable(messageState),
})

export type RequestAnswer = z.output<typeof answer>

/** A request with all its answers and offers, oldest first. */
export const thread = z.extend(quote, { answers: z.array(answer), offers: z.array(offer) })

export type Thread = z.output<typeof thread>

/** A request to the shop. */
export const quoteRequest = z.object({
  kind: z.enum(quoteKinds),
  name: requiredText(quoteForm.name.maxLength.value, () => quoteForm.name.required),
  email,
  message: requiredText(quoteForm.message.maxLength.value, () => quoteForm.message.required),
  /** The id of the requested part. */
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
  // Anyone may write, and a person reads each message; more than this per minute is automated.
  callsAMinute: 10,
  errors: ['ITEM_NOT_FOUND'],
})

export const listQuotes = operation({
  id: 'listQuotes',
  method: 'GET',
  path: '/quotes',
  access: 'admin',
  summary:
    'All requests to the shop: unhandled ones first, newest first. `search` finds any parts of sender, message and ' +
    'part; all parameters narrow the list together.',
  extension: true,
  query: z.object({
    ...listParameters(['createdAt', '-createdAt']),
    state: z.optional(z.enum(quoteStates)),
    kind: z.optional(z.enum(quoteKinds)),
  }),
  answer: z.array(quote),
  answerHeaders: listHeaders,
  errors: ['CURSOR_INVALID'],
})

export const getQuote = operation({
  id: 'getQuote',
  method: 'GET',
  path: '/quotes/{id}',
  access: 'admin',
  summary: 'One request with its answers and offers, and the state of their mails.',
  extension: true,
  params: z.object({ id }),
  answer: thread,
  errors: ['QUOTE_NOT_FOUND'],
})

export const answerQuote = operation({
  id: 'answerQuote',
  method: 'POST',
  path: '/quotes/{id}/answers',
  access: 'admin',
  summary:
    'Answers a request by email, and marks it as handled if `handled` says so. The answer stays in its thread.',
  extension: true,
  params: z.object({ id }),
  headers: idempotencyHeaders,
  body: z.object({
    text: requiredText(answerForm.text.maxLength.value, () => answerForm.text.required),
    handled: z.optional(z.boolean()),
  }),
  answer: z.object(inserted),
  errors: ['QUOTE_NOT_FOUND', 'QUOTE_WITHOUT_ADDRESS', 'IDEMPOTENCY_KEY_REUSED'],
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

export const quotes = [requestQuote, listQuotes, getQuote, answerQuote, markHandled] as const
