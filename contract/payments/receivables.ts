import * as z from 'zod/mini'
import { id, requiredText, typedText, updated, wireAmount, wireInteger, wireNumber } from '../fields.ts'
import { said } from '../languages/said.ts'
import { listHeaders, listParameters, pageParameters } from '../list-parameters.ts'
import { operation } from '../operation.ts'
import { orderFieldTexts } from '../orders/order-field-texts.ts'
import { receivableFieldTexts } from './receivable-field-texts.ts'

/** How long open invoices are overdue, in days of the shop; an invoice is not due until its last day has ended. */
export const receivableAges = ['not-due', '1-30', '31-60', '61-90', 'over-90'] as const

export type ReceivableAge = (typeof receivableAges)[number]

/** The open invoices of an age, all that are overdue, all that are disputed, or those that are paid. */
export const receivableStates = [...receivableAges, 'overdue', 'disputed', 'paid'] as const

const companyName = z.object({ _id: z.string(), name: z.string() })

/** An invoice that a company pays later. */
const receivable = z.object({
  /** The number of the invoice, such as `INV-00042`. */
  number: z.string(),
  company: companyName,
  /** The email of the account that ordered; empty once it is deleted. */
  customer: z.string(),
  orders: z.array(z.object({ _id: z.string(), number: z.string() })),
  /** The customer's own numbers of these orders. */
  references: z.array(z.string()),
  /** In milliseconds. */
  issuedAt: wireNumber,
  dueAt: wireNumber,
  /** 0 until the end of the day on which it is due, and once it is paid. */
  overdueDays: wireInteger,
  gross: wireAmount,
  open: wireAmount,
  /** ISO 4217 code in lower case, if not the shop's. */
  currency: z.optional(z.string()),
  /** Since when the company disputes it, and why; no reminder is sent meanwhile. */
  disputedAt: z.nullable(wireNumber),
  disputeNote: z.string(),
  /** How many reminders were sent, and when the last one. */
  reminders: wireInteger,
  remindedAt: z.nullable(wireNumber),
  /** Null while something is open. */
  paidAt: z.nullable(wireNumber),
})

export type Receivable = z.output<typeof receivable>

/** Why the open amount changed. */
export const receivableReasons = ['invoice', 'transfer', 'card', 'credit-note'] as const

const movement = z.object({
  at: wireNumber,
  /** Negative if the company owes less. */
  amount: wireNumber,
  reason: z.enum(receivableReasons),
  /** The transfer's id, and the email of the member of staff who recorded it. */
  transfer: z.optional(z.string()),
  by: z.optional(z.string()),
})

const dispute = z.object({
  openedAt: wireNumber,
  note: z.string(),
  openedBy: z.optional(z.string()),
  /** Null while it is open. */
  closedAt: z.nullable(wireNumber),
  closingNote: z.string(),
  closedBy: z.optional(z.string()),
})

const receivableWithHistory = z.extend(receivable, {
  /** Oldest first; their sum is what is open. */
  movements: z.array(movement),
  /** Newest first. */
  disputes: z.array(dispute),
})

export type ReceivableWithHistory = z.output<typeof receivableWithHistory>

const number = z
  .string()
  .check(z.regex(/^[\w-]{1,64}$/, { error: () => said(orderFieldTexts).invoiceNumber }))

/** What everyone who works with open invoices may do. */
const forBookkeepers = { access: 'admin', staff: ['bookkeeper'], extension: true } as const

export const listReceivables = operation({
  ...forBookkeepers,
  id: 'listReceivables',
  method: 'GET',
  path: '/receivables',
  summary:
    'The invoices that companies have yet to pay, the oldest due day first; with `state=paid` those that they have paid, ' +
    'newest first. `search` finds an invoice by its whole number, also a paid one, otherwise the open ones by parts of ' +
    "the company's name or of the customer's own order number.",
  query: z.object({
    ...listParameters(['dueAt']),
    state: z.optional(z.enum(receivableStates)),
    company: z.optional(id),
  }),
  answer: z.array(receivable),
  answerHeaders: listHeaders,
  errors: ['CURSOR_INVALID'],
})

