import { type ProposedInvoice, recordTransfer } from '../../../contract/payments/transfers.ts'
import { centsOf, sumOfAmounts } from '../../../domain/money.ts'
import { isRecord } from '../../api/is-record.ts'
import { type FieldProblems, type FieldRules, textProblem } from '../../forms/field-rules.ts'
import { numberProblem } from '../../forms/number-problem.ts'
import { fieldAmount, typedNumber } from '../../forms/typed-numbers.ts'
import type { Formats } from '../../ui/values/formats.ts'
import { moneyFigure } from '../../ui/values/numbers.ts'
import { transferTexts as texts } from './transfer-texts.ts'

/** An open invoice of the company, with the amount that is typed for it. */
export type TypedPart = Omit<ProposedInvoice, 'proposed'> & { readonly amount: string }

/** The form of a transfer. */
export const emptyTransfer = {
  amount: '',
  receivedOn: '',
  reference: '',
  search: '',
  company: '',
  /** The typed parts as JSON; empty before a proposal. */
  parts: '',
  again: false,
}

export type TransferValues = typeof emptyTransfer

const { amount: amountSchema } = recordTransfer.body.shape

/** The rules of the form that records a transfer. */
export const transferRules: FieldRules<TransferValues> = {
  amount: ({ amount }, formats) => amountProblem(formats, amount),
  receivedOn: ({ receivedOn }) => textProblem(receivedOn, { required: texts.dayRequired }),
  company: ({ company }) => textProblem(company, { required: texts.companyRequired }),
  parts: ({ parts, amount }, formats) =>
    partsProblem(formats, partsIn(parts), typedNumber(formats, amount, 'amount')),
}

/** Checks the amount of a transfer, or of a return. */
export function amountProblem(formats: Formats, amount: string): string | undefined {
  return (
    textProblem(amount, { required: texts.amountRequired }) ??
    numberProblem(formats, amount, 'amount', amountSchema)
  )
}

/** Returns the parts of the form's field, which holds them as one text. */
export function partsIn(text: string): readonly TypedPart[] {
  const parts: unknown = JSON.parse(text || '[]')
  // Only `partsText` writes this text; a draft of another version may differ.
  return Array.isArray(parts) && parts.every((part) => isRecord(part) && typeof part.amount === 'string')
    ? (parts as readonly TypedPart[])
    : []
}

/** Returns the field's text for proposed invoices. */
export function proposedText(formats: Formats, invoices: readonly ProposedInvoice[]): string {
  return partsText(
    invoices.map(({ proposed, ...invoice }) => ({
      ...invoice,
      amount: proposed === 0 ? '' : fieldAmount(formats, proposed),
    })),
  )
}

export function partsText(parts: readonly TypedPart[]): string {
  return JSON.stringify(parts)
}

/** Returns the parts with an amount, for the API. */
export function partsToSend(formats: Formats, parts: readonly TypedPart[]) {
  return parts
    .filter(({ amount }) => amount.trim() !== '')
    .map(({ number, amount }) => ({ invoice: number, amount: typedNumber(formats, amount, 'amount') }))
}

/** Returns what the parts assign, and what they leave; an unreadable amount counts as nothing. */
export function sumsOf(formats: Formats, parts: readonly TypedPart[], amount: number) {
  const typed = partsToSend(formats, parts).map((part) => (part.amount > 0 ? part.amount : 0))
  const assigned = sumOfAmounts(typed)
  return { assigned, rest: Number.isNaN(amount) ? 0 : (centsOf(amount) - centsOf(assigned)) / 100 }
}

/** Returns the problem of each part by its field. */
export function problemsOfParts(formats: Formats, parts: readonly TypedPart[]): FieldProblems {
  return Object.fromEntries(
    parts.flatMap((part) => {
      const problem = partProblem(formats, part)
      return problem === undefined ? [] : [[fieldOfPart(part.number), problem]]
    }),
  )
}

/** Returns the form's name of the amount for an invoice. */
export function fieldOfPart(number: string): string {
  return `part.${number}`
}

function partProblem(formats: Formats, { amount, open }: TypedPart): string | undefined {
  if (amount.trim() === '') return undefined
  const problem = numberProblem(formats, amount, 'amount', amountSchema)
  if (problem !== undefined) return problem
  return typedNumber(formats, amount, 'amount') > open
    ? texts.aboveOpen(moneyFigure(formats, open))
    : undefined
}

/** Checks all parts against what is open, and their sum against the money. */
export function partsProblem(
  formats: Formats,
  parts: readonly TypedPart[],
  money: number,
): string | undefined {
  const [first] = Object.values(problemsOfParts(formats, parts))
  return first ?? (sumsOf(formats, parts, money).rest < 0 ? texts.tooMuch : undefined)
}

/** Maps the fields of sent parts to their names in the API. */
export function wireNamesOfParts(formats: Formats, parts: readonly TypedPart[]): Record<string, string> {
  return Object.fromEntries(
    partsToSend(formats, parts).map(({ invoice }, index) => [fieldOfPart(invoice), `parts.${index}.amount`]),
  )
}
