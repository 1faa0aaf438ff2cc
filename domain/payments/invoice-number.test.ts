import { describe, expect, test } from 'vitest'
import { formatInvoiceNumber, readInvoiceNumber, readPastedInvoiceNumber } from './invoice-number.ts'

const papers = [
  { text: 'INV-00042', kind: 'invoice', number: 42 },
  { text: 'CN-00007', kind: 'credit-note', number: 7 },
  { text: 'INV-123456789', kind: 'invoice', number: 123_456_789 },
] as const

describe('The number of an invoice or a credit note', () => {
  test.each(papers)('$text is written with at least five digits, and read back', ({ text, ...paper }) => {
    expect(formatInvoiceNumber(paper)).toBe(text)
    expect(readInvoiceNumber(text)).toEqual(paper)
  })

  test('Is read in lower case too, as people type it', () => {
    expect(readInvoiceNumber('cn-00007')).toEqual({ kind: 'credit-note', number: 7 })
    expect(readInvoiceNumber('inv-00042')).toEqual({ kind: 'invoice', number: 42 })
  })

  test.each([
    'INV‑00042',
    'Invoice INV-00042',
    'Your invoice no. INV-00042',
    'Rechnung INV–00042.',
    'Facture n° INV-00042,',
    '“inv 00042”',
    'INV00042',
    'INV-42',
    '\u200bINV-00042\u00a0',
  ])('Is found in "%s", as people paste it', (text) => {
    expect(readPastedInvoiceNumber(text)).toEqual({ kind: 'invoice', number: 42 })
  })

  test.each(['INV-00042 of May', 'INV-1234567890', 'XINV-00042', '00042', 'INV', 'INV-00042 INV-00043', ''])(
    'Is not found in "%s"',
    (text) => {
      expect(readPastedInvoiceNumber(text)).toBeUndefined()
    },
  )

  test.each(['INV-0042', 'INV-1234567890', 'INV-0004a', 'XINV-00042', 'INV-00042 of May', 'PO-00042', ''])(
    'Is not read from "%s"',
    (text) => {
      expect(readInvoiceNumber(text)).toBeUndefined()
    },
  )
})
