import * as z from 'zod/mini'
import {
  amountFrom,
  calendarDate,
  displayedText,
  id,
  idempotencyHeaders,
  inserted,
  requiredText,
  updated,
  wireAmount,
  wireNumber,
} from '../fields.ts'
import { said } from '../languages/said.ts'
import { listHeaders, pageParameters } from '../list-parameters.ts'
import { operation } from '../operation.ts'
import { orderFieldTexts } from '../orders/order-field-texts.ts'
import { writtenNumber } from '../written-number.ts'
import { receivableFieldTexts } from './receivable-field-texts.ts'

/** The most invoices that one call assigns. */
export const mostParts = 200

/** Transfers with money that no invoice has used yet, or those that were reversed. */
export const transferStates = ['with-rest', 'reversed'] as const

const least = 0.01

const transferAmount = amountFrom(
  least,
  () => said(receivableFieldTexts).transferAmount(writtenNumber(least)),
  10_000_000,
)

const reference = displayedText(500)

/** How much of a transfer is for an invoice. */
const part = z.object({
  /** The number of the invoice. */
  invoice: z.string().check(z.regex(/^[\w-]{1,64}$/, { error: () => said(orderFieldTexts).invoiceNumber })),
  amount: transferAmount,
})

const parts = z.array(part).check(
  z.maxLength(mostParts, { error: () => said(receivableFieldTexts).parts(mostParts) }),
  z.refine((list) => new Set(list.map(({ invoice }) => invoice)).size === list.length, {
    error: () => said(receivableFieldTexts).partTwice,
  }),
)

const transfer = z.object({
  _id: z.string(),
  company: z.object({ _id: z.string(), name: z.string() }),
  amount: wireAmount,
  /** What no invoice has used yet. */
  rest: wireAmount,
  /** What the shop gave back. */
  returned: wireAmount,
  /** ISO 4217 code in lower case, if not the shop's. */
  currency: z.optional(z.string()),
  /** The day at the bank, like 2026-11-30. */
  receivedOn: z.string(),
  reference: z.string(),
  recordedAt: wireNumber,
  /** The email of the member of staff; missing once the account is deleted. */
  recordedBy: z.optional(z.string()),
  reversedAt: z.nullable(wireNumber),
  /** What it paid. */
  parts: z.array(z.object({ invoice: z.string(), amount: wireAmount })),
})

export type Transfer = z.output<typeof transfer>

/** What everyone who records transfers may do. */
const forBookkeepers = { access: 'admin', staff: ['bookkeeper'], extension: true } as const

export const listTransfers = operation({
  ...forBookkeepers,
  id: 'listTransfers',
  method: 'GET',
  path: '/transfers',
  summary: 'The transfers that staff recorded, newest first, with the invoices that they paid.',
  query: z.object({
    ...pageParameters,
    company: z.optional(id),
    state: z.optional(z.enum(transferStates)),
  }),
  answer: z.array(transfer),
  answerHeaders: listHeaders,
  errors: ['CURSOR_INVALID'],
})

const proposedInvoice = z.object({
  number: z.string(),
  dueAt: wireNumber,
  open: wireAmount,
  references: z.array(z.string()),
  disputed: z.boolean(),
  /** How much of the transfer is proposed for it; 0 for nothing. */
  proposed: wireAmount,
  /** Whether the text of the transfer names it. */
  named: z.boolean(),
})

export type ProposedInvoice = z.output<typeof proposedInvoice>

export const proposeTransfer = operation({
  ...forBookkeepers,
  id: 'proposeTransfer',
  method: 'POST',
  path: '/transfers/proposals',
  summary:
    'Proposes what a transfer pays: the invoices whose numbers, or own order numbers of the customer, are in its text, ' +
    'otherwise the oldest ones. Without `company` it finds the company by the numbers in the text. It changes nothing.',
  body: z.object({ company: z.optional(id), amount: transferAmount, reference }),
  answer: z.object({
    /** Null if the text names no invoice, or invoices of several companies. */
    company: z.nullable(z.object({ _id: z.string(), name: z.string() })),
    /** The oldest 500 open invoices of the company, and all that are proposed. */
    invoices: z.array(proposedInvoice),
    /** What the proposal leaves of the transfer. */
    rest: wireAmount,
  }),
  unrecorded: true,
  errors: ['TRANSFER_COMPANY_UNKNOWN'],
})

