import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DeliveryRates } from '../../contract/shop/delivery-rates.ts'
import { grossCents } from '../tax/taxed-price.ts'
import { arbitraryRates } from '../testing/arbitrary-prices.ts'
import { deliveryPrice, deliveryShares, parcelOf } from './delivery-fee.ts'
import { type PaidOrder, proposedDelivery } from './propose-refund.ts'

const rates: DeliveryRates = {
  zones: [
    {
      name: 'Germany',
      countries: ['DE'],
      by: 'weight',
      steps: [
        { from: 0, fee: 5.9 },
        { from: 5_000, fee: 9.9 },
      ],
      freeFrom: 100,
    },
  ],
  defaultZone: null,
  home: 'DE',
  pieceGrams: 0,
}
const order = (grams: number, deliveryCents: number, isReturned = false) => {
  return { goodsCents: 2_000, grams, country: 'DE', deliveryCents, refundedDeliveryCents: 0, isReturned }
}

test('A parcel that comes back as a whole returns all of its delivery', () => {
  expect(proposedDelivery(rates, order(100, 300), [], 300)).toBe(300)
  expect(proposedDelivery(rates, order(100, 300), [order(100, 290, true)], 300)).toBe(300)
})

test('Kept goods keep the delivery that they alone would have cost', () => {
  expect(proposedDelivery(rates, order(100, 300), [order(100, 290)], 300)).toBe(0)
  expect(proposedDelivery(rates, order(4_900, 495), [order(200, 495)], 495)).toBe(400)
})

test('Never proposes more than the share of the order, or what is left of it', () => {
  expect(proposedDelivery(rates, order(4_900, 300), [order(200, 690)], 300)).toBe(300)
  expect(proposedDelivery(rates, order(4_900, 300), [order(200, 690)], 120)).toBe(120)
})

test('The proposal is never negative, even if the kept goods alone would have cost more', () => {
  expect(proposedDelivery(rates, order(100, 0), [order(100, 0)], 0)).toBe(0)
})

test('Kept goods keep their delivery with its tax', () => {
  const withTax = (cents: number) => Math.round(cents * 1.2)
  expect(proposedDelivery(rates, order(100, 354), [order(100, 354)], 354, withTax)).toBe(0)
  expect(proposedDelivery(rates, order(4_900, 594), [order(200, 594)], 594, withTax)).toBe(480)
})

test('What earlier withdrawals have saved is not refunded twice', () => {
  const first = { ...order(4_900, 100, true), refundedDeliveryCents: 100 }
  expect(proposedDelivery(rates, order(100, 790), [first, order(100, 100)], 790)).toBe(300)
})

const paidGoods = fc.array(
  fc.record({ goodsCents: fc.integer({ min: 1, max: 40_000 }), grams: fc.integer({ min: 0, max: 20_000 }) }),
  { minLength: 1, maxLength: 8 },
)

/** An order that is paid, withdrawn and refunded in a test. */
interface ChangingOrder extends Omit<PaidOrder, 'refundedDeliveryCents' | 'isReturned'> {
  refundedDeliveryCents: number
  isReturned: boolean
}

const deliveryOf = (orders: readonly PaidOrder[]) =>
  orders.reduce((sum, { deliveryCents }) => sum + deliveryCents, 0)
const refundedOf = (orders: readonly PaidOrder[]) =>
  orders.reduce((sum, { refundedDeliveryCents }) => sum + refundedDeliveryCents, 0)

test('Withdrawals from any parcel refund at most what its kept goods save, and in the end all of the delivery', () => {
  const percents = fc.integer({ min: 0, max: 30 })
  fc.assert(
    fc.property(arbitraryRates, percents, paidGoods, (given, rate, goods) => {
      const added = { pricesInclude: false, abroad: 'gross' } as const
      const withTax = (cents: number) => grossCents(cents, added, { rate }, { rate })
      const parcel = goods.map((one, index) => {
        return { ...one, id: String(index), country: 'DE', deliveryCents: 0, isFixed: false }
      })
      const shares = deliveryShares(given, parcel, withTax)
      const orders = parcel.map((one): ChangingOrder => {
        return { ...one, deliveryCents: shares.get(one.id) ?? 0, refundedDeliveryCents: 0, isReturned: false }
      })
      const refund = (one: ChangingOrder) => {
        const leftCents = one.deliveryCents - one.refundedDeliveryCents
        const others = orders.filter((other) => other !== one)
        const cents = proposedDelivery(given, one, others, leftCents, withTax)
        one.refundedDeliveryCents += cents
        one.isReturned = true
        return cents
      }
      for (const one of orders) {
        const cents = refund(one)
        const kept = orders.filter(({ isReturned }) => !isReturned)
        const alone = deliveryPrice(given, 'DE', parcelOf(kept), withTax)
        const aloneCents = typeof alone === 'string' ? 0 : alone.feeCents
        const mostCents = deliveryOf(orders) - aloneCents
        if (cents > 0 && kept.length > 0) expect(refundedOf(orders)).toBeLessThanOrEqual(mostCents)
      }
      for (const one of orders) refund(one)
      expect(orders.map(({ refundedDeliveryCents }) => refundedDeliveryCents)).toEqual(
        orders.map(({ deliveryCents }) => deliveryCents),
      )
    }),
  )
})
