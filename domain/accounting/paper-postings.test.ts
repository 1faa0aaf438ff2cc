import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type BookedPaper, type Posting, postingsOf } from './paper-postings.ts'

const paper: BookedPaper = {
  kind: 'invoice',
  grossCents: 11_900,
  giftCents: 0,
  creditCents: 0,
  rate: 19,
  taxes: [],
}

const shown = (postings: readonly Posting[]) =>
  postings.map(({ cents, side, account, contra, eu }) => [cents, side, account, contra, ...(eu ? [eu] : [])])

test('An invoice is revenue against the customer, and what the card paid', () => {
  expect(shown(postingsOf(paper, null))).toEqual([
    [11_900, 'S', 'debtor', 'revenueFull'],
    [11_900, 'S', 'transit', 'debtor'],
  ])
})

test('A credit note is booked the other way round', () => {
  expect(shown(postingsOf({ ...paper, kind: 'credit-note', rate: 7, creditCents: 900 }, null))).toEqual([
    [11_900, 'H', 'debtor', 'revenueReduced'],
    [11_000, 'H', 'transit', 'debtor'],
    [900, 'H', 'credit', 'debtor'],
  ])
})

test('An invoice that a company pays later, and a credit note on it, have no posting of a payment', () => {
  expect(shown(postingsOf({ ...paper, isOpen: true }, null))).toEqual([
    [11_900, 'S', 'debtor', 'revenueFull'],
  ])
  expect(shown(postingsOf({ ...paper, kind: 'credit-note', isOpen: true }, null))).toEqual([
    [11_900, 'H', 'debtor', 'revenueFull'],
  ])
})

test('Each rate and kind of country has its account; another EU country also its rate', () => {
  const taxes = [
    { rate: 20, country: 'AT', grossCents: 1000 },
    { rate: 19, country: 'DE', grossCents: 2000 },
    { rate: 7, country: 'DE', grossCents: 3000 },
    { rate: 5, country: 'DE', grossCents: 300 },
    { rate: 0, country: 'CH', grossCents: 4000 },
  ]
  expect(shown(postingsOf({ ...paper, grossCents: 10_500, rate: null, taxes }, 'DE'))).toEqual([
    [1000, 'S', 'debtor', 'revenueEu', { country: 'AT', rate: 20 }],
    [2000, 'S', 'debtor', 'revenueFull'],
    [3000, 'S', 'debtor', 'revenueReduced'],
    [300, 'S', 'debtor', 'revenueOther'],
    [4000, 'S', 'debtor', 'revenueAbroad'],
    [200, 'S', 'debtor', 'revenueFree'],
    [10_500, 'S', 'transit', 'debtor'],
  ])
})

test('A tax-free sale to a company is booked with its VAT number, beside a taxed one', () => {
  const taxes = [
    { rate: 0, country: 'AT', grossCents: 1000 },
    { rate: 20, country: 'AT', grossCents: 2400 },
    { rate: 0, country: 'CH', grossCents: 500 },
  ]
  const sold = { ...paper, grossCents: 3900, rate: null, exemptNumber: 'ATU33864707', taxes, isOpen: true }
  expect(shown(postingsOf(sold, 'DE'))).toEqual([
    [1000, 'S', 'debtor', 'revenueIntraEu', { vatNumber: 'ATU33864707' }],
    [2400, 'S', 'debtor', 'revenueEu', { country: 'AT', rate: 20 }],
    [500, 'S', 'debtor', 'revenueAbroad'],
  ])
})

test('A gift card is no revenue but a debt, which credit pays off when it is used', () => {
  const taxes = [
    { rate: 19, country: 'DE', grossCents: 1900 },
    { rate: 0, country: null, grossCents: 5000 },
  ]
  const sold = { ...paper, grossCents: 6900, giftCents: 5000, rate: null, taxes }
  expect(shown(postingsOf(sold, 'DE'))).toEqual([
    [1900, 'S', 'debtor', 'revenueFull'],
    [5000, 'S', 'debtor', 'credit'],
    [6900, 'S', 'transit', 'debtor'],
  ])
  expect(shown(postingsOf({ ...paper, grossCents: 5000, creditCents: 5000 }, null))).toEqual([
    [5000, 'S', 'debtor', 'revenueFull'],
    [5000, 'S', 'credit', 'debtor'],
  ])
})

const cents = fc.integer({ min: 0, max: 500_000 })
const papers = fc
  .record({
    kind: fc.constantFrom('invoice', 'credit-note'),
    taxes: fc.array(
      fc.record({
        rate: fc.constantFrom(0, 5, 7, 19, 20, 25.5),
        country: fc.constantFrom(null, 'DE', 'AT', 'FR', 'CH', 'US'),
        grossCents: cents,
      }),
      { maxLength: 5 },
    ),
    untaxedCents: cents,
    giftShare: fc.double({ min: 0, max: 1, noNaN: true }),
    creditShare: fc.double({ min: 0, max: 1, noNaN: true }),
    rate: fc.constantFrom(null, 0, 7, 19),
  })
  .map(({ kind, taxes, untaxedCents, giftShare, creditShare, rate }): BookedPaper => {
    const gifts = taxes.filter((tax) => tax.rate === 0 && tax.country === null)
    const mostGifts = gifts.reduce((sum, { grossCents }) => sum + grossCents, 0) + untaxedCents
    const grossCents = taxes.reduce((sum, tax) => sum + tax.grossCents, 0) + untaxedCents
    const part = (share: number, whole: number) => Math.round(share * whole)
    return {
      kind,
      taxes,
      rate,
      grossCents,
      giftCents: part(giftShare, mostGifts),
      creditCents: part(creditShare, grossCents),
    }
  })

test('The sales and the payments of any paper each add up to its amount, so the customer owes nothing', () => {
  fc.assert(
    fc.property(papers, fc.constantFrom(null, 'DE'), (any, home) => {
      const postings = postingsOf(any, home)
      const sign = any.kind === 'invoice' ? 1 : -1
      const signed = ({ cents: amount, side }: Posting) => (side === 'S' ? amount : -amount)
      const sum = (chosen: readonly Posting[]) => chosen.reduce((all, one) => all + signed(one), 0)
      expect(sum(postings.filter(({ account }) => account === 'debtor'))).toBe(sign * any.grossCents + 0)
      expect(sum(postings.filter(({ contra }) => contra === 'debtor'))).toBe(sign * any.grossCents + 0)
      expect(sum(postings.filter(({ contra }) => contra === 'credit'))).toBe(sign * any.giftCents + 0)
      expect(sum(postings.filter(({ account }) => account === 'credit'))).toBe(sign * any.creditCents + 0)
      expect(postings.every((one) => one.cents > 0)).toBe(true)
    }),
    { numRuns: 2000 },
  )
})