const sum = z.object({ count: wireInteger, open: wireNumber })

export const sumReceivables = operation({
  ...forBookkeepers,
  id: 'sumReceivables',
  method: 'GET',
  path: '/receivables/sums',
  summary:
    'What companies owe, by the age of the invoices; how much of it is disputed; and the money of transfers that no ' +
    'invoice has used yet.',
  answer: z.object({
    ages: z.array(z.extend(sum, { age: z.enum(receivableAges) })),
    disputed: sum,
    unassigned: wireNumber,
  }),
  errors: [],
})

const owingCompany = z.extend(companyName, {
  count: wireInteger,
  open: wireNumber,
  overdue: wireNumber,
  /** When its oldest open invoice was due; null without one. */
  oldestDueAt: z.nullable(wireNumber),
  /** The money of its transfers that no invoice has used yet. */
  unassigned: wireNumber,
})

export type OwingCompany = z.output<typeof owingCompany>

export const listOwingCompanies = operation({
  ...forBookkeepers,
  id: 'listOwingCompanies',
  method: 'GET',
  path: '/receivables/companies',
  summary:
    'The companies with open invoices or unassigned money, by name. With `search` every company whose name contains it, ' +
    'also one that owes nothing.',
  query: z.object({ search: z.optional(typedText(100)), ...pageParameters }),
  answer: z.array(owingCompany),
  answerHeaders: listHeaders,
  errors: ['CURSOR_INVALID'],
})

export const getReceivable = operation({
  ...forBookkeepers,
  id: 'getReceivable',
  method: 'GET',
  path: '/receivables/{number}',
  summary:
    'An invoice on account by its number, with everything that changed what is open, and its disputes.',
  params: z.object({ number }),
  answer: receivableWithHistory,
  errors: ['RECEIVABLE_NOT_FOUND'],
})

export const noteDispute = operation({
  ...forBookkeepers,
  id: 'noteDispute',
  method: 'PUT',
  path: '/receivables/{number}/dispute',
  summary:
    'Notes that a company disputes an open invoice, or that this ended, with the reason. No reminder is sent meanwhile.',
  params: z.object({ number }),
  body: z.object({
    disputed: z.boolean(),
    note: requiredText(500, () => said(receivableFieldTexts).note),
  }),
  answer: z.object(updated),
  errors: ['RECEIVABLE_NOT_FOUND', 'RECEIVABLE_PAID', 'RECEIVABLE_DISPUTED', 'RECEIVABLE_NOT_DISPUTED'],
})

const ownReceivable = z.object({
  number: z.string(),
  orders: z.array(z.object({ _id: z.string(), number: z.string() })),
  references: z.array(z.string()),
  issuedAt: wireNumber,
  dueAt: wireNumber,
  overdueDays: wireInteger,
  gross: wireAmount,
  open: wireAmount,
  /** ISO 4217 code in lower case, if not the shop's. */
  currency: z.optional(z.string()),
  disputed: z.boolean(),
  /** Whether the caller ordered it, and not another person of the company. */
  mine: z.boolean(),
})

export type OwnReceivable = z.output<typeof ownReceivable>

export const listOwnReceivables = operation({
  id: 'listOwnReceivables',
  method: 'GET',
  path: '/own-receivables',
  access: 'customer',
  noKey: 'own',
  summary:
    "The open invoices of the caller's company, also those of its other people, at most 200 of them, the oldest due day " +
    'first. `company` is null for an account that buys for none.',
  extension: true,
  answer: z.object({
    company: z.nullable(z.string()),
    open: wireNumber,
    overdue: wireNumber,
    /** Money that the shop has received and assigned to no invoice yet. */
    unassigned: wireNumber,
    invoices: z.array(ownReceivable),
    /** Whether there are more invoices than the list has. */
    more: z.boolean(),
  }),
  errors: [],
})

export const receivables = [
  listReceivables,
  sumReceivables,
  listOwingCompanies,
  getReceivable,
  noteDispute,
  listOwnReceivables,
] as const
