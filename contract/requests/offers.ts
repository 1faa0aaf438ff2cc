import * as z from 'zod/mini'
import { wordLanguages } from '../catalogue/translated-words.ts'
import { messageState } from '../desk/emails.ts'
import { fieldTexts } from '../field-texts.ts'
import {
  calendarDate,
  completeLink,
  displayedText,
  id,
  idempotencyHeaders,
  inserted,
  requiredText,
  updated,
  wireAmount,
  wireInteger,
  wireNumber,
} from '../fields.ts'
import { longestText } from '../form-rules.ts'
import { said } from '../languages/said.ts'
import { listHeaders, listParameters } from '../list-parameters.ts'
import { operation } from '../operation.ts'
import { customerReference } from '../orders/customer-reference.ts'
import { writtenNumber } from '../written-number.ts'
import { quoteFieldTexts } from './quote-field-texts.ts'

/** The rules of the form that makes an offer. */
export const offerForm = {
  product: {
    get required() {
      return said(quoteFieldTexts).product
    },
  },
  quantity: {
    get required() {
      return said(quoteFieldTexts).quantity
    },
  },
  price: {
    get required() {
      return said(quoteFieldTexts).price
    },
  },
  validUntil: {
    get required() {
      return said(quoteFieldTexts).validUntil
    },
  },
  note: { maxLength: longestText(2000) },
  reason: {
    get required() {
      return said(fieldTexts).reasonForCustomer
    },
    maxLength: longestText(300),
  },
  mostLines: 20,
} as const

/** A line of a new offer: `Id` is the product's id, `unitPrice` the price of one piece. */
export const newOfferLine = z.object({
  Id: id,
  quantity: z.pipe(
    wireInteger,
    z
      .int()
      .check(
        z.gte(1, { error: () => said(quoteFieldTexts).atLeastOnePiece }),
        z.lte(1_000_000, { error: () => said(quoteFieldTexts).mostPieces(writtenNumber(1_000_000)) }),
      ),
  ),
  unitPrice: wireAmount,
})

/** The fields of an offer for both staff and customer. */
const offered = {
  lines: z.array(
    z.object({
      Id: z.string(),
      tool: z.string(),
      /** The language of `tool`; missing if it is that of the request. */
      lang: wordLanguages.lang,
      quantity: wireInteger,
      unitPrice: wireAmount,
      price: wireNumber,
      /** The current stock; null if the product is not for sale. */
      left: z.nullable(wireInteger),
    }),
  ),
  total: wireNumber,
  /**
   * The delivery that acceptance adds, for the default zone; null if it depends on the weight. Absent if prices include
   * delivery.
   */
  delivery: z.optional(z.nullable(wireAmount)),
  note: z.string(),
  /** The last day in the shop's time zone, and the instant at which that day ends. */
  validUntil: z.string(),
  expiresAt: wireNumber,
}

export const offerStates = ['open', 'expired', 'withdrawn', 'accepted'] as const

/** The states for the list's filter. */
export const storedOfferStates = ['open', 'withdrawn', 'accepted'] as const

/** An offer as admins see it. */
export const offer = z.object({
  _id: z.string(),
  /** The request that the offer answers, and the request's sender. */
  request: z.string(),
  name: z.string(),
  email: z.string(),
  /** The language of the request, and of the emails; missing for the shop's standard language. */
  language: z.optional(z.string()),
  ...offered,
  state: z.enum(offerStates),
  createdAt: wireNumber,
  /** The email of the admin; null once the account is deleted. */
  by: z.nullable(z.string()),
  withdrawnAt: z.nullable(wireNumber),
  reason: z.nullable(z.string()),
  acceptedAt: z.nullable(wireNumber),
  /** The orders that were made from the offer. */
  orders: z.array(z.object({ _id: z.string(), number: z.string() })),
  /** The newest email with the offer's link; null once the email is no longer stored. */
  mail: z.nullable(messageState),
})

export type Offer = z.output<typeof offer>

/** The secret in an offer's link. */
const token = z.object({ token: z.string().check(completeLink(/^[\w-]{20,100}$/)) })

/** Why an offer is no longer available. */
const overErrors = ['OFFER_NOT_FOUND', 'OFFER_EXPIRED', 'OFFER_WITHDRAWN', 'OFFER_ACCEPTED'] as const

