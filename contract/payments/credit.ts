import * as z from 'zod/mini'
import {
  amountFrom,
  email,
  id,
  idempotencyHeaders,
  requiredText,
  typedText,
  wireAmount,
  wireNumber,
  wireSum,
} from '../fields.ts'
import { said } from '../languages/said.ts'
import { listHeaders, pageParameters } from '../list-parameters.ts'
import { operation } from '../operation.ts'
import { orderFieldTexts } from '../orders/order-field-texts.ts'
import { mostLines } from '../orders/purchases.ts'
import { writtenNumber } from '../written-number.ts'

/**
 * Why credit changed. `spent`: it is reserved for a payment, or was paid. `returned`: that payment ended without
 * paying. `refunded`: the refund of an order. `given`: by the shop; negative if the shop took it back.
 */
export const creditReasons = ['gift-card', 'given', 'spent', 'returned', 'refunded'] as const

const creditMovement = z.object({
  _id: z.string(),
  /** Negative if credit was used. */
  amount: wireNumber,
  /** ISO 4217 code in lower case, if not the shop's. */
  currency: z.optional(z.string()),
  reason: z.enum(creditReasons),
  /** What the shop wrote for the customer; empty if it wrote nothing. */
  note: z.string(),
  /** The first order of its payment; null without one. */
  order: z.nullable(z.object({ _id: z.string(), number: z.string() })),
  /** In milliseconds. */
  createdAt: wireNumber,
})

export type CreditMovement = z.output<typeof creditMovement>

export const getCredit = operation({
  id: 'getCredit',
  method: 'GET',
  path: '/credit',
  access: 'customer',
  noKey: 'own',
  summary:
    'The own credit. `reserved` is the part of it that payments which have begun set aside. Another payment that needs ' +
    'it closes them, unless they have taken money.',
  extension: true,
  answer: z.object({ available: wireNumber, reserved: wireNumber }),
  errors: [],
})

export const listCredit = operation({
  id: 'listCredit',
  method: 'GET',
  path: '/credit-movements',
  access: 'customer',
  noKey: 'own',
  summary: 'Every change of the own credit, newest first. Their sum is the credit.',
  extension: true,
  query: z.object(pageParameters),
  answer: z.array(creditMovement),
  answerHeaders: listHeaders,
  errors: ['CURSOR_INVALID'],
})

export const payWithCredit = operation({
  id: 'payWithCredit',
  method: 'POST',
  path: '/credit-payments',
  access: 'customer',
  noKey: 'spends',
  summary:
    'Pays own orders with credit alone, at once and all or none. `price` is the sum of their prices. A repeated call ' +
    'answers with the same transaction id.',
  extension: true,
  body: z.object({
    price: wireSum(mostLines),
    orders: z.array(id).check(
      z.minLength(1, { error: () => said(orderFieldTexts).orderChosen }),
      z.maxLength(mostLines, { error: () => said(orderFieldTexts).ordersAtOnce(mostLines) }),
      z.refine((ids) => new Set(ids).size === ids.length, { error: () => said(orderFieldTexts).orderTwice }),
    ),
  }),
  answer: z.object({ acknowledged: z.boolean(), transactionId: z.string() }),
  errors: [
    'ORDER_NOT_FOUND',
    'ORDER_ALREADY_PAID',
    'LINES_REFUSED',
    'ON_ACCOUNT_PARTLY_PAID',
    'ON_ACCOUNT_APART',
    'BUYERS_APART',
    'PAYMENT_IN_PROGRESS',
    'PAYMENT_REFUNDED',
    'STOCK_GONE',
    'UNPAID_ORDERS_LIMIT',
    'UNPAID_SHARE_LIMIT',
    'PRICE_DIFFERS',
    'TAX_CHANGED',
    'CREDIT_TOO_LOW',
    'PROVIDER_UNAVAILABLE',
  ],
})

export const redeemGiftCard = operation({
  id: 'redeemGiftCard',
  method: 'POST',
  path: '/gift-cards/redemptions',
  access: 'customer',
  noKey: 'spends',
  summary:
    'Adds the amount of a gift card to the own credit, once. An unknown code and one that is used up get the same ' +
    'answer. Wrong codes are limited by account and by network.',
  extension: true,
  body: z.object({
    code: typedText(100, () => said(orderFieldTexts).giftCode).check(
      z.minLength(1, { error: () => said(orderFieldTexts).giftCode }),
    ),
  }),
  answer: z.object({ acknowledged: z.boolean(), amount: wireAmount, balance: wireNumber }),
  callsAMinute: 30,
  errors: ['GIFT_CARD_MISTYPED', 'GIFT_CARD_UNKNOWN', 'GIFT_CARD_YOURS', 'RATE_LIMITED'],
})

export const getCreditOf = operation({
  id: 'getCreditOf',
  method: 'GET',
  path: '/credit/{email}',
  access: 'admin',
  staff: ['bookkeeper'],
  summary: "A customer's credit, with its newest 200 changes.",
  extension: true,
  params: z.object({ email }),
  answer: z.object({ balance: wireNumber, movements: z.array(creditMovement) }),
  errors: ['USER_NOT_FOUND'],
})

export const giveCredit = operation({
  id: 'giveCredit',
  method: 'POST',
  path: '/credit/{email}',
  access: 'admin',
  noKey: 'spends',
  summary:
    'Gives a customer credit with a reason, which the customer gets by email. A negative amount takes back what is left of ' +
    'it, and never more.',
  extension: true,
  params: z.object({ email }),
  headers: idempotencyHeaders,
  body: z.object({
    amount: amountFrom(-1_000_000, () => said(orderFieldTexts).creditAmount(writtenNumber(0.01))).check(
      z.refine((amount) => amount !== 0, {
        error: () => said(orderFieldTexts).creditAmount(writtenNumber(0.01)),
      }),
    ),
    reason: requiredText(300, () => said(orderFieldTexts).creditReason),
  }),
  answer: z.object({ acknowledged: z.boolean(), insertedId: z.string(), balance: wireNumber }),
  errors: ['USER_NOT_FOUND', 'CREDIT_BELOW_ZERO', 'IDEMPOTENCY_KEY_REUSED'],
})

export const mailGiftCards = operation({
  id: 'mailGiftCards',
  method: 'POST',
  path: '/bookings/{id}/gift-cards',
  access: 'admin',
  summary:
    'Mails the buyer of gift cards new codes for those that nobody has redeemed. The earlier codes are then worthless.',
  extension: true,
  params: z.object({ id }),
  answer: z.object({ acknowledged: z.boolean(), mailed: wireNumber }),
  errors: ['ORDER_NOT_FOUND', 'ORDER_WITHOUT_GIFT_CARDS', 'GIFT_CARDS_USED'],
})

export const credit = [
  getCredit,
  listCredit,
  payWithCredit,
  redeemGiftCard,
  getCreditOf,
  giveCredit,
  mailGiftCards,
] as const
