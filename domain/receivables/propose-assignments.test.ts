import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { numbersIn } from './numbers-in-text.ts'
import { type OpenInvoice, proposeAssignments } from './propose-assignments.ts'

const invoice = (number: number, openCents: number, further: Partial<OpenInvoice> = {}): OpenInvoice => ({
  number,
  openCents,
  dueAt: number,
  references: [],
  isDisputed: false,
  ...further,
})

const short = (open: readonly OpenInvoice[], text: string, cents: number) =>
  proposeAssignments(open, text, cents).map(({ invoice: { number }, cents: part }) => [number, part])

describe('A transfer', () => {
  const open = [invoice(3, 300), invoice(1, 100), invoice(2, 200)]

  test('without a number pays the oldest invoices first, the last one in part', () => {
    expect(short(open, 'thank you', 250)).toEqual([
      [1, 100],
      [2, 150],
    ])
  })

  test('of exactly the amount of an invoice pays that one', () => {
    expect(short(open, '', 300)).toEqual([[3, 300]])
  })

  test.each([
    'INV-00003 and INV-00002',
    'inv 3, inv2',
    'RG INV00003/INV-2',
    '00002 00003',
    '00002, 00003.',
    'INV‑2,00003',
    'ＩＮＶ－３　＋００００２',
  ])('with the text "%s" pays these, and leaves the rest', (text) => {
    expect(short(open, text, 999)).toEqual([
      [2, 200],
      [3, 300],
    ])
  })

  test("pays the invoice that the customer's reference names as a whole word", () => {
    const withReference = [invoice(1, 100, { references: ['Spring-7'] }), invoice(2, 100)]
    expect(short([...withReference, invoice(3, 50)], 'pay: SPRING 7', 90)).toEqual([[1, 90]])
    expect(short(withReference, 'spring 77', 90)).toEqual([[1, 90]])
    expect(short([invoice(1, 90), invoice(2, 50, { references: ['2'] })], '2', 80)).toEqual([[1, 80]])
  })

  test('pays a disputed invoice only if its text names it', () => {
    const disputed = [invoice(1, 100, { isDisputed: true }), invoice(2, 100)]
    expect(short(disputed, '', 150)).toEqual([[2, 100]])
    expect(short(disputed, 'INV-00001', 150)).toEqual([[1, 100]])
  })

  test('is never spread beyond its amount or what an invoice has open', () => {
    const some = fc.array(
      fc.record({
        number: fc.integer({ min: 1, max: 99 }),
        openCents: fc.integer({ min: 1, max: 9_999 }),
        dueAt: fc.integer({ min: 0, max: 50 }),
        references: fc.array(fc.string({ maxLength: 6 }), { maxLength: 2 }),
        isDisputed: fc.boolean(),
      }),
    )
    fc.assert(
      fc.property(some, fc.string(), fc.integer({ min: 1, max: 99_999 }), (invoices, text, cents) => {
        const proposed = proposeAssignments(invoices, text, cents)
        expect(proposed.reduce((sum, part) => sum + part.cents, 0)).toBeLessThanOrEqual(cents)
        for (const part of proposed) {
          expect(part.cents).toBeGreaterThan(0)
          expect(part.cents).toBeLessThanOrEqual(part.invoice.openCents)
        }
      }),
    )
  })
})

test.each([
  ['INV-00042', [42]],
  ['inv42 INV_43', [42, 43]],
  ['paid 42.00 for 2026', []],
  ['DINV-42 INV-0 INV', []],
  ['00042', [42]],
  ['IBAN AT00 0042', [42]],
  ['00042,50 EUR', []],
  ['03.04.2026', []],
])('The text "%s" names the invoices %j', (text, numbers) => {
  expect([...numbersIn(text)]).toEqual(numbers)
})
