import * as z from 'zod/mini'
import { wireInteger, wireNumber } from '../fields.ts'
import { operation } from '../operation.ts'

/** The comparisons. Each reports its own kinds of differences. */
export const provedChecks = [
  'stock',
  'orders',
  'charges',
  'credit',
  'receivables',
  'invoices',
  'mail',
  'changes',
  'backup',
] as const

/** The kinds of differences. `web/features/proof/` has their texts. */
export const differenceProblems = [
  'stock-differs',
  'order-without-charge',
  'charge-not-taken',
  'amount-differs',
  'parts-differ',
  'several-charges',
  'charge-without-order',
  'refund-waits',
  'credit-of-payment-differs',
  'credit-of-refund-differs',
  'gift-card-differs',
  'credit-below-zero',
  'open-differs',
  'settled-differs',
  'transfer-differs',
  'invoice-missing',
  'invoice-differs',
  'credit-differs',
  'tax-differs',
  'number-missing',
  'mail-waits',
  'chain-broken',
  'backup-not-proved',
  'backup-not-restorable',
] as const

export type DifferenceProblem = (typeof differenceProblems)[number]

const difference = z.object({
  check: z.enum(provedChecks),
  problem: z.enum(differenceProblems),
  /** The id of a product, order, payment, invoice, email or entry of the record of changes; or `backup`. */
  id: z.string(),
  /** The name of the product, or the order's number if there is one. */
  name: z.string(),
  /** The order to check; null if the difference concerns no order. */
  order: z.nullable(z.string()),
  /** The two numbers that should be equal: pieces, or cents of the shop's currency. */
  expected: z.nullable(wireInteger),
  found: z.nullable(wireInteger),
})

export type Difference = z.output<typeof difference>

export const getProof = operation({
  id: 'getProof',
  method: 'GET',
  path: '/proof',
  access: 'admin',
  summary:
    'The last complete comparison of the numbers: stock with its ledger, paid orders with charges, charges with ' +
    'orders or refunds, the ledger of credit with payments, refunds and gift cards, what companies owe with its ledger, invoices and credit notes with payments and refunds, waiting mail, the record of changes, and whether a backup was restored within a week. A job compares every few minutes.',
  extension: true,
  answer: z.object({
    /** When the last complete comparison ended, in milliseconds; null before the first one. */
    finishedAt: z.nullable(wireNumber),
    checks: z.array(
      z.object({ check: z.enum(provedChecks), checked: wireInteger, differences: wireInteger }),
    ),
    /** The first hundred differences. */
    differences: z.array(difference),
  }),
  errors: [],
})

export const proofOperations = [getProof] as const
