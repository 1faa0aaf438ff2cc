import * as z from 'zod/mini'
import { id, wireNumber, wireSum } from '../fields.ts'
import { said } from '../languages/said.ts'
import { operation } from '../operation.ts'
import { orderFieldTexts } from '../orders/order-field-texts.ts'
import { mostLines } from '../orders/purchases.ts'

const bankDetails = z.object({
  holder: z.string(),
  /** Without spaces. */
  iban: z.string(),
  bic: z.string(),
  bank: z.string(),
})

const ownTerms = z.object({
  /** Whether the account can order on account at all; the amounts decide about each order. */
  offered: z.boolean(),
  /** The company for which the account buys; null for a consumer. */
  company: z.nullable(z.string()),
  /** Within how many days an invoice is paid. */
  days: z.nullable(wireNumber),
  /** The most that the company may owe, and what it owes. */
  limit: z.nullable(wireNumber),
  owed: wireNumber,
  /** Since when an invoice is overdue, in milliseconds; null if none is. */
  overdueSince: z.nullable(wireNumber),
  /** Where invoices are paid; null while the owner has not entered it. */
  bank: z.nullable(bankDetails),
})

export type OwnTerms = z.output<typeof ownTerms>

export const getOwnTerms = operation({
  id: 'getOwnTerms',
  method: 'GET',
  path: '/orders/on-account',
  access: 'customer',
  noKey: 'own',
  summary:
    'Whether the own company pays by invoice, how much it owes of its limit, and where it transfers money.',
  extension: true,
  answer: ownTerms,
  errors: [],
})

export const orderOnAccount = operation({
  id: 'orderOnAccount',
  method: 'POST',
  path: '/orders/on-account',
  access: 'customer',
  noKey: 'spends',
  summary:
    'Orders own booked orders on account, all or none: the invoice is issued, the orders are sent, and the company pays by ' +
    '`dueAt`. `price` is the sum of their prices. A repeated call answers with the same transaction id. Refused above the ' +
    'limit of the company and while an invoice is overdue, with the figures.',
  extension: true,
  body: z.object({
    price: wireSum(mostLines),
    orders: z.array(id).check(
      z.minLength(1, { error: () => said(orderFieldTexts).orderChosen }),
      z.maxLength(mostLines, { error: () => said(orderFieldTexts).ordersAtOnce(mostLines) }),
      z.refine((ids) => new Set(ids).size === ids.length, { error: () => said(orderFieldTexts).orderTwice }),
    ),
  }),
  answer: z.object({ acknowledged: z.boolean(), transactionId: z.string(), dueAt: wireNumber }),
  errors: [
    'NO_TERMS',
    'ORDER_NOT_OF_COMPANY',
    'TERMS_LIMIT',
    'TERMS_OVERDUE',
    'TERMS_CARD_DISPUTED',
    'TERMS_ADDRESS',
    'GIFT_CARD_ON_ACCOUNT',
    'ON_ACCOUNT_ALREADY',
    'ORDER_NOT_FOUND',
    'ORDER_ALREADY_PAID',
    'LINES_REFUSED',
    'PAYMENT_IN_PROGRESS',
    'PAYMENT_REFUNDED',
    'STOCK_GONE',
    'DISCOUNT_GONE',
    'UNPAID_ORDERS_LIMIT',
    'UNPAID_SHARE_LIMIT',
    'PRICE_DIFFERS',
    'TAX_CHANGED',
    'PROVIDER_UNAVAILABLE',
  ],
})

export const onAccount = [getOwnTerms, orderOnAccount] as const