export const makeOffer = operation({
  id: 'makeOffer',
  method: 'POST',
  path: '/quotes/{id}/offers',
  access: 'admin',
  summary:
    'Makes an offer to the sender of a request and mails its secret link. It holds no stock until it is accepted. ' +
    '`handled` also marks the request as handled.',
  extension: true,
  params: z.object({ id }),
  headers: idempotencyHeaders,
  body: z.object({
    lines: z
      .array(newOfferLine)
      .check(
        z.minLength(1, { error: () => said(quoteFieldTexts).line }),
        z.maxLength(offerForm.mostLines, { error: () => said(quoteFieldTexts).lines(20) }),
      ),
    validUntil: calendarDate,
    note: z.optional(displayedText(offerForm.note.maxLength.value)),
    handled: z.optional(z.boolean()),
  }),
  answer: z.object(inserted),
  errors: [
    'QUOTE_NOT_FOUND',
    'QUOTE_WITHOUT_ADDRESS',
    'TOOL_NOT_FOUND',
    'TOOL_HIDDEN',
    'OFFER_LINE_TWICE',
    'OFFER_DAY_OUT_OF_RANGE',
    'ORDER_CANNOT_BE_PAID',
    'IDEMPOTENCY_KEY_REUSED',
  ],
})

export const listOffers = operation({
  id: 'listOffers',
  method: 'GET',
  path: '/offers',
  access: 'admin',
  summary:
    'All offers, newest first. `state=open` includes expired offers. `search` finds any ' +
    'parts of the customer; all parameters narrow the list together.',
  extension: true,
  query: z.object({
    ...listParameters(['createdAt', '-createdAt']),
    state: z.optional(z.enum(storedOfferStates)),
  }),
  answer: z.array(offer),
  answerHeaders: listHeaders,
  errors: ['CURSOR_INVALID'],
})

export const withdrawOffer = operation({
  id: 'withdrawOffer',
  method: 'PUT',
  path: '/offers/{id}/withdrawn',
  access: 'admin',
  summary: 'Withdraws an offer that is not accepted, once, and mails the reason.',
  extension: true,
  params: z.object({ id }),
  body: z.object({ reason: requiredText(offerForm.reason.maxLength.value, () => offerForm.reason.required) }),
  answer: z.object(updated),
  errors: ['OFFER_NOT_FOUND', 'OFFER_ACCEPTED'],
})

export const sendOfferAgain = operation({
  id: 'sendOfferAgain',
  method: 'POST',
  path: '/offers/{id}/letters',
  access: 'admin',
  summary: 'Mails an open offer again with a new link; the earlier link ends.',
  extension: true,
  params: z.object({ id }),
  answer: z.object(updated),
  errors: [...overErrors, 'QUOTE_WITHOUT_ADDRESS'],
})

export const viewOffer = operation({
  id: 'viewOffer',
  method: 'POST',
  path: '/offers/view',
  access: 'public',
  summary: 'The open offer of a link. The secret is in the body, so that no log has it.',
  extension: true,
  body: token,
  answer: z.object(offered),
  // A person opens few links; more than this per minute from one address is guessing.
  callsAMinute: 30,
  errors: overErrors,
})

export const acceptOffer = operation({
  id: 'acceptOffer',
  method: 'POST',
  path: '/offers/accept',
  access: 'customer',
  noKey: 'spends',
  summary:
    "Accepts the offer of a link for the token's account: one order per line at the offered price, all or none. The " +
    'same account gets the same orders again.',
  extension: true,
  body: z.extend(token, { customerReference }),
  answer: z.object({
    acknowledged: z.boolean(),
    orders: z.array(
      z.object({
        _id: z.string(),
        number: z.string(),
        tool: z.string(),
        lang: wordLanguages.lang,
        quantity: wireInteger,
        price: wireAmount,
        holdExpiresAt: z.nullable(wireNumber),
      }),
    ),
  }),
  callsAMinute: 30,
  errors: [...overErrors, 'OFFER_LINE_GONE', 'ORDER_CANNOT_BE_PAID', 'CURRENCY_CHANGED'],
})

export const offers = [makeOffer, listOffers, withdrawOffer, sendOfferAgain, viewOffer, acceptOffer] as const
