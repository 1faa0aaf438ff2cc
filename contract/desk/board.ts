import * as z from 'zod/mini'
import { outline, wireAmount, wireInteger, wireNumber } from '../fields.ts'
import { languageTags } from '../languages/languages.ts'
import { operation } from '../operation.ts'

/** A section of the board: its first rows, the number of all rows, and whether that number is a lower bound. */
function part<Row extends z.ZodMiniType>(row: Row) {
  return z.object({ rows: z.array(row), count: wireInteger, more: z.boolean() })
}

/** A tool or part for sale with low stock. */
const lowTool = z.object({
  _id: z.string(),
  /** Present for a part. */
  kind: z.optional(z.literal('part')),
  name: z.string(),
  img: z.string(),
  outline,
  availableQuantity: wireInteger,
  minOrderQuantity: wireInteger,
  /** Average pieces paid per week, over at most the last four weeks. */
  soldAWeek: wireNumber,
  /** Days until the stock is sold out at that rate; null if nothing sells. */
  goneInDays: z.nullable(wireInteger),
  /** The number of people who asked for an email when the tool is back in stock. */
  waiting: wireInteger,
})

export type LowTool = z.output<typeof lowTool>

/** A request without an answer. */
const openRequest = z.object({
  _id: z.string(),
  kind: z.enum(['quote', 'contact']),
  name: z.string(),
  /** The beginning of the message. */
  words: z.string(),
  itemName: z.nullable(z.string()),
  createdAt: wireNumber,
})

export type OpenRequest = z.output<typeof openRequest>

/** A company that waits for the owner to grant or refuse it. */
const askingCompany = z.object({
  _id: z.string(),
  name: z.string(),
  country: z.string(),
  askedAt: wireNumber,
})

export type AskingCompany = z.output<typeof askingCompany>

/**
 * A payment that needs attention. `dispute`: the customer's bank contests the charge. `owed`: a refund failed, and the
 * shop still owes it. `late`: the card provider has not made a refund for an hour. `withdrawal`: a customer has
 * withdrawn and waits for the refund.
 */
const paymentToCheck = z.object({
  _id: z.string(),
  kind: z.enum(['dispute', 'owed', 'late', 'withdrawal']),
  /** The order of the payment; null if none is known. */
  order: z.nullable(z.string()),
  tool: z.nullable(z.string()),
  amount: wireAmount,
  /** ISO 4217 code in lower case, if not the shop's. */
  currency: z.optional(z.string()),
  since: wireNumber,
})

export type PaymentToCheck = z.output<typeof paymentToCheck>

const listedPaymentToCheck = z.extend(paymentToCheck, {
  /** The order's displayed number; null without an order. */
  number: z.nullable(z.string()),
  /** The customer's email; null without an order, or once the account is deleted. */
  customer: z.nullable(z.string()),
})

export type ListedPaymentToCheck = z.output<typeof listedPaymentToCheck>

/** An email that the shop no longer tries to send. */
const failedEmail = z.object({
  _id: z.string(),
  to: z.string(),
  subject: z.string(),
  problem: z.nullable(z.string()),
  failedAt: wireNumber,
  /** True for an email with an access link, which cannot be sent again. */
  secret: z.boolean(),
})

export type FailedEmail = z.output<typeof failedEmail>

/**
 * Missing data that the law of the European Union asks of an offer to consumers there: tools or parts without a maker,
 * makers outside of it without a responsible person, and the official notice about the legal guarantee.
 */
const missingData = z.object({
  kind: z.enum(['tools-without-maker', 'parts-without-maker', 'makers-without-responsible', 'no-notice']),
  count: wireInteger,
})

export type MissingData = z.output<typeof missingData>

/** The number of tools or parts for sale without a weight, each of which counts as `pieceGrams` in a parcel. */
const missingWeight = z.object({
  kind: z.enum(['tool', 'part']),
  count: wireInteger,
  pieceGrams: wireNumber,
})

export type MissingWeight = z.output<typeof missingWeight>

/** The number of tools or parts for sale without a name in a language of the shop. */
const missingName = z.object({
  language: z.enum(languageTags),
  kind: z.enum(['tool', 'part']),
  count: wireInteger,
})

export type MissingName = z.output<typeof missingName>

/** An invoice that a company has not paid in time. */
const overdueInvoice = z.object({
  number: z.string(),
  company: z.string(),
  open: wireAmount,
  /** ISO 4217 code in lower case, if not the shop's. */
  currency: z.optional(z.string()),
  overdueDays: wireInteger,
})

export type OverdueInvoice = z.output<typeof overdueInvoice>

export const getBoard = operation({
  id: 'getBoard',
  method: 'GET',
  path: '/board',
  access: 'admin',
  staff: ['bookkeeper'],
  summary:
    'The open tasks of the staff, at most five rows of each: tools and parts with low stock, the most urgent first; open ' +
    'requests and companies that asked, oldest first; payments to look after; emails that failed; missing data that the law requires of offers in the EU; ' +
    'missing weights, if delivery is priced by weight; missing names in the languages of the shop. A bookkeeper gets the ' +
    'payments and the overdue invoices only.',
  extension: true,
  answer: z.object({
    low: z.optional(
      z.extend(part(lowTool), {
        /** Whether any tool is for sale. */
        anyTool: z.boolean(),
      }),
    ),
    requests: z.optional(part(openRequest)),
    /** Companies that asked to buy, oldest first. Absent while there are none. */
    companies: z.optional(part(askingCompany)),
    payments: part(paymentToCheck),
    /** Invoices on account without a dispute, the oldest first, with the sum of all. Absent while there are none. */
    overdue: z.optional(z.extend(part(overdueInvoice), { open: wireNumber })),
    emails: z.optional(part(failedEmail)),
    /** Absent if the shop delivers to no country of the European Economic Area. */
    missing: z.optional(part(missingData)),
    /** Absent if no price of delivery goes by weight. */
    weights: z.optional(part(missingWeight)),
    /** Absent in a shop of one language. Its rows are complete. */
    names: z.optional(part(missingName)),
  }),
  errors: [],
})

export const listPaymentsToCheck = operation({
  id: 'listPaymentsToCheck',
  method: 'GET',
  path: '/payments-to-check',
  access: 'admin',
  staff: ['bookkeeper'],
  summary: 'All payments that a person has to look after, the oldest first; at most a thousand.',
  extension: true,
  query: z.object({}),
  answer: z.array(listedPaymentToCheck),
  errors: [],
})

export const board = [getBoard, listPaymentsToCheck] as const
