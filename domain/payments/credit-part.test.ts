import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { creditPart, creditShares, splitRefund } from './credit-part.ts'

const runs = { numRuns: 20_000 }
const prices = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 8 })
const cents = fc.integer({ min: 0, max: 10_000_000 })
const sumOf = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0)

describe('The credit in a payment', () => {
  test.each([
    [{ sumCents: 2500, balanceCents: 0, leastCents: 50 }, 0],
    [{ sumCents: 2500, balanceCents: 1000, leastCents: 50 }, 1000],
    [{ sumCents: 2500, balanceCents: 2500, leastCents: 50 }, 2500],
    [{ sumCents: 2500, balanceCents: 9000, leastCents: 50 }, 2500],
    // The card cannot pay ten cents, so that a little credit stays.
    [{ sumCents: 2500, balanceCents: 2490, leastCents: 50 }, 2450],
    [{ sumCents: 40, balanceCents: 10, leastCents: 50 }, 0],
    [{ sumCents: 2500, balanceCents: -5, leastCents: 50 }, 0],
  ])('of %j is %d', (payable, part) => {
    expect(creditPart(payable)).toBe(part)
  })

  test('never exceeds the credit or the sum, and leaves nothing or what a card can pay', () => {
    fc.assert(
      fc.property(cents, cents, fc.integer({ min: 1, max: 500 }), (sumCents, balanceCents, leastCents) => {
        const part = creditPart({ sumCents, balanceCents, leastCents })
        const rest = sumCents - part
        return part >= 0 && part <= balanceCents && (rest === 0 || rest >= leastCents || part === 0)
      }),
      runs,
    )
  })

  test('is divided over the orders to the cent, and no order gets more than its price', () => {
    fc.assert(
      fc.property(prices, fc.double({ min: 0, max: 1, noNaN: true }), (each, share) => {
        const credit = Math.floor(sumOf(each) * share)
        const shares = creditShares(credit, each)
        return (
          sumOf(shares) === credit &&
          shares.every((cents, index) => cents >= 0 && cents <= (each[index] ?? 0))
        )
      }),
      runs,
    )
  })
})

test('Refunds of an order go to the card up to what it paid, then to credit, and never exceed either', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }),
      (price, share, refunds) => {
        const credit = Math.floor(price * share)
        let cardLeft = price - credit
        let left = price
        let toCredit = 0
        for (const part of [...refunds, 1]) {
          const amount = Math.round(left * part)
          const split = splitRefund(amount, cardLeft)
          if (split.first + split.credit !== amount || split.first < 0 || split.credit < 0) return false
          cardLeft -= split.first
          toCredit += split.credit
          left -= amount
        }
        return left === 0 && cardLeft === 0 && toCredit === credit
      },
    ),
    runs,
  )
})
