import { expect, test } from 'vitest'
import type { DeliveryRates } from '../../contract/shop/delivery-rates.ts'
import { proposedDelivery } from './propose-refund.ts'

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
  return { goodsCents: 2_000, grams, country: 'DE', deliveryCents, isReturned }
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

test('Nothing is taken back from kept goods that alone would have cost more', () => {
  expect(proposedDelivery(rates, order(100, 0), [order(100, 0)], 0)).toBe(0)
})
