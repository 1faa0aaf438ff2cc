/** The series of numbers; a credit note refunds money of an invoice. */
export const invoiceKinds = ['invoice', 'credit-note'] as const

export type InvoiceKind = (typeof invoiceKinds)[number]

const prefixes: Readonly<Record<InvoiceKind, string>> = { invoice: 'INV', 'credit-note': 'CN' }

/** Returns the number as printed: `INV-00042`, `CN-00007`. */
export function formatInvoiceNumber({
  kind,
  number,
}: {
  readonly kind: InvoiceKind
  readonly number: number
}): string {
  return `${prefixes[kind]}-${String(number).padStart(5, '0')}`
}

/** Parses an invoice or credit note number; undefined for other text. */
export function readInvoiceNumber(
  text: string,
): { readonly kind: InvoiceKind; readonly number: number } | undefined {
  const [, prefix, digits] = /^(INV|CN)-(\d{5,9})$/i.exec(text) ?? []
  if (prefix === undefined) return undefined
  return { kind: prefix.toUpperCase() === 'CN' ? 'credit-note' : 'invoice', number: Number(digits) }
}
