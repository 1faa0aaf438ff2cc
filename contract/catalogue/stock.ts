import * as z from 'zod/mini'
import { fieldTexts } from '../field-texts.ts'
import { displayedText, id, wireInteger } from '../fields.ts'
import { atLeast, atMost } from '../form-rules.ts'
import { said } from '../languages/said.ts'
import { listHeaders, pageParameters } from '../list-parameters.ts'
import { operation } from '../operation.ts'
import { writtenNumber } from '../written-number.ts'
import { productFieldTexts } from './product-field-texts.ts'

/** Reasons for an admin's correction of the stock. */
export const correctionReasons = ['counted', 'damaged', 'lost', 'found', 'own-use', 'other'] as const

export type CorrectionReason = (typeof correctionReasons)[number]

const pieces = z.pipe(wireInteger, z.int().check(z.lte(1_000_000, atMost(1_000_000))))

/** The direction of a reason that only adds or only removes pieces. Other reasons allow both. */
const directions: Partial<Record<CorrectionReason, 'in' | 'out'>> = {
  damaged: 'out',
  lost: 'out',
  'own-use': 'out',
  found: 'in',
}

/** A correction: pieces in or out, or the number that was counted. */
export const stockCorrection = z
  .object({
    change: z.optional(
      pieces.check(
        z.gte(-1_000_000, { error: () => said(fieldTexts).atMostAtOnce(writtenNumber(1_000_000)) }),
        z.refine((change) => change !== 0, { error: () => said(fieldTexts).otherThanZero }),
      ),
    ),
    counted: z.optional(pieces.check(z.gte(0, atLeast(0)))),
    /** The stock on the screen during the count. The shop refuses the count if the stock has changed since. */
    shown: z.optional(pieces),
    reason: z.enum(correctionReasons),
    note: z.optional(displayedText(500)),
  })
  .check(
    z.refine(({ change, counted }) => (change === undefined) !== (counted === undefined), {
      path: ['change'],
      error: () => said(productFieldTexts).changeOrCount,
    }),
    z.refine(({ change = 0, reason }) => change === 0 || directions[reason] !== (change > 0 ? 'out' : 'in'), {
      path: ['change'],
      error: () => said(productFieldTexts).direction,
    }),
    z.refine(({ reason, note }) => reason !== 'other' || Boolean(note), {
      path: ['note'],
      error: () => said(productFieldTexts).whatHappened,
    }),
  )

/** A row of the stock ledger. */
const movement = z.object({
  _id: z.string(),
  /** Pieces that came in (above zero) or went out (below zero). */
  quantity: wireInteger,
  /** The stock after the movement. */
  stock: wireInteger,
  reason: z.string(),
  note: z.string(),
  at: z.iso.datetime(),
  /** The name of the admin who made the movement. */
  by: z.optional(z.string()),
  order: z.optional(z.object({ _id: z.string(), number: z.string() })),
})

export type StockMovement = z.output<typeof movement>

export const correctStock = operation({
  id: 'correctStock',
  method: 'POST',
  path: '/tools/{id}/stock',
  access: 'admin',
  summary:
    'Corrects the stock of a tool or part with a reason, by a `change` or by the number that was `counted`. A count names the stock that ' +
    'was `shown`; when that has moved since, it is refused.',
  extension: true,
  params: z.object({ id }),
  body: stockCorrection,
  answer: z.object({ acknowledged: z.boolean(), change: wireInteger, availableQuantity: wireInteger }),
  errors: ['TOOL_NOT_FOUND', 'STOCK_OUT_OF_RANGE', 'STOCK_MOVED'],
})

export const listMovements = operation({
  id: 'listMovements',
  method: 'GET',
  path: '/tools/{id}/movements',
  access: 'admin',
  summary:
    'The stock ledger of a tool or part, newest first, with the stock after each movement; 50 unless `limit` says otherwise.',
  extension: true,
  params: z.object({ id }),
  query: z.object(pageParameters),
  answer: z.array(movement),
  answerHeaders: listHeaders,
  errors: ['TOOL_NOT_FOUND', 'CURSOR_INVALID'],
})

export const stock = [correctStock, listMovements] as const
