import { expect, test } from 'vitest'
import { dueAtOf, mayCardPay, refusalOfTerms } from './on-account.ts'

test('An invoice is due at the end of its day in the time zone of the shop, also when clocks change', () => {
  const dueAt = (at: string, days: number) =>
    new Date(dueAtOf('Europe/Berlin', Date.parse(at), days)).toISOString()
  expect(dueAt('2026-11-30T20:00:00Z', 30)).toBe('2026-12-30T22:59:59.999Z')
  expect(dueAt('2026-11-30T23:30:00Z', 1)).toBe('2026-12-02T22:59:59.999Z')
  expect(dueAt('2026-03-01T12:00:00Z', 30)).toBe('2026-03-31T21:59:59.999Z')
})

test('A company may owe up to its limit, and nothing more while an invoice is overdue', () => {
  const terms = { limitCents: 2000, owedCents: 1500, oldestDueAt: 100 }
  expect(refusalOfTerms(terms, 500, 100)).toBeUndefined()
  expect(refusalOfTerms(terms, 501, 100)).toEqual({ why: 'limit', excessCents: 1 })
  expect(refusalOfTerms(terms, 500, 101)).toEqual({ why: 'overdue', dueAt: 100 })
  expect(refusalOfTerms({ ...terms, oldestDueAt: null }, 500, 101)).toBeUndefined()
})

test('A card pays orders of an invoice of which nothing is transferred or credited', () => {
  const order = { priceCents: 500, givenBackCents: 0 }
  const open = { openCents: 1000, transferredCents: 0 }
  expect(mayCardPay(open, [order, order])).toBe(true)
  expect(mayCardPay(open, [order, order, order])).toBe(false)
  expect(mayCardPay({ ...open, transferredCents: 1 }, [order])).toBe(false)
  expect(mayCardPay(open, [{ ...order, givenBackCents: 1 }])).toBe(false)
})