const paid = {
  /** What is left of the transfer. */
  rest: wireAmount,
  /** The invoices of which nothing is open any more. */
  paid: z.array(z.string()),
}

export const recordTransfer = operation({
  ...forBookkeepers,
  id: 'recordTransfer',
  method: 'POST',
  path: '/transfers',
  noKey: 'spends',
  summary:
    'Records money that arrived at the bank, and pays invoices of the company with it, in part or several at once. What is ' +
    'left stays with the company and can be assigned later. A customer whose invoice is paid gets an email.',
  headers: idempotencyHeaders,
  body: z.object({
    company: id,
    amount: transferAmount,
    receivedOn: calendarDate,
    reference,
    parts,
    /** True if the same transfer came twice. */
    again: z.optional(z.boolean()),
  }),
  answer: z.object({ ...inserted, ...paid }),
  errors: [
    'TRANSFER_COMPANY_UNKNOWN',
    'TRANSFER_IN_FUTURE',
    'TRANSFER_RECORDED',
    'RECEIVABLE_NOT_FOUND',
    'PART_OF_OTHER_COMPANY',
    'PART_ABOVE_OPEN',
    'PARTS_ABOVE_TRANSFER',
    'IDEMPOTENCY_KEY_REUSED',
  ],
})

const params = z.object({ id })

export const assignTransfer = operation({
  ...forBookkeepers,
  id: 'assignTransfer',
  method: 'POST',
  path: '/transfers/{id}/parts',
  noKey: 'spends',
  summary: 'Pays further invoices with what is left of a transfer.',
  params,
  headers: idempotencyHeaders,
  body: z.object({
    parts: parts.check(z.minLength(1, { error: () => said(receivableFieldTexts).partsMissing })),
  }),
  answer: z.object({ acknowledged: z.boolean(), ...paid }),
  errors: [
    'TRANSFER_NOT_FOUND',
    'TRANSFER_REVERSED',
    'RECEIVABLE_NOT_FOUND',
    'PART_OF_OTHER_COMPANY',
    'PART_ABOVE_OPEN',
    'PARTS_ABOVE_TRANSFER',
    'IDEMPOTENCY_KEY_REUSED',
  ],
})

const note = requiredText(500, () => said(receivableFieldTexts).note)

export const returnTransfer = operation({
  ...forBookkeepers,
  id: 'returnTransfer',
  method: 'POST',
  path: '/transfers/{id}/returns',
  noKey: 'spends',
  summary:
    'Notes that the shop gave back some of what is left of a transfer, and how. The shop moves no money: a person makes the ' +
    'transfer back.',
  params,
  headers: idempotencyHeaders,
  body: z.object({ amount: transferAmount, note }),
  answer: z.object({ acknowledged: z.boolean(), rest: wireNumber }),
  errors: ['TRANSFER_NOT_FOUND', 'TRANSFER_REVERSED', 'RETURN_ABOVE_REST', 'IDEMPOTENCY_KEY_REUSED'],
})

export const reverseTransfer = operation({
  ...forBookkeepers,
  id: 'reverseTransfer',
  method: 'POST',
  path: '/transfers/{id}/reversal',
  noKey: 'spends',
  summary:
    'Takes back a transfer that was recorded by mistake, with the reason: the invoices that it paid are open again.',
  params,
  body: z.object({ note }),
  answer: z.object(updated),
  errors: ['TRANSFER_NOT_FOUND', 'TRANSFER_REVERSED'],
})

export const transfers = [
  listTransfers,
  proposeTransfer,
  recordTransfer,
  assignTransfer,
  returnTransfer,
  reverseTransfer,
] as const
