import { namesReference, numbersIn } from './numbers-in-text.ts'

/** An open invoice, as a proposal for a transfer needs it. */
export interface OpenInvoice {
  /** Its number without prefix, such as 42 of `INV-00042`. */
  readonly number: number
  readonly openCents: number
  readonly dueAt: number
  /** The customer's own numbers of its orders. */
  readonly references: readonly string[]
  readonly isDisputed: boolean
}

/** How much of a transfer is for an invoice. */
export interface Proposed<Invoice> {
  readonly invoice: Invoice
  readonly cents: number
  /** Whether the text of the transfer names the invoice. */
  readonly isNamed: boolean
}

/**
 * Proposes which invoices a transfer pays, oldest first. Invoices whose number or customer's reference is in the text
 * come alone: what is left of the money then stays open, because the customer said what it is for. Without such an
 * invoice, the one of exactly this amount is proposed, otherwise the oldest ones that are not disputed.
 */
export function proposeAssignments<Invoice extends OpenInvoice>(
  open: readonly Invoice[],
  text: string,
  amountCents: number,
): readonly Proposed<Invoice>[] {
  const oldestFirst = open.toSorted((one, other) => one.dueAt - other.dueAt || one.number - other.number)
  const named = namedIn(oldestFirst, text)
  if (named.length > 0) return spread(named, amountCents, true)
  const undisputed = oldestFirst.filter(({ isDisputed }) => !isDisputed)
  const exact = undisputed.find(({ openCents }) => openCents === amountCents)
  return spread(exact ? [exact] : undisputed, amountCents, false)
}

/** Returns the invoices that the text names by number, otherwise those that it names by the customer's reference. */
function namedIn<Invoice extends OpenInvoice>(open: readonly Invoice[], text: string): readonly Invoice[] {
  const numbers = numbersIn(text)
  const byNumber = open.filter(({ number }) => numbers.has(number))
  return byNumber.length > 0
    ? byNumber
    : open.filter(({ references }) => references.some((reference) => namesReference(text, reference)))
}

function spread<Invoice extends OpenInvoice>(
  invoices: readonly Invoice[],
  amountCents: number,
  isNamed: boolean,
): readonly Proposed<Invoice>[] {
  let leftCents = amountCents
  const proposed: Proposed<Invoice>[] = []
  for (const invoice of invoices) {
    const cents = Math.min(leftCents, invoice.openCents)
    if (cents <= 0) break
    proposed.push({ invoice, cents, isNamed })
    leftCents -= cents
  }
  return proposed
}
