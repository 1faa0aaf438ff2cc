import { expect, test } from 'vitest'
import type { RefundRow } from '../../data/queries/payments/refunds.ts'
import { owedBack } from './owed-refunds.ts'
import { refundOfNobody } from './refund-of-nobody.ts'

const payment = { amountCents: 2500, creditCents: 0, state: 'refund-due' } as const

/** Builds a refund in euros. */
function refundOf(amountCents: number, change: Partial<RefundRow> = {}): RefundRow {
  const about = {
    id: 're',
    intentId: 'pi',
    origin: 'shop',
    means: 'card',
    currency: 'eur',
    createdAt: 0,
  } as const
  return { ...refundOfNobody({ ...about, amountCents }), orderId: null, state: 'failed', ...change }
}

test('Money that no order could use is owed, up to the amount of the shop’s largest own refund, regardless of the order of the list', () => {
  const refunds = [refundOf(1500), refundOf(2000), refundOf(1000)]
  for (const listed of [
    refunds,
    refunds.toReversed(),
    refunds.toSorted((one, other) => one.amountCents - other.amountCents),
  ])
    expect(owedBack(payment, [], listed, 'usd')).toEqual({ cents: 2000, currency: 'eur' })
})

test('A refund made at the provider shows the refunded amount, not the charged one', () => {
  const atProvider = refundOf(1000, { origin: 'provider', state: 'succeeded', currency: 'usd' })
  expect(owedBack(payment, [], [atProvider], 'usd')).toEqual({ cents: 1500, currency: 'usd' })
  expect(owedBack(payment, [], [], 'usd')).toEqual({ cents: 2500, currency: 'usd' })
})
